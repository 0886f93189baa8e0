// What writers and vendors may hand in, in any one place anything else: it is read, or refused with what to do.
import {readFileSync} from 'node:fs';
import {dump} from 'js-yaml';
import {expect, it} from 'vitest';
import {diskFiles} from '../../scripts/check/files';
import {overlayFiles} from '../support/overlayFiles';
import {catalogueProblems} from '../../scripts/check/rules/interfaceStrings';
import {parseHostFacts} from '../../src/hosts/hostFacts';
import {ContractError} from '../../src/sets/contract/contractError';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {parseHeader} from '../../src/sets/ocr/contract/header';
import {keyProblems} from '../../src/sets/page/checkFrontMatter';
import {FRONT_MATTER_KEYS} from '../../src/sets/page/frontMatterSchema';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {LOCALE_TABLE} from '../../src/site/locales';
import {readContract} from '../../src/sets/spreadsheet/contract/readContract';
import {
  anyJson,
  numbersFrom,
  pick,
  withAnother,
  withAnotherPart,
} from '../support/generatedValues';

const HEADER = 'contracts/ocr/argo_sdk.h';
const DECLARATIONS = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';

/** What every message of a check has. */
function expectHelp(
  problems: readonly {
    readonly found: string;
    readonly expected: string;
    readonly remedy: string;
  }[],
): void {
  for (const {found, expected, remedy} of problems) {
    expect(found.length).toBeLessThan(600);
    expect(found).not.toMatch(/[\0-\x08\x0B-\x1F\u202A-\u202E]/);
    expect(expected.length).toBeGreaterThan(5);
    expect(remedy).toMatch(/^[A-Z].+\.$/s);
  }
}

it('front matter holds anything in any of its keys: each problem says what to do', () => {
  const random = numbersFrom(11);
  const keys = Object.keys(FRONT_MATTER_KEYS);
  let refused = 0;
  for (let round = 0; round < 3000; round += 1) {
    const frontMatter = {
      title: 'A page',
      description:
        'A page that only tests see, with a description of the right length.',
      [pick(random, keys)]: anyJson(random, 3),
      [pick(random, keys)]: anyJson(random, 3),
    };
    const problems = keyProblems({
      file: 'docs-ocr/page.mdx',
      area: pick(random, DOCS_SET_LIST).id,
      text: `---\n${dump(frontMatter)}---\n`,
      frontMatter,
    } as unknown as SourcePage);
    refused += problems.length > 0 ? 1 : 0;
    expectHelp(problems);
  }
  console.log(`${refused} of 3000 pages refused`);
  expect(refused).toBeGreaterThan(2000);
});

it('a translation file holds anything in any one place: each problem says what to do', () => {
  const random = numbersFrom(12);
  const file = 'i18n/ko/code.json';
  const whole = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    {message: string; description?: string}
  >;
  const some = Object.fromEntries(Object.entries(whole).slice(0, 30));
  const strings = new Map(
    Object.entries(some).map(([id, {description = '', message}]) => [
      id,
      {message: description || message, file: undefined},
    ]),
  );
  const catalogue = {file, language: LOCALE_TABLE.ko, strings};
  let refused = 0;
  for (let round = 0; round < 2000; round += 1) {
    const parsed = withAnother(some, random);
    const files = overlayFiles(diskFiles('/nowhere'), {
      [file]: JSON.stringify(parsed, null, 2),
    });
    const problems = catalogueProblems(catalogue, files);
    refused += problems.length > 0 ? 1 : 0;
    expectHelp(problems);
  }
  console.log(`${refused} of 2000 translation files refused`);
  expect(refused).toBeGreaterThan(500);
});

it('the facts of a build hold anything in any one place: they are read as they are, or named', () => {
  const random = numbersFrom(13);
  const facts = {
    url: 'https://docs.example',
    baseUrl: '/',
    locales: ['en'],
    redirects: {'/a': '/a/b'},
    connect: [],
  };
  let refused = 0;
  for (let round = 0; round < 2000; round += 1) {
    const whole = JSON.stringify(withAnother(facts, random));
    const text = random() < 0.1 ? withAnotherPart(whole, random) : whole;
    try {
      const {url, baseUrl, locales, connect} = parseHostFacts(text);
      for (const value of [url, baseUrl, ...locales, ...connect]) {
        expect(value).toBeTypeOf('string');
      }
    } catch (error) {
      refused += 1;
      expect((error as Error).message, text).toMatch(
        /^hosts\.json: .* must be .*, received .*\. Build the site again\.$/s,
      );
    }
  }
  console.log(`${refused} of 2000 facts refused`);
  expect(refused).toBeGreaterThan(500);
});

it('a header lacks a part, or has it twice or elsewhere: it is read, or named with its line', async () => {
  const random = numbersFrom(14);
  const source = readFileSync(HEADER, 'utf8');
  let refused = 0;
  for (let round = 0; round < 150; round += 1) {
    const text = withAnotherPart(source, random);
    try {
      const {functions} = await parseHeader(text, HEADER);
      expect(functions.every(({name}) => /^\w+$/.test(name))).toBe(true);
    } catch (error) {
      refused += 1;
      expect(error, text.slice(0, 200)).toBeInstanceOf(ContractError);
      expect((error as Error).message).toMatch(/argo_sdk\.h:\d+/);
    }
  }
  console.log(`${refused} of 150 headers refused`);
  expect(refused).toBeGreaterThan(20);
});

it('declarations lack a part, or have it twice or elsewhere: they are read, or named', () => {
  const random = numbersFrom(15);
  const source = readFileSync(DECLARATIONS, 'utf8').slice(0, 60_000);
  let read = 0;
  for (let round = 0; round < 150; round += 1) {
    const text = withAnotherPart(source, random);
    try {
      const {symbols} = readContract(DECLARATIONS, text);
      read += symbols.size > 0 ? 1 : 0;
    } catch (error) {
      expect((error as Error).message).toContain(DECLARATIONS);
    }
  }
  console.log(`${read} of 150 declaration files read`);
  expect(read).toBeGreaterThan(100);
});
