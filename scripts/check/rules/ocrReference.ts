import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {headerProblems} from '../../../src/sets/ocr/contract/headerRules';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import {codeUrl, nameUrl} from '../../../src/sets/ocr/reference/phrases';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {codeProblems} from '../contracts/codes';
import {headerOf} from '../contracts/contracts';
import {functionPageProblems} from '../contracts/functionPage';
import {keyTableProblems} from '../contracts/keyTables';
import {nameProblems} from '../contracts/names';
import {optionKeyProblems} from '../contracts/optionKeys';
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

/** Functions, codes and names without an entry in the reference, and pages of functions that there are not. */
function entryProblems(
  pages: readonly SourcePage[],
  header: ApiHeader,
): Problem[] {
  const {functions, codes, names, file} = header;
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
    ...(
      [
        ['ApiErrorIndex', codes, codeUrl],
        ['ApiNames', names, nameUrl],
      ] as const
    ).flatMap(([element, members, urlOf]) =>
      members
        .filter(
          ({name}) =>
            !pages.some(
              ({route, elements}) =>
                route === urlOf(name).split('#', 1)[0] &&
                elements.some((each) => each.element.name === element),
            ),
        )
        .map(({name, line}) => ({
          file,
          line,
          found: `${name}, which has no entry in the reference`,
          expected: `<${element} /> at ${urlOf(name)}`,
          remedy: 'Write the element on that page: it makes the entries.',
        })),
    ),
    ...pages
      .filter(
        ({frontMatter: {symbol}}) =>
          symbol !== undefined && !functions.some(({name}) => name === symbol),
      )
      .map((page) => ({
        file: page.file,
        line: keyLine(page, 'symbol'),
        found: `a page of ${String(page.frontMatter.symbol)}, which ${file} does not have`,
        expected: 'a function or callback type of the header',
        remedy:
          'Correct the name in the header if it is misspelt there; else correct the page, or take it away.',
      })),
  ];
}
