import path from 'node:path';
import {DOCS_SETS, type DocsSetId} from '../../../src/sets/index';
import type {FileTree} from '../../check/files';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {MOVED_FILE} from '../../check/siteTables';
import {renameFile, renameQuoted, renameRoute, type Rename} from '../addresses';
import type {MovePlan} from '../plan';
import {planRenaming} from '../planRenaming';
import {mentionsIn, specTexts} from '../texts';
import {movedPaths, type MovedPaths} from './movedPaths';
import {neighbourEdits} from './neighbours';
import {renameId} from './renameId';
import {withMove} from './redirect';
import {movedTerms} from './searchTerms';
import type {PageMove} from './wish';

/**
 * Plans the move of a page within its set: its file and those of its translations, what names it by
 * file, address or id, and a redirect from the address that it had.
 *
 * @param pages - every page of the repository
 */
export function planPageMove(
  {page, to, route, published}: PageMove,
  pages: readonly SourcePage[],
  files: FileTree,
): MovePlan {
  const set = DOCS_SETS[page.area as DocsSetId];
  const paths = movedPaths(page.file, to, set.folder);
  const id = {
    from: page.id,
    to: to.slice(set.folder.length + 1).replace(/\.mdx?$/, ''),
  };
  const own = pages.filter(({file}) => paths.after(file) !== file);
  const rename = renaming(page.route, route, own, paths);
  const {written, left, ...plan} = planRenaming(
    {
      rename,
      target(one, value) {
        const renamed = rename(value);
        return (
          paths.relative(one.file, renamed) ??
          (renamed === value ? undefined : renamed)
        );
      },
      edits: (one) => (one.area === page.area ? neighbourEdits(one, id) : []),
      after: paths.after,
      inModule: renameId(set.id, id),
    },
    pages,
    files,
  );
  const terms = movedTerms(set.id, id, pages, files);
  const name = renameQuoted(path.posix.basename(id.from), '');
  return {
    ...plan,
    written: {
      ...written,
      ...terms.written,
      [MOVED_FILE]: withMove(files, set.id, id, published),
    },
    left: [
      ...left,
      ...mentionsIn(specTexts(files), (text) => name(rename(text))),
    ],
    next: terms.next,
  };
}

function renaming(
  from: string,
  to: string,
  own: readonly SourcePage[],
  paths: MovedPaths,
): Rename {
  const steps = [
    renameRoute(from, to),
    ...own.map(({file}) => renameFile(file, paths.after(file))),
  ];
  return (text) => steps.reduce((result, step) => step(result), text);
}
