import type {List} from 'mdast';
import {getPageStore, type SourcePage} from '../../content';
import {commaSeparated, link, list} from '../shared/nodes';
import {findLiveFences} from '../../live/node';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';

/**
 * Lists the pages with live samples, with links to the sections that have them.
 *
 * @param of - ids of pages or folders
 */
export function liveDemos(
  pages: readonly SourcePage[],
  of: readonly string[],
): List | undefined {
  const prefixes = of.map((id) => `/${SPREADSHEET.routeBasePath}/${id}/`);
  const listed = pages
    .filter(({route}) =>
      prefixes.some((prefix) => `${route}/`.startsWith(prefix)),
    )
    .map((page) => ({page, sections: listSections(page)}))
    .filter(({sections}) => sections.size > 0);
  return list(
    listed.map(({page: {route, title}, sections}) => {
      const below = [...sections].filter(([anchor]) => anchor !== '');
      return [
        link(route, title),
        below.length > 0 && ': ',
        commaSeparated(below, ([anchor, text]) =>
          link(`${route}#${anchor}`, text),
        ),
      ];
    }),
  );
}

/** Titles of the sections with live samples by their anchors; the anchor is empty above the first heading. */
function listSections(page: SourcePage): ReadonlyMap<string, string> {
  return new Map(
    findLiveFences(getPageStore(), page.file).map(({fence}) => {
      const above = page.headings.filter(({line}) => line < fence.line);
      const heading = above.at(-1);
      return [heading?.id ?? '', heading?.text ?? page.title];
    }),
  );
}
