import path from 'node:path';
import ts from 'typescript';
import type {Area} from '../../../src/sets/page/place';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {diagnosticsOf, lineOf, messageOf} from '../../samples/ts/compile';
import {virtualHost} from '../../samples/ts/virtualHost';
import type {FileTree} from '../files';
import {declaredNames} from './declarations';
import {pageModule} from './pageModule';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  // Pages are written in JSX, which has no types.
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  // Of the modules that only a build has: `@theme/…`, `@docusaurus/…`.
  types: ['@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
};

/** What Docusaurus's types refer to and no page needs: megabytes to parse. */
const LEFT_OUT = ['webpack', 'joi', 'schema-dts', 'undici-types'];

/** What pages import that the compiler takes as it comes; its files are looked for elsewhere. */
const ANYTHING = [
  ...['*.png', '*.jpg', '*.jpeg', '*.gif', '*.webp', '*.avif'],
  // `!!raw-loader!./file`
  '!!*',
]
  .map((name) => `declare module '${name}';`)
  .join('\n');

/** Type-checks what pages import and render, in one program. */
export function checkElements(
  files: FileTree,
  pages: readonly SourcePage[],
): Problem[] {
  const at = (file: string) => path.join(files.root, file);
  const names = new Map<Area, ReadonlyMap<string, string>>();
  const modules = new Map(
    pages.flatMap((page) => {
      const known = names.get(page.area) ?? declaredNames(page.area, files);
      names.set(page.area, known);
      const module = pageModule(page, known);
      return module ? [[at(`${page.file}.tsx`), {page, ...module}]] : [];
    }),
  );
  if (modules.size === 0) {
    return [];
  }
  const [nothing, anything] = [
    at('.pages/nothing.d.ts'),
    at('.pages/any.d.ts'),
  ];
  const options = {
    ...OPTIONS,
    paths: {
      '@site/*': [at('*')],
      ...Object.fromEntries(LEFT_OUT.map((name) => [name, [nothing]])),
    },
  };
  const program = ts.createProgram(
    [
      ...modules.keys(),
      anything,
      ...files
        .list('src')
        .filter((file) => file.endsWith('.d.ts'))
        .map(at),
    ],
    options,
    virtualHost(
      options,
      files.root,
      new Map([
        [nothing, 'export {};'],
        [anything, ANYTHING],
        ...typesOfNode(files.root, options),
        ...[...modules].map(([file, {code}]) => [file, code] as const),
      ]),
    ),
  );
  return [...modules].flatMap(([file, {page, lines}]) =>
    diagnosticsOf(program, file).map((diagnostic) => ({
      file: page.file,
      line: lines[lineOf(diagnostic) - 1] ?? 1,
      found: messageOf(diagnostic),
      expected: 'names that exist, and elements with the properties they have',
      remedy:
        'Correct the name, the property or the import at the top of the page; src/components/ says what elements take.',
    })),
  );
}

/** Nothing in the place of the types of Node.js: components run in browsers. */
function typesOfNode(
  root: string,
  options: ts.CompilerOptions,
): (readonly [string, string])[] {
  const from = path.join(root, 'page.tsx');
  const {resolvedTypeReferenceDirective: found} =
    ts.resolveTypeReferenceDirective('node', from, options, ts.sys);
  return found?.resolvedFileName
    ? [[found.resolvedFileName, 'export {};']]
    : [];
}
