import type {SampleModule} from '../sample';

/** What a module exports. */
export type Exports = Record<string, unknown>;

/** A compiled module, ready to run. */
export type ModuleBody = (
  require: (specifier: string) => Exports,
  exports: Exports,
) => Promise<void>;

/** Code as an expression whose value is a {@link ModuleBody}; its lines are those of the code. */
export function moduleExpression(code: string): string {
  return `(async (require, exports) => {${code}\n})`;
}

/**
 * Runs modules one after the other; each may import those before it.
 *
 * @param packages - what modules import by name, such as `spreadsheet-sdk`
 * @param evaluate - turns a compiled module into a function, by the means of the place
 * @throws Error what a module throws, or when it imports what is not there
 */
export async function runModules(
  modules: readonly SampleModule[],
  packages: Readonly<Record<string, Exports>>,
  evaluate: (module: SampleModule) => Promise<ModuleBody>,
): Promise<void> {
  const known = new Map(Object.entries(packages));
  for (const module of modules) {
    const exports: Exports = {};
    const run = await evaluate(module);
    await run((specifier) => find(known, specifier), exports);
    known.set(`./${module.name}`, exports);
    known.set(`./${module.name.replace(/\.\w+$/, '')}`, exports);
  }
}

function find(known: ReadonlyMap<string, Exports>, specifier: string): Exports {
  const found = known.get(specifier);
  if (!found) {
    throw new Error(
      `There is no module "${specifier}" here: samples can import ${[...known.keys()].map((name) => `"${name}"`).join(', ')}.`,
    );
  }
  return found;
}
