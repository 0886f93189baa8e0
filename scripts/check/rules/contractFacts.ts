import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Area} from '../../../src/sets/page/place';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Fault} from '../../../src/sets/problem';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {
  namesOfDeclarations,
  namesOfHeader,
  type DescribedNames,
} from '../contractFacts/described';
import {sentencesOf, type Sentence} from '../contractFacts/sentences';
import {statementFaults} from '../contractFacts/statements';
import type {FileTree} from '../files';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

type Judge = (sentence: Sentence, page: SourcePage) => Fault[];

/** Ranges, defaults, numbers of parameters and statuses on pages are those of the contract. */
export async function run({pages, files}: Sources): Promise<CheckResult> {
  const judges: Partial<Record<Area, Judge>> = {};
  let inspected = 0;
  const problems = [];
  for (const page of pages) {
    const judge = (judges[page.area] ??= await judgeOf(page.area, files));
    for (const sentence of page.area === 'pages' ? [] : sentencesOf(page)) {
      inspected += 1;
      problems.push(
        ...judge(sentence, page).map((fault) => ({
          file: page.file,
          line: sentence.line,
          ...fault,
        })),
      );
    }
  }
  return {inspected, problems};
}

async function judgeOf(area: Area, files: FileTree): Promise<Judge> {
  switch (area) {
    case 'ocr': {
      const source = files.read(HEADER_FILE);
      const header = await parseHeader(source, HEADER_FILE);
      const names = namesOfHeader(header, source);
      return (sentence, page) => [
        ...statementFaults(sentence, names, subjectOf(page, names)),
        ...statusFaults(sentence, header),
        ...versionFaults(sentence, contractVersionOf(source)),
      ];
    }
    case 'spreadsheet': {
      const source = files.read(CONTRACT_FILE);
      const names = namesOfDeclarations(readContract(CONTRACT_FILE, source));
      const version = contractVersionOf(source);
      return (sentence) => [
        ...statementFaults(sentence, names),
        ...versionFaults(sentence, version),
      ];
    }
    default:
      return () => [];
  }
}

function subjectOf({frontMatter}: SourcePage, names: DescribedNames): string {
  const {symbol} = frontMatter;
  return typeof symbol === 'string' && names.has(symbol) ? symbol : '';
}

const STATUS =
  /\b(?:status|returns?|gets?|ends with|with code|status code) (\d{3})\b(?! ?(?:ms|pixels|bytes))/g;

/** A status by a number that no code has. */
function statusFaults({text}: Sentence, {codes, file}: ApiHeader): Fault[] {
  return [...text.matchAll(STATUS)]
    .map(([, number]) => Number(number))
    .filter((number) => !codes.some((code) => code.number === number))
    .map((number) => ({
      found: `the status ${number}`,
      expected: `a number of a status code of ${file}`,
      remedy: 'Correct the number.',
    }));
}

function contractVersionOf(source: string): string | undefined {
  return /\bcontract version (\d+\.\d+)/.exec(source)?.[1];
}

/** A version of the contract that is not the one that it has. */
function versionFaults({text}: Sentence, version: string | undefined): Fault[] {
  return /\bcontract\b/i.test(text)
    ? [
        ...text.matchAll(
          /\bversions? (?:[a-z ,]*\bas in )?(\d+\.\d+)(?![.\d]*\d)/g,
        ),
      ]
        .concat([...text.matchAll(/\bas in (\d+\.\d+)(?![.\d]*\d)/g)])
        .filter(([, stated]) => version !== undefined && stated !== version)
        .map(([, stated]) => ({
          found: `version ${stated} of the contract`,
          expected: `${version}, as its first comment says`,
          remedy: 'Correct the page; or the contract, if it is wrong there.',
        }))
    : [];
}
