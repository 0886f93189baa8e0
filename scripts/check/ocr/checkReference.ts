import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {headerProblems} from '../../../src/sets/ocr/contract/headerRules';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {
  codeUrl,
  functionUrl,
  nameUrl,
} from '../../../src/sets/ocr/reference/phrases';
import type {Sources} from '../sources';
import {functionPageProblems} from './functionPage';
import {guardProblems} from './headerGuard';
import {keyTableProblems} from './keyTables';
import {mentionProblems} from './mentions';
import {nameProblems} from './names';
import {optionKeyProblems} from './optionKeys';

const PAGES = 'docs-ocr';

/** What was looked at, and what is wrong. */
export interface ReferenceReport {
  /** Functions, callbacks, status codes, types and macros of the header. */
  readonly members: number;
  /** Those that have an entry. */
  readonly described: number;
  readonly pages: number;
  readonly mentions: number;
  readonly problems: readonly Problem[];
}

/**
 * Checks the header itself, each function page against the anatomy, every mention of a status code
 * on any page of the set, and that samples look at each status.
 *
 * @throws Error when the header does not exist or cannot be read
 */
export async function checkOcrReference({
  files,
  pages: all,
}: Pick<Sources, 'files' | 'pages'>): Promise<ReferenceReport> {
  const source = files.read(HEADER_FILE);
  const header = await parseHeader(source, HEADER_FILE);
  const pages = all.filter(isOfSet);
  const found = pages.map((page) => mentionProblems(page, header));
  const own = mentionProblems({file: HEADER_FILE, text: source}, header);
  const members = membersOf(header, pages);
  const missing = members.filter(({hasEntry}) => !hasEntry);
  return {
    members: members.length,
    described: members.length - missing.length,
    pages: pages.length,
    mentions: found.reduce((sum, {mentions}) => sum + mentions, 0),
    problems: [
      ...headerProblems(header),
      ...guardProblems(source),
      ...own.problems.filter(({found}) => !/ARGO_SDK_|ARGO_API/.test(found)),
      ...header.functions.flatMap((item) => {
        const file = `${PAGES}/api/${item.name}.mdx`;
        const page = pages.find((candidate) => candidate.file === file);
        return page
          ? functionPageProblems(page, item, header)
          : {
              file: HEADER_FILE,
              line: item.line,
              found: `${item.name} without a page of its own`,
              expected: `a page at ${file}`,
              remedy:
                'Correct the name in the header if it is misspelt there; else write the page, in the order of sections of the others.',
            };
      }),
      ...missing
        .filter(({element}) => element !== undefined)
        .map(({name, line, element}) => ({
          file: HEADER_FILE,
          line,
          found: `${name}, which has no entry in the reference`,
          expected: `a page with <${element} />, which makes one`,
          remedy: `Write <${element} /> on the page that the links lead to.`,
        })),
      ...pages.flatMap((page) => lostPage(page, header)),
      ...found.flatMap(({problems}) => problems),
      ...keyTableProblems(pages, source),
      ...optionKeyProblems(pages, source, files.read),
      ...nameProblems(pages, header, [source, ...pages.map(fencedCode)]),
    ],
  };
}

interface HeaderMember {
  readonly name: string;
  readonly line: number;
  readonly hasEntry: boolean;
  /** What makes its entry; functions have pages, which are looked for one by one. */
  readonly element?: string;
}

/** The members of the header, and whether a page holds the entry of each. */
function membersOf(
  {functions, codes, names}: ApiHeader,
  pages: readonly SourcePage[],
): HeaderMember[] {
  const holds = (route: string, element: string) =>
    pages.some(
      (page) =>
        page.route === route &&
        page.elements.some(({element: {name}}) => name === element),
    );
  const made = (
    members: readonly {readonly name: string; readonly line: number}[],
    element: string,
    urlOf: (name: string) => string,
  ) =>
    members.map(({name, line}) => ({
      name,
      line,
      element,
      hasEntry: holds(urlOf(name).split('#')[0]!, element),
    }));
  return [
    ...functions.map(({name, line}) => ({
      name,
      line,
      hasEntry: pages.some(({route}) => route === functionUrl(name)),
    })),
    ...made(codes, 'ApiErrorIndex', codeUrl),
    ...made(names, 'ApiNames', nameUrl),
  ];
}

function isOfSet({area}: SourcePage): boolean {
  return area === 'ocr';
}

/** What stands in the fences of a page, with the fences: pages need not be parsed for it. */
function fencedCode({text}: SourcePage): string {
  return (text.match(/^ *(`{3,})[\s\S]*?^ *\1/gm) ?? []).join('\n');
}

/** A page of a function that the header does not have: either of the two may be wrong. */
function lostPage(page: SourcePage, {functions, file}: ApiHeader): Problem[] {
  const {symbol} = page.frontMatter;
  return symbol === undefined || functions.some(({name}) => name === symbol)
    ? []
    : [
        {
          file: page.file,
          line: keyLine(page, 'symbol'),
          found: `a page of ${String(symbol)}, which ${file} does not have`,
          expected: 'a function or callback type of the header',
          remedy:
            'Correct the name in the header if it is misspelt there; else correct the page, or take it away.',
        },
      ];
}
