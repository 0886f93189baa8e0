import type {Nodes, Text} from 'mdast';
import {visit} from '../../../src/sets/esPackages';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {LEGAL_TEXTS} from '../../../src/site/legalTexts';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {translatedPages} from '../../../src/site/translations';
import {pageParts, type Mark, type PagePart} from '../pageParts';
import {isWrittenIn, translationFault} from '../translationFault';
import type {Rule} from '../types';

/** Keys of front matter that hold sentences, and those that hold words of both languages. */
const SENTENCES = ['title', 'description', 'sidebar_label'];
const WORDS = ['keywords', 'tags'];

/**
 * A translation has the sections of its page, each with the same blocks, links, names of code and numbers, and no
 * text in English. Pages beside the documentation have one in every locale: nothing says that they are in English.
 */
export const run: Rule = ({pages, locales}) => {
  const translated = pages.filter(({locale}) => locale !== DOCS_LOCALE);
  return {
    inspected: translated.length,
    problems: [
      ...Object.keys(locales).flatMap((locale) => missingPages(pages, locale)),
      ...translated.flatMap((page) => {
        const original = pages.find(
          ({locale, area, id}) =>
            locale === DOCS_LOCALE && area === page.area && id === page.id,
        );
        const language = locales[page.locale];
        return original && language
          ? [
              ...partProblems(page, original),
              ...matterProblems(page, original, language),
              ...englishBlocks(page, original, language),
            ]
          : {
              file: page.file,
              line: 1,
              found: 'a translation of a page that there is not',
              expected: 'an English page at the same path',
              remedy:
                'Give the file the path of the page that it translates, or take it away with that page.',
            };
      }),
    ],
  };
};

function missingPages(pages: readonly SourcePage[], locale: string): Problem[] {
  // Legal texts have a check of their own, for their versions too.
  const isLegal = (route: string) =>
    LEGAL_TEXTS.some(({path}) => `${route}/`.startsWith(`${path}/`));
  const beside = pages.filter(({area}) => area === 'pages');
  const there = beside.filter((page) => page.locale === locale);
  return beside
    .filter(
      ({locale: own, partial, route, id}) =>
        own === DOCS_LOCALE &&
        !partial &&
        !isLegal(route) &&
        !there.some((page) => page.id === id),
    )
    .map(({id, file}) => ({
      file: `${translatedPages(locale)}/${id}.mdx`,
      line: 1,
      found: `no such page, the translation of ${file} into "${locale}"`,
      expected:
        'one: pages beside the documentation are shown in every language of the site',
      remedy: `Copy ${file} to this path and translate its texts; headings keep their order and their ids.`,
    }));
}

/** The first heading that differs; else the marks that a section and its translation do not both have. */
function partProblems(page: SourcePage, original: SourcePage): Problem[] {
  const [ours, theirs] = [pageParts(page), pageParts(original)];
  const problem = (mine: Mark[], other: Mark[], index: number): Problem => ({
    file: page.file,
    line: (mine[0] ?? (ours[index] ?? ours.at(-1)!).heading).line,
    found: list(mine),
    expected: `${list(other)}, as in ${original.file}:${(other[0] ?? (theirs[index] ?? theirs.at(-1)!).heading).line}`,
    remedy:
      'Translate what is missing, or take away what the English page does not have.',
  });
  const longer = ours.length > theirs.length ? ours : theirs;
  const odd = longer.findIndex(
    (_, index) => ours[index]?.heading.what !== theirs[index]?.heading.what,
  );
  if (odd >= 0) {
    const [mine, other] = [ours, theirs].map((parts) =>
      parts.slice(odd, odd + 1).map(({heading}) => heading),
    );
    return [problem(mine!, other!, odd)];
  }
  return ours.flatMap((part, index) => {
    const surplus = without(part, theirs[index]!);
    const lost = without(theirs[index]!, part);
    return surplus.length + lost.length > 0
      ? [problem(surplus, lost, index)]
      : [];
  });
}

/** Marks that another part does not have, however often: sentences may name one once for two. */
function without({marks}: PagePart, other: PagePart): Mark[] {
  return marks.filter(
    ({what}) => !other.marks.some((each) => each.what === what),
  );
}

function list(marks: readonly Mark[]): string {
  return [...new Set(marks.map(({what}) => what))].join(', ') || 'nothing more';
}

/** Sentences that are no translation; days, ids and switches that differ from those of the page. */
function matterProblems(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const [mine, theirs] = [page.frontMatter, original.frontMatter];
  return Object.keys({...theirs, ...mine})
    .filter((key) => !WORDS.includes(key))
    .flatMap((key): Problem[] => {
      const at = {file: page.file, line: keyLine(page, key)};
      const [value, other] = [mine[key], theirs[key]];
      if (SENTENCES.includes(key) && typeof other === 'string') {
        const fault = translationFault(value, other, language);
        return fault
          ? [{...at, ...fault, found: `${key}: ${fault.found}`}]
          : [];
      }
      return JSON.stringify(value) === JSON.stringify(other)
        ? []
        : [
            {
              ...at,
              found: `${key}: ${JSON.stringify(value) ?? 'none'}`,
              expected: `${JSON.stringify(other) ?? 'none'}, as in ${original.file}`,
              remedy: 'Bring both pages to the same value.',
            },
          ];
    });
}

/** Headings, paragraphs and cells of four words or more that are left in English. */
function englishBlocks(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const english = new Set(sentences(original).map(({what}) => what));
  return sentences(page)
    .filter(({what}) =>
      language.letters === undefined
        ? english.has(what)
        : !isWrittenIn(language, what, ''),
    )
    .slice(0, 1)
    .map(({what, line}) => ({
      file: page.file,
      line,
      found: `"${what}", in English as in ${original.file}`,
      expected: language.name,
      remedy:
        'Translate it and what else is in English, or take the page away: in a set readers then get the English one.',
    }));
}

function sentences({tree}: SourcePage): Mark[] {
  const found: Mark[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    const texts: string[] = [];
    // Code is the same in every language.
    visit(node, 'text', ({value}: Text) => {
      texts.push(value);
    });
    const what = texts.join('').replace(/\s+/g, ' ');
    if ((what.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) >= 4) {
      found.push({what, line: node.position?.start.line ?? 1});
    }
  });
  return found;
}
