// Docusaurus resolves `./run.mdx` only to files in the same language, so links between a translated and an
// untranslated page fail. This hook resolves them to the address of the page, which is the same in both
// languages.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import {findOriginalFile, findPagePlace, toRelativePath} from './place';

/**
 * Resolves a relative file link to a page of the same set in another language.
 *
 * @param from - file of the page with the link, relative to the repository's root
 * @param exists - whether a file exists, given its path relative to the repository's root
 * @returns route of the page, or `undefined` if it exists in no language
 */
export function findCrossLanguageRoute(
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
  const original = findOriginalFile(file);
  return place &&
    original &&
    !place.partial &&
    place.area === findPagePlace(from)?.area &&
    exists(original)
    ? place.route + rest
    : undefined;
}

/**
 * Resolves links that Docusaurus passes to `markdown.hooks.onBrokenMarkdownLinks`.
 *
 * @throws Error with file, line and link if the page exists in no language
 */
export const resolveCrossLanguageLink: OnBrokenMarkdownLinksFunction = ({
  sourceFilePath,
  url,
  node,
}) => {
  const from = toRelativePath(sourceFilePath);
  const route = findCrossLanguageRoute(from, url, existsSync);
  if (route === undefined) {
    throw new Error(
      `${from}:${node.position?.start.line ?? 1}: link to "${url}": expected a page of the same set. Correct the path; mind upper and lower case.`,
    );
  }
  return route;
};
