// Parts of the runtime that few samples need, such as files and PDF, come when they are asked for. The
// bundler writes `loadPart(name)` for each import of one: the frame may fetch nothing, so the page does.

const waiting = new Map<
  string,
  {resolve(module: unknown): void; reject(error: unknown): void}
>();
const known = new Map<string, Promise<unknown>>();

/** Defines `loadPart`. */
export function installParts(ask: (name: string) => void): void {
  Object.assign(globalThis, {
    loadPart: (name: string): Promise<unknown> => {
      const part =
        known.get(name) ??
        new Promise((resolve, reject) => {
          waiting.set(name, {resolve, reject});
          ask(name);
        });
      known.set(name, part);
      return part;
    },
  });
}

/** Loads a part from the address under which the frame keeps it. */
export function partArrived(name: string, address: string): void {
  const {resolve, reject} = waiting.get(name)!;
  import(/* webpackIgnore: true */ address).then(resolve, reject);
}
