import ts from 'typescript';
import type {DocsSet} from '../../../src/sets/index';
import {isPageFile} from '../../../src/sets/page/listPages';
import type {FileTree} from '../../check/files';
import {parseSource} from '../../check/parseSource';
import {sidebarFile} from '../../check/siteTables';

/** Ids of the pages that a sidebar lists, in its order, read from its source. */
export function sidebarOrder(
  {id, folder}: DocsSet,
  files: FileTree,
): readonly string[] {
  const pages = new Set(
    files
      .list(folder)
      .filter(isPageFile)
      .map((file) => file.slice(folder.length + 1).replace(/\.mdx?$/, '')),
  );
  const file = sidebarFile(id);
  return parseSource(file, files.read(file))
    .nodes.filter(ts.isStringLiteral)
    .map(({text}) => text)
    .filter((text) => pages.has(text));
}
