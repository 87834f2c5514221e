// The little of Node that the tests use. Its own types would give the page's timers another type.

declare module "node:test" {
  export function test(name: string, run: () => void | Promise<void>): void;
  export function beforeEach(run: () => void | Promise<void>): void;
  export function afterEach(run: () => void | Promise<void>): void;
  export const mock: {
    timers: { enable(options: { apis: string[] }): void; tick(milliseconds: number): void; reset(): void };
  };
}

declare module "node:assert/strict" {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
  };
  export default assert;
}
