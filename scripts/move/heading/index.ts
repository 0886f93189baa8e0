import path from 'node:path';
import {originalOf} from '../../../src/sets/page/place';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {FileTree} from '../../check/files';
import {renameAnchor} from '../addresses';
import type {MovePlan} from '../plan';
import {planRenaming} from '../planRenaming';
import {mentionsIn, specTexts} from '../texts';
import {headingEdits} from './headingEdits';
import type {HeadingRename} from './wish';

/**
 * Plans another id for a heading, in the page and its translations, and for everything that links to
 * it. An element before the heading keeps the id that readers may know.
 *
 * @param pages - every page of the repository
 * @throws Error when a translation has no such heading, or one cannot be changed
 */
export function planHeadingRename(
  {page, from, to, published}: HeadingRename,
  pages: readonly SourcePage[],
  files: FileTree,
): MovePlan {
  const place = page.headings.findIndex(({id}) => id === from);
  const versions = pages.filter(({file}) => originalOf(file) === page.file);
  const headingOf = (version: SourcePage) => version.headings[place];
  /** What a link in a language calls the heading: a translation may have an id of its own. */
  const namesIn = (locale: string) =>
    versions
      .filter((version) => [locale, DOCS_LOCALE].includes(version.locale))
      .map((version) => headingOf(version)?.id);

  const rename = renameAnchor(page.route, from, to);
  const {left, ...plan} = planRenaming(
    {
      rename,
      target(one, value) {
        const [target = '', anchor] = value.split('#', 2);
        const leads =
          target === ''
            ? versions.includes(one)
            : leadsTo(page, one, target.split('?', 1)[0] ?? '');
        return leads &&
          anchor !== undefined &&
          namesIn(one.locale).includes(decoded(anchor))
          ? `${target}#${to}`
          : undefined;
      },
      edits(one) {
        const heading = versions.includes(one) ? headingOf(one) : undefined;
        return heading ? headingEdits(one, heading, to, published) : [];
      },
      after: (file) => file,
    },
    pages,
    files,
  );
  return {
    ...plan,
    left: [...left, ...mentionsIn(specTexts(files), rename)],
    next: [],
  };
}

/** Whether a link of a page, without its anchor, leads to another page or a translation of it. */
function leadsTo(page: SourcePage, from: SourcePage, target: string): boolean {
  return target.startsWith('/')
    ? target.replace(/(?<=.)\/$/, '') === page.route
    : originalOf(path.posix.join(path.posix.dirname(from.file), target)) ===
        page.file;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
