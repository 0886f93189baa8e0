import {isPageFile} from '../../src/sets/page/listPages';
import {DOCS_SETS, type DocsSet, type DocsSetId} from '../../src/sets/index';
import {parsePage, type SourcePage} from '../../src/sets/page/sourcePage';
import type {FileTree} from '../check/files';
import type {Answers, Question} from './scaffold';

/** Which documentation set something belongs to. */
export const WHICH_SET: Question = {
  name: 'set',
  asks: 'Which documentation set?',
  choices: Object.keys(DOCS_SETS),
};

/** The set that was chosen. */
export function chosenSet({set}: Answers): DocsSet {
  return DOCS_SETS[set as DocsSetId];
}

/** Where the data of a set stands. */
export function setFile(id: string): string {
  return `src/sets/${id}/set.ts`;
}

/** Name of the constant that has the data of a set: `VIEWER` for `viewer`. */
export function setConstant(id: string): string {
  return id.toUpperCase().replaceAll('-', '_');
}

/** Pages that were read already: every question asks for them anew. */
const known = new WeakMap<FileTree, Map<string, readonly SourcePage[]>>();

/** The pages of a set in the language of the sources, fragments left out. */
export function pagesOfSet(
  {folder}: DocsSet,
  files: FileTree,
): readonly SourcePage[] {
  const sets = known.get(files) ?? new Map<string, readonly SourcePage[]>();
  const pages =
    sets.get(folder) ??
    files
      .list(folder)
      .filter(isPageFile)
      .map((file) => parsePage(file, files.read(file)))
      .filter(({partial}) => !partial);
  known.set(files, sets.set(folder, pages));
  return pages;
}
