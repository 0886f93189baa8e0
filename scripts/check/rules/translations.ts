import type {Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findFrontMatterLine,
  getJsxAttribute,
  HASHES_KEY,
  splitSections,
  TRANSLATED_KEYS,
  type FileProblem,
  type PageSection,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {getTranslatedPagesFolder} from '../../../src/site/translations';
import {listOutline, type OutlinePart} from '../pageOutline';
import {isTextInLanguage, findTranslationFault} from '../translationFault';
import type {CheckRule} from '../sources';

/** Keys that a translation may have. */
const OWN_KEYS = [HASHES_KEY, 'keywords', 'tags'];

/**
 * Translations have the outline of their original and no English text. All pages of `src/pages` are
 * translated, because they show no notice that they are in English.
 */
export const run: CheckRule = (sources) => {
  const {pages, allPages, locales} = sources;
  const translated = pages.filter(({locale}) => locale !== DOCS_LOCALE);
  return [
    ...Object.keys(locales).flatMap((locale) =>
      findMissingPages(allPages, locale),
    ),
    ...translated.flatMap((page) => {
      const original = allPages.find(
        ({locale, area, id}) =>
          locale === DOCS_LOCALE && area === page.area && id === page.id,
      );
      const language = locales[page.locale];
      return original && language
        ? [
            ...compareSections(page, original),
            ...findSharedText(page, original),
            ...compareFrontMatter(page, original, language),
            ...findEnglishText(page, original, language),
          ]
        : {
            file: page.file,
            line: 1,
            found: 'a translation of a page that does not exist',
            expected: 'an English page at the same path',
            remedy:
              'Give the file the path of the page that it translates, or delete it with that page.',
          };
    }),
  ];
};

function findMissingPages(
  pages: readonly SourcePage[],
  locale: string,
): FileProblem[] {
  const beside = pages.filter(
    ({area, partial}) => area === 'pages' && !partial,
  );
  return beside
    .filter((page) => page.locale === DOCS_LOCALE)
    .filter(
      ({id}) =>
        !beside.some((page) => page.locale === locale && page.id === id),
    )
    .map(({id, file}) => ({
      file: `${getTranslatedPagesFolder(locale)}/${id}.mdx`,
      line: 1,
      found: `no translation of ${file} into "${locale}"`,
      expected:
        'a translation: pages outside the documentation exist in every language of the site',
      remedy: `Run npm run translated -- --start ${file}, and translate what it writes.`,
    }));
}

/** Compares the headings, or else the sections below them. */
function compareSections(
  page: SourcePage,
  original: SourcePage,
): FileProblem[] {
  const [own, theirs] = [page, original].map(({tree}) => splitSections(tree));
  const index = theirs!.findIndex(
    ({id, level}, at) => own![at]?.id !== id || own![at].level !== level,
  );
  const at = index < 0 ? theirs!.length : index;
  if (index < 0 && own!.length === theirs!.length) {
    return compareOutlines(page, original);
  }
  const here = own![at] ?? own!.at(-1)!;
  return [
    {
      file: page.file,
      line: here.line,
      found: own![at] ? describeHeading(here) : 'no further heading',
      expected: theirs![at]
        ? `${describeHeading(theirs![at])}, as in ${original.file}:${theirs![at].line}`
        : `the end, as in ${original.file}`,
      remedy:
        'Translate the headings of the English page in their order, each with its id: `## … {/* #id */}`.',
    },
  ];
}

function describeHeading({id, level}: PageSection): string {
  return `a heading of level ${level} with the id "${id}"`;
}

/** Compares what each section contains. */
function compareOutlines(
  {file, tree}: SourcePage,
  original: SourcePage,
): FileProblem[] {
  const own = splitSections(tree);
  return splitSections(original.tree).flatMap((english, index) => {
    const section = own[index]!;
    const [ours, theirs] = [section, english].map(listOutline);
    const surplus = removeCommon(ours!, theirs!);
    const missing = removeCommon(theirs!, ours!);
    return surplus.length + missing.length === 0
      ? []
      : {
          file,
          line: (surplus[0] ?? ours!.at(-1) ?? section).line,
          found: joinParts(surplus),
          expected: `${joinParts(missing)}, as in ${original.file}:${(missing[0] ?? english).line}`,
          remedy:
            'Translate what is missing, or take away what the English page does not have.',
        };
  });
}

/** Removes parts that the other page has too. Counts are ignored: a sentence may mention a name twice. */
function removeCommon(
  parts: readonly OutlinePart[],
  others: readonly OutlinePart[],
): OutlinePart[] {
  return parts.filter(({what}) => !others.some((each) => each.what === what));
}

function joinParts(marks: readonly OutlinePart[]): string {
  return [...new Set(marks.map(({what}) => what))].join(', ') || 'nothing more';
}

/** Checks that front matter is translated, and states nothing that comes from the English page. */
function compareFrontMatter(
  page: SourcePage,
  {file, frontMatter: theirs}: SourcePage,
  language: LocaleRow,
): FileProblem[] {
  const mine = page.frontMatter;
  const keys = TRANSLATED_KEYS.filter((key) => typeof theirs[key] === 'string');
  return [...new Set([...keys, ...Object.keys(mine)])]
    .filter((key) => !OWN_KEYS.includes(key))
    .flatMap((key) => {
      const fault = keys.includes(key)
        ? mine[key] === theirs['symbol']
          ? undefined
          : findTranslationFault(mine[key], String(theirs[key]), language)
        : {
            found: JSON.stringify(mine[key]),
            expected: `none: the build takes it from ${file}`,
            remedy: 'Remove it.',
          };
      const at = {file: page.file, line: findFrontMatterLine(page, key)};
      return fault ? {...at, ...fault, found: `${key}: ${fault.found}`} : [];
    });
}

/** Finds code and imports, which the build takes from the English page. */
function findSharedText(
  {file, fences, tree}: SourcePage,
  original: SourcePage,
): FileProblem[] {
  const code = fences.filter((fence) => fence.lang !== '' || fence.code !== '');
  const imports = tree.children.filter(({type}) => type === 'mdxjsEsm');
  return [
    ...code.map(({line}) => ({
      line: line - 1,
      found: 'a fence with a language or code',
    })),
    ...imports.map(({position}) => ({
      line: position!.start.line,
      found: 'an import',
    })),
  ].map((each) => ({
    file,
    ...each,
    expected: `none: the build takes it from ${original.file}`,
    remedy: 'Remove it; of a fence, leave two lines with three ticks each.',
  }));
}

/** Finds the first sentence with four or more English words, or heading with two. */
function findEnglishText(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): FileProblem[] {
  const english = sentences(original).map(({what}) => what);
  return sentences(page)
    .filter(({what}) =>
      language.letters === undefined
        ? english.includes(what)
        : !isTextInLanguage(language, what, ''),
    )
    .slice(0, 1)
    .map(({what, line}) => ({
      file: page.file,
      line,
      found: `"${what}", in English as in ${original.file}`,
      expected: language.name,
      remedy:
        'Translate it and other English text, or delete the page: in a set, readers then see the English one.',
    }));
}

const SENTENCE_END = /(?<=[.!?]) /;

/** Lists the sentences of a page and of its captions with four or more English words, and headings with two. */
function sentences({tree, elements}: SourcePage) {
  const texts: {text: string; line: number; isHeading: boolean}[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    let text = '';
    // Ignores code.
    visit(node, 'text', ({value}: Text) => {
      text += value;
    });
    const line = node.position?.start.line ?? 1;
    texts.push({text, line, isHeading: node.type === 'heading'});
  });
  for (const {element, line} of elements) {
    const text = getJsxAttribute(element, 'caption');
    if (typeof text === 'string') {
      texts.push({text, line, isHeading: false});
    }
  }
  return texts.flatMap(({text, line, isHeading}) =>
    text
      .replace(/\s+/g, ' ')
      .split(SENTENCE_END)
      .filter((what) => {
        // Counts `ARGO_E_FILE_NOT_FOUND` as one word.
        const words =
          what.match(/\p{Script=Latin}[\p{Script=Latin}_]+/gu) ?? [];
        const isTitle = isHeading && /(?<!\S)[a-z]{2,}/.test(what);
        return words.length >= (isTitle ? 2 : 4);
      })
      .map((what) => ({what, line})),
  );
}
