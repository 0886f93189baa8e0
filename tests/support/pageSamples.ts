import vm from 'node:vm';
import ts from 'typescript';
import {parseMarkdownFile} from '../../src/content';

/** What a module exports, by name. */
export type Exports = Record<string, unknown>;

interface Options {
  /** Modules that the sample may import, by the name it imports them by. */
  readonly modules?: Readonly<Record<string, Exports>>;
  /** Changes the code before it is compiled. */
  readonly change?: (code: string) => string;
}

/**
 * Runs a TypeScript sample of a page as a module.
 *
 * @param page - path of the page
 * @param name - the sample's `file`, or its `title`
 * @throws Error when the page has no such sample
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
