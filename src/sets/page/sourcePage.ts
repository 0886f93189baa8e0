import {ProblemError} from '../problem';
import {namedPlace} from './namedPlace';
import {parseMarkdown, type MarkdownPage} from './markdown';
import {PAGE_PREFIXES, pagePlaceOf, type PagePlace} from './place';

/** A page's source, parsed, with its place. */
export interface SourcePage extends MarkdownPage, PagePlace {}

/**
 * Finds where a page source of the repository belongs.
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
