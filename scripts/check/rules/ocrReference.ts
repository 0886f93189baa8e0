import {
  didYouMean,
  frontMatterLine,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {HEADER_FILE} from '../../../src/reference/ocr/contract/header';
import {headerProblems} from '../contracts/headerRules';
import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/reference/ocr/contract/headerTypes';
import {headerOf} from '../contracts/contracts';
import {keyTableProblems} from '../contracts/keyTables';
import {nameProblems} from '../contracts/names';
import {optionKeyProblems} from '../contracts/optionKeys';
import {lineAt} from '../files';
import type {Rule} from '../types';

/** Every function of the header has its page, and names, codes, keys and defaults on pages are the header's. */
export const run: Rule = async ({files, pages: all}) => {
  const {header, source, keys} = await headerOf(files);
  const pages = all.filter(({area}) => area === 'ocr');
  const names = nameProblems(pages, {
    file: HEADER_FILE,
    source,
    names: header.functions.map(({name}) => name),
  });
  return {
    inspected: names.count,
    problems: [
      ...headerProblems(header),
      ...[
        {file: HEADER_FILE, text: source.replace(/^#.*$/gm, '')},
        ...pages,
      ].flatMap((page) => codeProblems(page, header)),
      ...entryProblems(pages, header),
      ...pages.flatMap((page) => [
        ...keyTableProblems(page, keys),
        ...optionKeyProblems(page, {keys, source}, files),
      ]),
      ...names.problems,
    ],
    note: `${header.functions.length} functions, ${header.codes.length} codes`,
  };
};

/** Functions without a page, and pages of functions that there are not. */
function entryProblems(
  pages: readonly SourcePage[],
  header: ApiHeader,
): Problem[] {
  const {functions, file} = header;
  return [
    ...functions.flatMap((item) => {
      const place = `docs-ocr/api/${item.name}.mdx`;
      const page = pages.find((each) => each.file === place);
      return page
        ? functionPageProblems(page, item, header)
        : {
            file,
            line: item.line,
            found: `${item.name} without a page of its own`,
            expected: `a page at ${place}`,
            remedy:
              'Correct the name in the header if it is misspelt there; else write the page, in the order of sections of the others.',
          };
    }),
    ...pages
      .filter(
        ({frontMatter: {symbol}}) =>
          symbol !== undefined && !functions.some(({name}) => name === symbol),
      )
      .map((page) => ({
        file: page.file,
        line: frontMatterLine(page, 'symbol'),
        found: `a page of ${String(page.frontMatter.symbol)}, which ${file} does not have`,
        expected: 'a function or callback type of the header',
        remedy:
          'Correct the name in the header if it is misspelt there; else correct the page, or take it away.',
      })),
  ];
}

/** What a function page contains, in this order: sections by their anchors, and what each is for. */
const contentOf = ({name, kind}: ApiFunction): readonly string[] => [
  '{/* #signature */}',
  `from-header="${name}"`,
  '{/* #parameters */}',
  `<ApiParameters of="${name}" />`,
  '{/* #example */}',
  // A callback type is used by writing a function of it: its own name need not appear.
  ...(kind === 'callback' ? [] : [`${name}(`]),
  'title="Output',
  '{/* #errors */}',
  `<ApiErrors of="${name}" />`,
  '{/* #rules */}',
  `<ApiRules of="${name}" />`,
  '{/* #remarks */}',
  '{/* #see-also */}',
  `<ApiSeeAlso of="${name}" />`,
];

/** Pages before and after the function pages, which follow each other in the order of calls. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/** Holds a function page to its neighbours, and to the sections that all function pages share. */
function functionPageProblems(
  {file, text, frontMatter}: SourcePage,
  item: ApiFunction,
  {functions}: ApiHeader,
): Problem[] {
  const index = functions.indexOf(item);
  const pageOf = (at: number, end: string) =>
    functions[at] ? `api/${functions[at].name}` : end;
  const expected: Readonly<Record<string, string>> = {
    title: item.name,
    symbol: item.name,
    pagination_prev: pageOf(index - 1, BEFORE),
    pagination_next: pageOf(index + 1, AFTER),
  };
  let from = 0;
  const lost = contentOf(item).find((part) => {
    const at = text.indexOf(part, from);
    from = at < 0 ? from : at + part.length;
    return at < 0;
  });
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => frontMatter[key] !== value)
      .map(([key, value]) => ({
        file,
        line: frontMatterLine({text}, key),
        found: `front matter ${key} is "${String(frontMatter[key])}"`,
        expected: `"${value}"`,
        remedy: 'Follow the names and the order of the header.',
      })),
    ...(lost === undefined ? [] : [lost]).map((part) => ({
      file,
      line: lineAt(text, from),
      found: `no ${part} below this line`,
      expected: `the sections of a function page in order, with ${contentOf(item).join(', ')}`,
      remedy: 'Write it, as the pages of other functions have it.',
    })),
  ];
}

/** `601 ARGO_E_LICENSE_MISSING` and `[302](…#ARGO_E_FILE_NOT_FOUND)`. */
const NUMBERED =
  /\b(\d{3})[ :]+([A-Z]+_[A-Z0-9_]+)|\[(\d{3})\]\([^)]*#([A-Z]+_[A-Z0-9_]+)\)/g;

/**
 * Codes in a text that the header does not have, and numbers beside a code that are not its number.
 *
 * @param text - of a page, samples in languages that no compiler reads included
 */
function codeProblems(
  {file, text}: {readonly file: string; readonly text: string},
  {codes, names, file: header}: ApiHeader,
): Problem[] {
  const known = [...codes, ...names].map(({name}) => name);
  const [prefix = ''] = /^[A-Z]+_/.exec(codes[0]?.name ?? '') ?? [];
  const name = new RegExp(String.raw`\b${prefix}[A-Z0-9_]+\b`, 'g');
  // Variables of CMake are named after what they find.
  const read = text.replace(/^```cmake[^]*?^```/gm, (fence) =>
    fence.replace(/./g, ''),
  );
  return read.split('\n').flatMap((row, index) => {
    const at = {file, line: index + 1};
    return [
      ...[...row.matchAll(name)]
        .filter(([found]) => prefix !== '' && !known.includes(found))
        .map(([found]) => ({
          ...at,
          found: `${found}, which is not in the header`,
          expected: `a name of ${header}`,
          remedy: `${didYouMean(found, known)}Correct the name.`,
        })),
      ...[...row.matchAll(NUMBERED)].flatMap((match) => {
        const [shown, named] = match.slice(1).filter(Boolean);
        const code = codes.find((each) => each.name === named);
        return code && code.number !== Number(shown)
          ? {
              ...at,
              found: `${shown} as the number of ${code.name}`,
              expected: `${code.number}, as in the header`,
              remedy: 'Correct the number, or name the code that has it.',
            }
          : [];
      }),
    ];
  });
}
