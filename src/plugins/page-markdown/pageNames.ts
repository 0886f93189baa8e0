import {clientRedirects} from '../../sets/redirects';
import type {PageNames} from '../../site/pageNames';
import type {ListedPage} from './llmsLists';

/**
 * Lists what the pages of a language are called.
 *
 * @param baseUrl - path of the language's root, with a slash at both ends
 * @returns JSON
 */
export function renderPageNames(
  pages: readonly ListedPage[],
  baseUrl: string,
): string {
  const names: PageNames = {
    pages: Object.fromEntries(
      pages.map(({route, title}) => [route.slice(baseUrl.length), title]),
    ),
    names: Object.fromEntries(
      clientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
    ),
  };
  return JSON.stringify(names);
}
