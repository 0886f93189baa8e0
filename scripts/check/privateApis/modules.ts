import ts from 'typescript';
import {blank} from '../blank';
import type {FileTree} from '../files';
import {lineAt} from '../sourceLines';

/** A place that relies on what a package does not document, and a minor version may change. */
export interface PrivateUse {
  /** What is used, as the table writes it: an import, a selector, a name. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Folders of a package that its users have no business in. */
const INSIDE = /\/(?:dist|lib|src|internal|esm|cjs|build)(?:\/|$)/;

/** Plugins and themes are for the configuration alone: a module that calls one relies on how it works. */
const EXTENSION =
  /^(?:@docusaurus\/|docusaurus-)(?:plugin|theme|preset)-(?!common$)[\w-]+$/;

/** Attributes that a package writes and does not document. */
export const PRIVATE_ATTRIBUTES: readonly string[] = [
  'data-has-hydrated',
  'data-theme-choice',
];

/** Names in code that belong to a package or a runtime, and are no part of what it documents. */
const PRIVATE_NAMES = [
  // Globals, storage keys and placeholders: `__DOCSEARCH_…`, `__docusaurus`.
  /__(?:docusaurus|docsearch)\w*/gi,
  /\bwindow\.docusaurus\b/g,
  /\b__webpack_require__\b/g,
  // https://docusaurus.io/docs/i18n/tutorial#configure-your-site calls it a workaround.
  /\bDOCUSAURUS_CURRENT_LOCALE\b/g,
  new RegExp(`\\b(?:${PRIVATE_ATTRIBUTES.join('|')})\\b`, 'g'),
  // Files of a package, by their path, and what other plugins know, by their name.
  /\bnode_modules\/(?!@types\/)(?:@[\w-]+\/)?[\w-][\w.-]*\/[\w./-]*\w/g,
  /(?<=\[')docusaurus-plugin-[\w-]+(?='\])/g,
  // Caches of modules, flags of V8 and of the allocator.
  /\brequire\.cache\b/g,
  /\bsetFlagsFromString\b/g,
  /\bMIMALLOC_\w+/g,
];

/** What a module uses of the inside of packages: imports, globals, storage keys, files, replaced modules. */
export function usesOfModule(
  file: string,
  text: string,
  files: FileTree,
): PrivateUse[] {
  const at = (index: number) => ({file, line: lineAt(text, index)});
  const {importedFiles} = ts.preProcessFile(text, true, true);
  // Comments may speak of anything; they keep their length, so that positions stay.
  const code = text
    .replace(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g, blank)
    .replaceAll('\\/', ' /');
  const replaced = [...code.matchAll(/\balias: \{([^}]*)\}/g)].flatMap(
    ({1: entries = '', index}) =>
      [...entries.matchAll(/'([^'$]+)\$?':/g)].flatMap(({1: name}) =>
        files.has(`node_modules/${name}/package.json`)
          ? {name: `alias ${name}`, ...at(index)}
          : [],
      ),
  );
  return [
    ...importedFiles
      .filter(
        ({fileName, pos}) =>
          isInside(fileName, files) ||
          (file.startsWith('src/') &&
            EXTENSION.test(fileName) &&
            !/import type[^;]*$/.test(text.slice(0, pos))),
      )
      .map(({fileName, pos}) => ({name: fileName, ...at(pos)})),
    ...PRIVATE_NAMES.flatMap((pattern) =>
      [...code.matchAll(pattern)].map(({0: name, index}) => ({
        name,
        ...at(index),
      })),
    ).filter(({line}) => !/^import\b/.test(text.split('\n')[line - 1]!)),
    ...replaced,
  ];
}

function isInside(specifier: string, files: FileTree): boolean {
  const [, name, subpath] =
    /^((?:@[\w-]+\/)?[\w-][\w.-]*)\/(.+)$/.exec(specifier) ?? [];
  const manifest = `node_modules/${name}/package.json`;
  // Others are names of the bundler's, as `@site/…`, `@theme/…` and `@generated/…`.
  if (name === undefined || !files.has(manifest)) {
    return false;
  }
  const {exports} = JSON.parse(files.read(manifest)) as {exports?: unknown};
  const isExported =
    typeof exports === 'object' &&
    exports !== null &&
    Object.hasOwn(exports, `./${subpath}`);
  return INSIDE.test(specifier) || !isExported;
}
