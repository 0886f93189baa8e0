import type {ParseFrontMatter} from '@docusaurus/types';
import {findPagePlace, toRelativePath} from './place';

/**
 * Wraps a front-matter parser, so that the keywords of this site's pages are not published in a `<meta>`.
 * Search reads them from the sources.
 */
export const hideKeywords =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (page) => {
    const parsed = await parse(page);
    const {keywords, ...published} = parsed.frontMatter;
    return keywords && findPagePlace(toRelativePath(page.filePath))
      ? {...parsed, frontMatter: published}
      : parsed;
  };
