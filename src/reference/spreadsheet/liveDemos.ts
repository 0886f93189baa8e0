import type {List} from 'mdast';
import {getPageStore, type SourcePage, md} from '../../content';
import {findLiveFences} from '../../live/node';
import {SPREADSHEET_SET} from '../../site/sets/spreadsheet/set';
import {splitPage} from '../shared/pages';

/**
 * Lists the pages with live samples, with links to the sections that have them.
 *
 * @param of - ids of pages or folders
 */
export function listLiveDemos(
  pages: readonly SourcePage[],
  of: readonly string[],
): List | undefined {
  const prefixes = of.map((id) => `/${SPREADSHEET_SET.routeBasePath}/${id}/`);
  const listed = pages.filter(({route}) =>
    prefixes.some((prefix) => `${route}/`.startsWith(prefix)),
  );
  return md.list(
    listed.map((page) => {
      const live = findLiveFences(getPageStore(), page.file);
      const sections = splitPage(page);
      const found = new Set(
        live.flatMap(
          ({fence: {line}}) =>
            sections.find(({fences}) =>
              fences.some((fence) => fence.line === line),
            ) ?? [],
        ),
      );
      const below = [...found].filter(({anchor}) => anchor !== '');
      return (
        live.length > 0 && [
          md.link(page.route, page.title),
          below.length > 0 && ': ',
          md.joinWithCommas(below, ({anchor, heading}) =>
            md.link(`${page.route}#${anchor}`, heading),
          ),
        ]
      );
    }),
  );
}
