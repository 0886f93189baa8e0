// Samples are compiled by Sucrase. It only removes types and keeps all line numbers, so errors need no source
// map. It is the smallest compiler for TypeScript and JSX that runs in a browser, and it needs no `eval`.
import {transform} from 'sucrase';

/** A file of a sample, as the page shows it. */
export interface SampleFile {
  /** Name by which other files import this one, such as `report.ts`. */
  readonly name: string;
  readonly source: string;
}

/** Files and setup code of a sample. */
export interface SampleSource {
  /** Files in order of execution; the last one is the sample itself. */
  readonly files: readonly SampleFile[];
  /** TypeScript source of setup code that runs before the files, such as the activation of a licence. */
  readonly before: string | undefined;
}

/** Compiled file of a sample. `code` has the same line numbers as `source`. */
export interface SampleModule extends SampleFile {
  readonly code: string;
}

/** Element that a sample looks up in its page. */
export interface SampleElement {
  readonly id: string;
  /** Tag name, such as `button`. */
  readonly tag: string;
}

export interface RunnableSample {
  /** Modules in order of execution; the last one is the sample itself. */
  readonly modules: readonly SampleModule[];
  readonly elements: readonly SampleElement[];
  /** Setup code that runs before the sample. */
  readonly before?: SampleModule | undefined;
}

/**
 * Compiles the files of a sample.
 *
 * @param files - in order of execution; the last one is the sample itself
 * @param before - TypeScript source of setup code that runs before the files
 * @throws SyntaxError with line and column in its message, like {@link compileSample}
 */
export function compileFiles(
  files: readonly SampleFile[],
  before?: string,
): RunnableSample {
  const compile = ({name, source}: SampleFile): SampleModule => ({
    name,
    source,
    code: compileSample(source, name),
  });
  return {
    modules: files.map(compile),
    elements: findElements(files),
    before:
      before === undefined
        ? undefined
        : compile({name: 'before.ts', source: before}),
  };
}

/** Matches environment variables of a bundler. Samples use them only to read their licence key. */
const ENV_VARIABLE = /\bimport\.meta\.env\.\w+/g;

/**
 * Compiles TypeScript or JSX to the body of an async function that imports with `require`.
 *
 * @param name - file name; its extension determines whether types and JSX are compiled
 * @returns code with unchanged line numbers
 * @throws SyntaxError with line and column in its message, such as `(3:14)`
 */
export function compileSample(source: string, name: string): string {
  return transform(source.replace(ENV_VARIABLE, "'YOUR-LICENSE-KEY'"), {
    filePath: name,
    transforms: [
      ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
      ...(name.endsWith('x') ? (['jsx'] as const) : []),
      'imports',
    ],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}

const TAGS: Readonly<Record<string, string>> = {
  HTMLInputElement: 'input',
  HTMLDialogElement: 'dialog',
  HTMLProgressElement: 'progress',
  HTMLOutputElement: 'output',
  HTMLButtonElement: 'button',
};

const LOOKUP =
  /querySelector(?:<(\w+)>)?\('#([\w-]+)'\)([!?]?\.addEventListener\('click')?|createSpreadsheet\('#([\w-]+)'/g;

/** Finds the elements that the files look up by id. An element with a click listener becomes a button. */
export function findElements(files: readonly SampleFile[]): SampleElement[] {
  const tags = new Map<string, string>();
  for (const {source} of files) {
    for (const [, type, queried, clicked, host] of source.matchAll(LOOKUP)) {
      const id = (queried ?? host)!;
      const tag = TAGS[type ?? ''] ?? (clicked && 'button');
      tags.set(id, tag ?? tags.get(id) ?? 'div');
    }
  }
  return [...tags].map(([id, tag]) => ({id, tag}));
}
