import vm from 'node:vm';
import ts from 'typescript';
import {parseMarkdownFile} from '../../src/content';

/** Exports of a module by name. */
export type Exports = Record<string, unknown>;

interface Options {
  /** Available modules by import name. */
  readonly modules?: Readonly<Record<string, Exports>>;
  /** Changes the code before compilation. */
  readonly change?: (code: string) => string;
}

/**
 * Runs a TypeScript sample of a page as a module.
 *
 * @param page - path of the page
 * @param name - `file` or `title` of the sample
 * @throws Error if the page has no such sample
 */
export function runPageSample(
  page: string,
  name: string,
  {modules = {}, change = (code) => code}: Options = {},
): Exports {
  const {fences} = parseMarkdownFile(page, process.cwd());
  const fence = fences.find(
    ({meta}) => meta.get('file') === name || meta.get('title') === name,
  );
  if (!fence) {
    throw new Error(`${page}: no sample named ${name}`);
  }
  const {outputText} = ts.transpileModule(change(fence.code), {
    fileName: name,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const exports: Exports = {};
  const run = vm.runInThisContext(
    `(function (require, exports) {${outputText}\n})`,
  ) as (require: (name: string) => Exports | undefined, own: Exports) => void;
  run((imported) => modules[imported], exports);
  return exports;
}
