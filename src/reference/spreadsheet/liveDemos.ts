import type {RootContent} from 'mdast';
import {pageStore, type SourcePage} from '../../content';
import {liveFences} from '../../live/plugin';
import {commaSeparated, link, list} from '../shared/nodes';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';

/**
 * Lists pages with live samples, with links to the sections that have some.
 *
 * @param of - ids of pages and folders
 */
export function liveDemos(
  pages: readonly SourcePage[],
  of: readonly string[],
): RootContent[] {
  const places = of.map((id) => `/${SPREADSHEET.routeBasePath}/${id}/`);
  const listed = pages
    .filter(({route}) => places.some((place) => `${route}/`.startsWith(place)))
    .map((page) => ({page, sections: liveSections(page)}))
    .filter(({sections}) => sections.size > 0);
  return [
    list(
      listed.map(({page: {route, title}, sections}) => {
        const below = [...sections].filter(([anchor]) => anchor !== '');
        return [
          link(route, title),
          ...(below.length > 0 ? [': '] : []),
          ...commaSeparated(below, ([anchor, text]) =>
            link(`${route}#${anchor}`, text),
          ),
        ];
      }),
    ),
  ];
}

/** Headings above the live samples of a page, by anchor; an empty anchor stands for the title. */
function liveSections({
  file,
  title,
  headings,
}: SourcePage): ReadonlyMap<string, string> {
  return new Map(
    liveFences(pageStore(), file).map(({fence}) => {
      const heading = headings.filter(({line}) => line < fence.line).at(-1);
      return [
        heading ? (heading.explicitId ?? heading.id) : '',
        heading?.text ?? title,
      ];
    }),
  );
}
