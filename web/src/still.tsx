// Drawings that depend on nothing but their properties: drawn again only when one of these changes.

import { Component, type ComponentClass, type FunctionComponent } from "preact";

export function still<P extends object>(draw: FunctionComponent<P>): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const keys = new Set([...Object.keys(next), ...Object.keys(this.props)]) as Set<keyof P>;
      return [...keys].some((key) => next[key] !== this.props[key as keyof typeof this.props]);
    }

    override render(props: P) {
      return draw(props);
    }
  };
}
