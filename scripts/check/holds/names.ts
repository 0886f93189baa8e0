import ts from 'typescript';
import type {FileTree} from '../files';
import {memoize} from '../memoize';
import {lineAt} from '../sourceLines';
import type {Hold} from './types';

/** Attributes that a package writes and does not document. */
export const PRIVATE_ATTRIBUTES: readonly string[] = [
  'data-has-hydrated',
  'data-theme-choice',
];

/** Names that belong to a package and are no part of what it documents. */
const PRIVATE_NAMES = [
  // Globals, storage keys and placeholders: `__DOCSEARCH_…`, `__docusaurus`.
  /__(?:docusaurus|docsearch)\w*/i,
  /\bwindow\.docusaurus\b/,
  // https://docusaurus.io/docs/i18n/tutorial#configure-your-site calls it a workaround.
  /\bDOCUSAURUS_[A-Z_]+\b/,
  ...PRIVATE_ATTRIBUTES.map((name) => new RegExp(`\\b${name}\\b`)),
  // Files of a package, by their path.
  /\bnode_modules\/(?:@[\w-]+\/)?[\w-][\w.-]*\/[\w./-]*\w/,
];

/** What else a module with a hold has in it. */
const SIGNS = /\balias\b|docusaurus-plugin-/;

/** Most modules name nothing of the kind: they need no parser. */
const mayName = memoize((text) => {
  const written = text.replaceAll('\\/', '/');
  return (
    SIGNS.test(written) || PRIVATE_NAMES.some((name) => name.test(written))
  );
});

/** What a module names of the inside of packages: globals, storage keys, files, replaced modules. */
export function nameHolds(file: string, text: string, files: FileTree): Hold[] {
  if (!mayName(text)) {
    return [];
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const holds: Hold[] = [];
  const add = (name: string, node: ts.Node) =>
    holds.push({name, file, line: lineAt(text, node.getStart(source))});

  const visit = (node: ts.Node): void => {
    if (isText(node) || ts.isPropertyAccessExpression(node)) {
      const written = node.getText(source).replaceAll('\\/', '/');
      for (const pattern of PRIVATE_NAMES) {
        const name = pattern.exec(written)?.[0];
        if (name !== undefined && !isImport(node)) {
          add(name, node);
        }
      }
    }
    for (const name of replacedModules(node)) {
      // Other names are this site's own: they stand for no package.
      if (files.has(`node_modules/${name}/package.json`)) {
        add(`alias ${name}`, node);
      }
    }
    // What a plugin tells, by its name: `allContent['docusaurus-plugin-…']`.
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteral(node.argumentExpression) &&
      node.argumentExpression.text.startsWith('docusaurus-plugin-')
    ) {
      add(node.argumentExpression.text, node.argumentExpression);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return holds;
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}

function isImport({parent}: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** Names of modules that a bundler's `alias: {…}` puts something else in the place of. */
function replacedModules(node: ts.Node): string[] {
  if (
    !ts.isPropertyAssignment(node) ||
    !ts.isIdentifier(node.name) ||
    node.name.text !== 'alias' ||
    !ts.isObjectLiteralExpression(node.initializer)
  ) {
    return [];
  }
  return node.initializer.properties.flatMap(({name}) =>
    name && ts.isStringLiteralLike(name) ? [name.text.replace(/\$$/, '')] : [],
  );
}
