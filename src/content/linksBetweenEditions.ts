// Docusaurus resolves `./run.mdx` among the files of the page's own folder: of a translated page and
// one that is not, neither finds the other. Both stand at one address, which links are led to.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import {originalOf, pagePlaceOf} from './page/place';

/**
 * The address that a relative file link means within a set, where the page linked to stands in another
 * language than the page it is on.
 *
 * @param from - file of the page the link is on, relative to the repository's root
 * @param exists - whether there is such a file, relative to the repository's root
 * @returns `undefined` when there is no such page in any language
 */
export function routeBetweenEditions(
  from: string,
  url: string,
  exists: (file: string) => boolean,
): string | undefined {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const file = path.posix.join(
    path.posix.dirname(from),
    decodeURIComponent(pathname),
  );
  const place = pagePlaceOf(file);
  const original = originalOf(file);
  return place &&
    original &&
    !place.partial &&
    place.area === pagePlaceOf(from)?.area &&
    exists(original)
    ? place.route + rest
    : undefined;
}

/**
 * For `markdown.hooks.onBrokenMarkdownLinks`.
 *
 * @throws Error naming file, line and link when no language has the page
 */
export const linkBetweenEditions: OnBrokenMarkdownLinksFunction = ({
  sourceFilePath,
  url,
  node,
}) => {
  const from = sourceFilePath.split(path.sep).join('/');
  const route = routeBetweenEditions(from, url, existsSync);
  if (route === undefined) {
    throw new Error(
      `${from}:${node.position?.start.line ?? 1}: link to "${url}": expected a page of the same set. Correct the path; mind upper and lower case.`,
    );
  }
  return route;
};
