import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  type FileProblem,
  type PageArea,
  type PagePlace,
  type SourcePage,
  MAX_KEYWORDS,
  suggestName,
  findFrontMatterLine,
  findPagePlace,
} from '../../../src/content';
import {createKeywordMatcher} from '../../../src/search';
import {DOCS_SET_LIST} from '../../../src/site/sets/index';
import {DOCS_LOCALE, LOCALE_TABLE} from '../../../src/site/locales';
import {
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
} from '../../../src/site/translations';
import {findTableProblems} from '../files';
import type {CheckRule, CheckSources} from '../sources';

const {name: LANGUAGE, letters: LETTERS} = LOCALE_TABLE[SEARCH_TERMS_LOCALE];

const LETTER = new RegExp(LETTERS, 'u');

/** Keywords and search terms are few, in the right language, and absent from the page that they lead to. */
export const run: CheckRule = (sources) => {
  const pages = sources.pages.filter(({partial}) => !partial);
  const areas: PageArea[] = [...DOCS_SET_LIST.map(({id}) => id), 'pages'];
  return [
    ...pages.flatMap(checkKeywords),
    ...areas.flatMap((area) => checkTable(area, sources)),
  ];
};

function checkKeywords(page: SourcePage): FileProblem[] {
  const keywords = [page.frontMatter['keywords'] ?? []].flat().map(String);
  const present = keywords.filter(createKeywordMatcher(listTexts(page)));
  return present.length === 0
    ? []
    : [
        {
          ...describePresent(present),
          file: page.file,
          line: findFrontMatterLine(page, 'keywords'),
        },
      ];
}

function describePresent(present: readonly string[]) {
  return {
    found: `keywords whose words, forms or synonyms the page contains: ${present.join(', ')}`,
    expected: 'words that readers type and the page lacks',
    remedy: 'Remove them: search finds the words of a page by itself.',
  };
}

/** Returns title, description and all visible texts of a page. */
function listTexts({frontMatter, title, tree}: SourcePage): string[] {
  const texts = [title, String(frontMatter['description'] ?? '')];
  visit(tree, ['text', 'inlineCode', 'code'], (node: Nodes) => {
    texts.push('value' in node ? node.value : '');
  });
  return texts;
}

function checkTable(area: PageArea, sources: CheckSources) {
  const {files, allPages} = sources;
  const file = getSearchTermsFile(SEARCH_TERMS_LOCALE, area);
  const isOriginal = (place: PagePlace) =>
    place.area === area && place.locale === DOCS_LOCALE && !place.partial;
  const keyOf = ({id, route}: PagePlace) => (area === 'pages' ? route : id);
  const originals = new Map(
    allPages.filter(isOriginal).map((page) => [keyOf(page), page]),
  );
  const translations = allPages.filter(
    (page) => page.area === area && page.locale === SEARCH_TERMS_LOCALE,
  );
  const components = files
    .list('src/pages')
    .flatMap((page) => findPagePlace(page) ?? [])
    .filter(isOriginal);
  const known = [...originals.keys(), ...components.map(keyOf)];
  return findTableProblems(files, file, (key, list) => {
    const terms = list as readonly string[];
    const odd = terms.filter((term) => !LETTER.test(term));
    if (!known.includes(key) || odd.length > 0 || terms.length > MAX_KEYWORDS) {
      return {
        found:
          odd.length > 0
            ? JSON.stringify(odd)
            : known.includes(key)
              ? `${terms.length} terms`
              : 'terms of no page',
        expected: `lists of at most ${MAX_KEYWORDS} texts in ${LANGUAGE} for pages that exist`,
        remedy: `${known.includes(key) ? '' : suggestName(key, known)}Correct or remove it.`,
      };
    }
    const original = originals.get(key);
    if (original && !sources.pages.includes(original)) {
      return undefined;
    }
    const texts = [
      original,
      translations.find((page) => keyOf(page) === key),
    ].flatMap((page) => (page ? listTexts(page) : []));
    const present = terms.filter(createKeywordMatcher(texts));
    return present.length > 0 ? describePresent(present) : undefined;
  });
}
