import {type PageArea, suggestName, findPagePlace} from '../../../src/content';
import {DOCS_SET_LIST} from '../../../src/site/sets/index';
import {DOCS_LOCALE, LOCALE_TABLE} from '../../../src/site/locales';
import {
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
} from '../../../src/site/translations';
import {findTableProblems, readJsonTable} from '../files';
import type {CheckSources} from '../sources';
import {mergeResults, type CheckRule} from '../types';

const LETTERS = new RegExp(LOCALE_TABLE[SEARCH_TERMS_LOCALE].letters, 'u');

/** Search terms belong to existing pages and are written in their language. */
export const run: CheckRule = (sources) => {
  const areas: PageArea[] = [...DOCS_SET_LIST.map(({id}) => id), 'pages'];
  const results = areas.map((area) => checkArea(area, sources));
  return mergeResults(results);
};

function checkArea(area: PageArea, {files, pages}: CheckSources) {
  const file = getSearchTermsFile(SEARCH_TERMS_LOCALE, area);
  const places = [
    ...pages.map((page) => page.file),
    ...files.list('src/pages'),
  ].flatMap((page) => {
    const place = findPagePlace(page);
    return place?.area === area && place.locale === DOCS_LOCALE ? place : [];
  });
  const keyOf = ({id, route}: {id: string; route: string}) =>
    area === 'pages' ? route : id;
  const known = places.filter(({partial}) => !partial).map(keyOf);
  const problems = findTableProblems(files, file, (key, list) => {
    const odd = [list]
      .flat()
      .filter((term) => typeof term !== 'string' || !LETTERS.test(term));
    return known.includes(key) && odd.length === 0
      ? undefined
      : {
          found: odd.length > 0 ? JSON.stringify(odd) : 'terms of no page',
          expected: `lists of texts in ${LOCALE_TABLE[SEARCH_TERMS_LOCALE].name} for pages that exist`,
          remedy: `${known.includes(key) ? '' : suggestName(key, known)}Correct or remove it.`,
        };
  });
  const inspected = Object.keys(readJsonTable(files, file)).length;
  return {inspected, problems};
}
