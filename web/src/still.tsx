// Drawings that depend on nothing but their properties: drawn again only when one of these changes.

import { Component, type ComponentClass, type FunctionComponent } from "preact";

export function still<P extends object>(draw: FunctionComponent<P>): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(next, this.props);
    }

    override render(props: P) {
      return draw(props);
    }
  };
}

/** Whether two objects have other properties. */
export function differ(one: object, other: object): boolean {
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in a) if (a[key] !== b[key]) return true;
  for (const key in b) if (!(key in a)) return true;
  return false;
}
