import path from 'node:path';
import type {RootContent} from 'mdast';
import {jsxAttribute} from '../../page/elements';
import {parseMarkdown, type MarkdownPage} from '../../page/markdown';
import {PICTURE} from '../../pictures/readPictures';
import {code, link, list} from '../../reference/nodes';
import type {SetPage} from '../../reference/setPages';
import {liveFencesOfPage} from '../../samples/live';
import {SPREADSHEET} from '../set';

/** A sample that readers can run, as the gallery lists it. */
interface Demo {
  /** Address of its section. */
  readonly url: string;
  readonly section: string;
  readonly title: string;
  /** What the picture of its result says. */
  readonly caption: string | undefined;
}

/**
 * A list of live samples: a link to the section of each, the name of its file and what its picture shows.
 *
 * @param root - folder of the repository
 * @param of - ids of pages and their folders
 */
export function liveDemos(
  root: string,
  pages: readonly SetPage[],
  of: readonly string[],
): RootContent[] {
  const places = of.map((id) => `/${SPREADSHEET.routeBasePath}/${id}/`);
  const demos = pages
    .filter(({route}) => places.some((place) => `${route}/`.startsWith(place)))
    .flatMap((page) => demosOf(page, root));
  return [
    list(
      demos.map(({url, section, title, caption}) => [
        link(url, section),
        ', ',
        code(title),
        ...(caption ? [`: ${caption}`] : []),
      ]),
    ),
  ];
}

/** The live samples of a page, in order. */
function demosOf({source, file, route, title}: SetPage, root: string): Demo[] {
  const name = path.relative(root, file).split(path.sep).join('/');
  let parsed: MarkdownPage | undefined;
  const page = () => (parsed ??= parseMarkdown(source, name));
  const fences = liveFencesOfPage(source, name, page);
  return fences.map(({fence}, index) => {
    const {headings, elements} = page();
    const above = headings.filter(({line}) => line < fence.line).at(-1);
    const end = fences[index + 1]?.fence.line ?? Infinity;
    const own = fence.meta.get('title');
    const picture = elements.find(({element, line}) => {
      const of = jsxAttribute(element, 'of');
      return (
        element.name === PICTURE &&
        line > fence.line &&
        line < end &&
        (of === undefined || of === own)
      );
    });
    const caption = picture && jsxAttribute(picture.element, 'caption');
    return {
      url: above ? `${route}#${above.explicitId ?? above.id}` : route,
      section: above?.text ?? title,
      title: own ?? fence.lang,
      caption: typeof caption === 'string' ? caption : undefined,
    };
  });
}
