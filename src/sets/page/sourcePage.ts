import {ProblemError} from '../problem';
import {namedPlace} from './namedPlace';
import {scanFrontMatter} from './frontMatter';
import {parseMarkdown, type MarkdownPage} from './markdown';
import {PAGE_PREFIXES, pagePlaceOf, type PagePlace} from './place';

/** A page's source, parsed, with its place. */
export interface SourcePage extends MarkdownPage, PagePlace {}

/**
 * Tells where a page source of the repository belongs.
 *
 * @param file - path relative to the repository's root
 * @throws ProblemError when it stands in no folder of pages
 */
export function placeOf(file: string): PagePlace {
  const place = pagePlaceOf(file);
  if (!place) {
    throw new ProblemError([
      {
        file,
        line: 1,
        found: 'a page outside the folders of pages: no check would look at it',
        expected: `a path below one of ${PAGE_PREFIXES.join(', ')}`,
        remedy: 'Move the file; the name of a fragment begins with "_".',
      },
    ]);
  }
  return place;
}

/**
 * Parses a page source of the repository.
 *
 * @param file - path relative to the repository's root
 * @throws ProblemError when it is not valid MDX or stands in no folder of pages
 */
export function parsePage(file: string, text: string): SourcePage {
  const place = placeOf(file);
  const page = parseMarkdown(text, file);
  return Object.assign(page, namedPlace(place, page.frontMatter));
}

/** Pages that were handed out before they were parsed. */
const unparsed = new WeakSet<SourcePage>();

/** Whether a page comes from {@link unparsedPage}: what stands in it may not be known yet. */
export function isUnparsed(page: SourcePage): boolean {
  return unparsed.has(page);
}

/**
 * The same of a page of which nothing but its place and its front matter may be asked for: the rest is parsed when
 * somebody does.
 *
 * @throws PageSyntaxError from the property that is asked for, when the page is not valid MDX
 */
export function unparsedPage(file: string, text: string): SourcePage {
  let parsed: SourcePage | undefined;
  const keys = scanFrontMatter(text, file);
  const whole = () => (parsed ??= parsePage(file, text));
  const page = Object.defineProperties(
    {file, text, ...namedPlace(placeOf(file), keys)},
    Object.fromEntries(
      (['tree', 'headings', 'links', 'fences', 'elements'] as const).map(
        (key) => [key, {enumerable: true, get: () => whole()[key]}],
      ),
    ),
  ) as SourcePage;
  Object.defineProperty(page, 'frontMatter', {enumerable: true, value: keys});
  unparsed.add(page);
  return page;
}
