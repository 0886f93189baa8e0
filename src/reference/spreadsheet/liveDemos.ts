import path from 'node:path';
import type {RootContent} from 'mdast';
import {parseMarkdown, type MarkdownPage} from '../../content/page/markdown';
import {joined, link, list} from '../../content/markdown/nodes';
import type {SetPage} from '../shared/setPages';
import {liveFencesOfPage} from '../../live/source/fences';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';

/**
 * Lists the pages with live samples, with links to the sections that have them.
 *
 * @param of - ids of pages or folders
 */
export function liveDemos(
  pages: readonly SetPage[],
  of: readonly string[],
): RootContent[] {
  const prefixes = of.map((id) => `/${SPREADSHEET.routeBasePath}/${id}/`);
  const listed = pages
    .filter(({route}) =>
      prefixes.some((prefix) => `${route}/`.startsWith(prefix)),
    )
    .map((page) => ({page, sections: listSections(page)}))
    .filter(({sections}) => sections.size > 0);
  return [
    list(
      listed.map(({page: {route, title}, sections}) => {
        const below = [...sections].filter(([anchor]) => anchor !== '');
        return [
          link(route, title),
          ...(below.length > 0 ? [': '] : []),
          ...joined(below, ([anchor, text]) =>
            link(`${route}#${anchor}`, text),
          ),
        ];
      }),
    ),
  ];
}

/** Titles of the sections with live samples by their anchors; the anchor is empty above the first heading. */
function listSections({
  source,
  file,
  title,
}: SetPage): ReadonlyMap<string, string> {
  const name = file.split(path.sep).join('/');
  let parsed: MarkdownPage | undefined;
  const page = () => (parsed ??= parseMarkdown(source, name));
  return new Map(
    liveFencesOfPage(source, name, page).map(({fence}) => {
      const above = page().headings.filter(({line}) => line < fence.line);
      const heading = above.at(-1);
      return [
        heading ? (heading.explicitId ?? heading.id) : '',
        heading?.text ?? title,
      ];
    }),
  );
}
