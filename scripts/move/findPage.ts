import {originalOf} from '../../src/sets/page/place';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {DOCS_LOCALE} from '../../src/site/locales';
import {meant} from '../../src/sets/meant';
import {refuse} from './refuse';

/**
 * Finds a page by its path or its address.
 *
 * @throws Error when there is none, or something that is no page of its own
 */
export function findPage(
  name: string,
  pages: readonly SourcePage[],
): SourcePage {
  const plain = name.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
  const sources = pages.filter(({locale}) => locale === DOCS_LOCALE);
  const page = sources.find(
    ({file, route, partial}) => file === plain || (route === plain && !partial),
  );
  if (page && !page.partial) {
    return page;
  }
  const original = originalOf(plain);
  if (page) {
    refuse(
      name,
      'a page with an address',
      'a fragment that pages import',
      'Move it with git, and correct the imports that `npm run check` names.',
    );
  }
  if (original !== undefined && original !== plain) {
    refuse(
      name,
      'the page that is translated',
      'a translation',
      `Name ${original}: its translations follow.`,
    );
  }
  const known = sources.filter(({partial}) => !partial);
  const near = meant(plain, [
    ...known.map(({file}) => file),
    ...known.map(({route}) => route),
  ]);
  refuse(
    name,
    'the path or the address of a page',
    'one that no page has',
    `${near}Mind upper and lower case.`,
  );
}
