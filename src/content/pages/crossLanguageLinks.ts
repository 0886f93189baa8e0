// Docusaurus resolves `./run.mdx` only among the files of one language, so links between a translated page and one
// without a translation fail. Both pages have the same address, to which these links are resolved.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import {findOriginal, findPagePlace, relativePath} from './place';

/**
 * Resolves a relative file link to a page of the same set in another language.
 *
 * @param from - file of the page with the link, relative to the repository's root
 * @param exists - whether there is a file, by its path relative to the repository's root
 * @returns `undefined` if no language has the page
 */
export function crossLanguageRoute(
  from: string,
  url: string,
  exists: (file: string) => boolean,
): string | undefined {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const file = path.posix.join(
    path.posix.dirname(from),
    decodeURIComponent(pathname),
  );
  const place = findPagePlace(file);
  const original = findOriginal(file);
  return place &&
    original &&
    !place.partial &&
    place.area === findPagePlace(from)?.area &&
    exists(original)
    ? place.route + rest
    : undefined;
}

/**
 * For `markdown.hooks.onBrokenMarkdownLinks`.
 *
 * @throws Error with file, line and link if no language has the page
 */
export const resolveCrossLanguageLink: OnBrokenMarkdownLinksFunction = ({
  sourceFilePath,
  url,
  node,
}) => {
  const from = relativePath(sourceFilePath);
  const route = crossLanguageRoute(from, url, existsSync);
  if (route === undefined) {
    throw new Error(
      `${from}:${node.position?.start.line ?? 1}: link to "${url}": expected a page of the same set. Correct the path; mind upper and lower case.`,
    );
  }
  return route;
};
