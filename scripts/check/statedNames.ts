import {textOf, visit} from '../../src/sets/esPackages';
import type {Nodes} from 'mdast';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../src/sets/problem';
import type {LocaleRow} from '../../src/site/locales';

/**
 * Languages, systems, programs and interfaces that a reader may build upon, as texts in English and in Korean write
 * them: which of them an SDK has is no matter of language.
 */
const NAMES: readonly (readonly [name: string, written: RegExp])[] = [
  [
    'C',
    // Languages without spaces write the next word at once.
    /(?<![\w+#.])C(?= (?:API|header|functions?|language|program)|(?<=\bin C)(?![\w+#])| ?(?:언어|함수|헤더|프로그램)|로(?![가-힣])|[\p{Script=Hani}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  ],
  ['C++', /\bC\+\+|씨쁠쁠/],
  ['C#', /\bC#|씨샵/],
  ['Java', /\bJava\b|자바(?!\s?스크립트)/],
  ['JavaScript', /\bJavaScript\b|자바\s?스크립트/],
  ['TypeScript', /\bTypeScript\b|타입\s?스크립트/],
  ['Python', /\bPython\b|파이[썬선]/],
  ['Node.js', /\bNode(?:\.js)?\b|노드\s?(?:제이에스|js)/i],
  ['React', /\bReact\b|리액트/],
  ['Vue', /\bVue\b|뷰(?:\.?js|제이에스)/i],
  ['Angular', /\bAngular\b|앵귤러/],
  ['Excel', /\bExcel\b|엑셀/],
  ['Windows', /\bWindows\b|윈도우|윈도(?=[\s용즈,에]|$)/],
  ['Linux', /\bLinux\b|리눅스/],
  ['macOS', /\bmacOS\b|\bMac\b|맥\s?(?:OS|오에스)/i],
  ['Android', /\bAndroid\b|안드로이드/],
  ['iOS', /\biOS\b|아이폰/],
  ['CUDA', /\bCUDA\b|쿠다/],
  ['REST', /\bREST(?:ful)?\b/],
];

/** A name or an abbreviation in Latin letters, as it stands in a text of other letters. */
const LATIN_NAME =
  /(?<![\w{<&/@.])[A-Za-z][\w.+#-]*(?<=\w*[A-Z][\w.+#-]*)(?<![.-])/g;

/**
 * What a translation names and its English text does not, or the other way round.
 *
 * @param language - that of the translation; one with letters of its own names in Latin ones what the English text names
 */
export function nameFault(
  text: string,
  english: string,
  language: Pick<LocaleRow, 'letters'>,
): Fault | undefined {
  const [mine, theirs] = [text, english].map(
    (each) =>
      new Set(
        NAMES.filter(([, written]) => written.test(each)).map(([name]) => name),
      ),
  ) as [Set<string>, Set<string>];
  const lower = english.toLowerCase();
  const foreign =
    language.letters === undefined
      ? []
      : (text.match(LATIN_NAME) ?? []).filter(
          (name) => name !== 'SDK' && !lower.includes(name.toLowerCase()),
        );
  const added = new Set([
    ...[...mine].filter((name) => !theirs.has(name)),
    ...foreign.filter(
      (name) => !NAMES.some(([, written]) => written.test(name)),
    ),
  ]);
  const lost = [...theirs].filter((name) => !mine.has(name));
  return added.size === 0 && lost.length === 0
    ? undefined
    : {
        found: [
          ...(added.size > 0
            ? [
                `${[...added].join(', ')}, of which the English text says nothing`,
              ]
            : []),
          ...(lost.length > 0
            ? [`no ${lost.join(', ')}, which the English text names`]
            : []),
        ].join('; '),
        expected: 'the same names in every language',
        remedy: 'Correct the one that is wrong: both speak of the same thing.',
      };
}

/** The same of a page and its translation. */
export function nameProblems(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const fault = nameFault(proseOf(page), proseOf(original), language);
  return fault ? [{file: page.file, line: 1, ...fault}] : [];
}

function proseOf({tree}: SourcePage): string {
  const texts: string[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    texts.push(textOf(node));
  });
  return texts.join('\n');
}
