import ts from 'typescript';
import type {FileTree} from '../files';
import {memoize} from '../memoize';
import {lineAt} from '../sourceLines';
import type {Hold} from './types';

/** Subpaths that a package documents, though their names look like its inside. */
const DOCUMENTED = [
  // https://highlightjs.readthedocs.io/en/latest/readme.html#es6-modules
  /^highlight\.js\/lib\/(?:core|languages\/\w+)$/,
];

/** Folders of a package that its users have no business in. */
const INSIDE = /\/(?:dist|lib|src|internal|esm|cjs|build)(?:\/|$)/;

/** Plugins and themes are for the configuration alone: a module that calls one relies on how it works. */
const EXTENSION = /^(?:@docusaurus\/|docusaurus-)(?:plugin|theme|preset)-/;
const FOR_COMPONENTS = '@docusaurus/theme-common';

const importsOf = memoize(
  (text) => ts.preProcessFile(text, true, true).importedFiles,
);

/** What a module imports, requires or mocks from the inside of packages. */
export function importHolds(
  file: string,
  text: string,
  files: FileTree,
): Hold[] {
  return importsOf(text)
    .filter(
      ({fileName, pos}) =>
        isInside(fileName, files) || isWrapped(file, fileName, text, pos),
    )
    .map(({fileName, pos}) => ({
      name: fileName,
      file,
      line: lineAt(text, pos),
    }));
}

function isInside(specifier: string, files: FileTree): boolean {
  const [, name, subpath] =
    /^((?:@[\w-]+\/)?[\w-][\w.-]*)\/(.+)$/.exec(specifier) ?? [];
  const manifest = `node_modules/${name}/package.json`;
  if (
    name === undefined ||
    DOCUMENTED.some((known) => known.test(specifier)) ||
    // Not a package: a name of the bundler's, as `@site/…`, `@theme/…` and `@generated/…`.
    !files.has(manifest)
  ) {
    return false;
  }
  const {exports} = JSON.parse(files.read(manifest)) as {exports?: unknown};
  const isExported =
    typeof exports === 'object' &&
    exports !== null &&
    Object.hasOwn(exports, `./${subpath}`);
  return INSIDE.test(specifier) || !isExported;
}

function isWrapped(
  file: string,
  specifier: string,
  text: string,
  position: number,
): boolean {
  const statement = text.slice(0, position);
  const isType = /import type[^;]*$/.test(statement);
  return (
    file.startsWith('src/') &&
    EXTENSION.test(specifier) &&
    specifier.split('/').length === 2 &&
    specifier !== FOR_COMPONENTS &&
    !isType
  );
}
