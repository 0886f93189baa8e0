import path from 'node:path';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {DocsSetId} from '../../../src/sets/index';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {FileTree} from '../../check/files';
import {termsFile} from '../../new/searchTerms';
import type {MovedId} from './renameId';

type Terms = Readonly<Record<string, readonly string[]>>;

/** Search terms after the move of a page, and what is left to write. */
export interface MovedTerms {
  readonly written: Readonly<Record<string, string>>;
  readonly next: readonly string[];
}

/**
 * Gives the terms of a page its new id. A folder that the page leaves empty takes its terms along to a
 * new folder, or loses them.
 */
export function movedTerms(
  set: DocsSetId,
  id: MovedId,
  pages: readonly SourcePage[],
  files: FileTree,
): MovedTerms {
  const file = termsFile(set);
  if (!files.has(file)) {
    return {written: {}, next: []};
  }
  const table = JSON.parse(files.read(file)) as {pages: Terms; groups: Terms};
  const [old, now] = [folderOf(id.from), folderOf(id.to)];
  const emptied = !pages.some(
    (page) =>
      page.area === set &&
      page.locale === DOCS_LOCALE &&
      !page.partial &&
      page.id !== id.from &&
      folderOf(page.id) === old,
  );
  const isNew = now !== '.' && !Object.hasOwn(table.groups, now);
  const groups = Object.entries(table.groups).flatMap(([group, terms]) => {
    if (group !== old || !emptied) {
      return [[group, terms] as const];
    }
    return isNew ? [[now, terms] as const] : [];
  });
  const ofPages = Object.entries(table.pages).map(
    ([page, terms]) => [page === id.from ? id.to : page, terms] as const,
  );
  return {
    written: {
      [file]: JSON.stringify(
        {
          ...table,
          pages: Object.fromEntries(ofPages),
          groups: Object.fromEntries(groups),
        },
        null,
        2,
      ),
    },
    next:
      isNew && (!emptied || old === '.')
        ? [`Write the terms of the new folder "${now}" in ${file}, "groups".`]
        : [],
  };
}

function folderOf(id: string): string {
  return path.posix.dirname(id);
}
