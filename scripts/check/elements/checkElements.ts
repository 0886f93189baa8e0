import path from 'node:path';
import ts from 'typescript';
import type {Area} from '../../../src/sets/page/place';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {diagnosticsOf, lineOf, messageOf} from '../../samples/ts/compile';
import {virtualHost} from '../../samples/ts/virtualHost';
import type {FileTree} from '../files';
import {declaredNames, IN_EVERY_PAGE} from './declarations';
import {pageModule, type PageModule} from './pageModule';

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
const LEFT_OUT = ['webpack', 'joi'];
const NOTHING = '.pages/nothing.d.ts';

/** Images that pages import; another check sees that they are there. */
const IMAGES = '.pages/images.d.ts';
const IMAGE_MODULES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif']
  .map((ending) => `declare module '*.${ending}';`)
  // `!!raw-loader!./file`: what a loader makes of it is not known here.
  .concat("declare module '!!*';")
  .join('\n');

/** Type-checks what pages import and render, in one program. */
export function checkElements(
  files: FileTree,
  pages: readonly SourcePage[],
): Problem[] {
  const modules = new Map(
    pages.map((page) => [
      path.join(files.root, `${page.file}.tsx`),
      {page, module: moduleOf(page, files)},
    ]),
  );
  const nothing = path.join(files.root, NOTHING);
  const images = path.join(files.root, IMAGES);
  const options = {
    ...OPTIONS,
    paths: {
      '@site/*': [`${files.root}/*`],
      ...Object.fromEntries(LEFT_OUT.map((name) => [name, [nothing]])),
    },
  };
  const program = ts.createProgram(
    [
      ...modules.keys(),
      images,
      ...files
        .list('src')
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => path.join(files.root, file)),
    ],
    options,
    virtualHost(
      options,
      files.root,
      new Map([
        [nothing, 'export {};'] as const,
        [images, IMAGE_MODULES] as const,
        ...[...modules].map(([file, {module}]) => [file, module.code] as const),
      ]),
    ),
  );
  return [...modules].flatMap(([file, {page, module}]) => {
    const problems = diagnosticsOf(program, file).map((diagnostic) =>
      problemOf(diagnostic, page, module),
    );
    return problems.filter(
      ({line, found}, index) =>
        problems.findIndex(
          (other) => other.line === line && other.found === found,
        ) === index,
    );
  });
}

function moduleOf(page: SourcePage, files: FileTree): PageModule {
  const names = namesOf(page.area, files);
  const imported = page.tree.children
    .map((node) => (node.type === 'mdxjsEsm' ? node.value : ''))
    .join('\n');
  const used = new Set(page.elements.map(({element}) => element.name ?? ''));
  return pageModule(page, [
    IN_EVERY_PAGE,
    ...[...used]
      // A page's own import of a component wins.
      .filter(
        (name) => !new RegExp(`import\\b[^;]*\\b${name}\\b`).test(imported),
      )
      .flatMap((name) => names.get(name) ?? []),
  ]);
}

const known = new WeakMap<FileTree, Map<Area, ReadonlyMap<string, string>>>();

function namesOf(area: Area, files: FileTree): ReadonlyMap<string, string> {
  const areas =
    known.get(files) ?? new Map<Area, ReadonlyMap<string, string>>();
  const names = areas.get(area) ?? declaredNames(area, files);
  known.set(files, areas.set(area, names));
  return names;
}

/** The element and the property that a diagnostic is about, as `<Name property>: `; empty elsewhere. */
function placeOf({file, start = 0}: ts.Diagnostic): string {
  let attribute: ts.JsxAttribute | undefined;
  const find = (node: ts.Node): void => {
    if (file && node.getStart(file) <= start && start < node.end) {
      attribute = ts.isJsxAttribute(node) ? node : attribute;
      ts.forEachChild(node, find);
    }
  };
  if (file) {
    ts.forEachChild(file, find);
  }
  return attribute
    ? `<${attribute.parent.parent.tagName.getText(file)} ${attribute.name.getText(file)}>: `
    : '';
}

/** What to do about the errors that writers make most. */
const REMEDIES: Readonly<Record<number, string>> = {
  2304: 'Correct the name, or import what it names at the top of the page.',
  2305: 'Correct the name: the module exports no such thing.',
  2307: 'Correct the path of the import; mind upper and lower case.',
  2552: 'Correct the name; mind upper and lower case.',
  2724: 'Correct the name: the module exports no such thing.',
};

function problemOf(
  diagnostic: ts.Diagnostic,
  {file}: SourcePage,
  {lines}: PageModule,
): Problem {
  return {
    file,
    line: lines[lineOf(diagnostic) - 1] ?? 1,
    found: `${placeOf(diagnostic)}${messageOf(diagnostic)}`,
    expected: 'imports that exist, and elements with the properties they have',
    remedy:
      REMEDIES[diagnostic.code] ??
      'Correct the element: its component says in src/components/ what it takes.',
  };
}
