import {describe, expect, it} from 'vitest';
import {chooseChecks, readableFirst} from '../../../scripts/check/chooseChecks';
import {readCheckArguments} from '../../../scripts/check/readArguments';
import type {Check} from '../../../scripts/check/types';

const CHECKS: Check[] = ['links', 'ocr reference', 'fences'].map((name) => ({
  name,
  unit: 'things',
  run: () => ({inspected: 1, problems: []}),
}));

const chosen = (only?: string) =>
  chooseChecks(CHECKS, only).map(({name}) => name);

describe('chooseChecks', () => {
  it('takes all when none is named', () => {
    expect(chosen()).toEqual(['links', 'ocr reference', 'fences']);
  });

  it('takes those that are named, in the order of the gate', () => {
    expect(chosen('ocr reference, links')).toEqual(['links', 'ocr reference']);
  });

  it.each([['linsk'], ['links,linsk'], ['']])(
    'refuses "%s" and lists the names',
    (only) => {
      expect(() => chosen(only)).toThrow(
        /received ".*"\. There are: links, ocr reference, fences\./,
      );
    },
  );
});

describe('readableFirst', () => {
  it('leaves the checks alone when every page can be read', () => {
    expect(readableFirst(CHECKS, [])).toBe(CHECKS);
  });

  it('asks for nothing but readable pages while one is not', () => {
    const problem = {
      file: 'a.mdx',
      line: 1,
      found: '',
      expected: '',
      remedy: '',
    };
    expect(readableFirst(CHECKS, [problem]).map(({name}) => name)).toEqual([
      'mdx',
    ]);
  });
});

describe('the options of npm run check', () => {
  it('are names of checks, and since when changes count', () => {
    expect(readCheckArguments([])).toEqual({
      help: false,
      only: undefined,
      since: undefined,
      watch: false,
    });
    expect(readCheckArguments(['--watch']).watch).toBe(true);
    expect(readCheckArguments(['--help']).help).toBe(true);
    expect(readCheckArguments(['--since', 'main']).since).toBe('main');
    expect(readCheckArguments(['--only', 'links', '--changed'])).toEqual({
      help: false,
      only: 'links',
      since: 'HEAD',
      watch: false,
    });
  });

  it.each([
    [['links']],
    [['--olny', 'links']],
    [['--only']],
    [['--changed=no']],
  ])('refuse %o and list what there is', (args) => {
    expect(() => readCheckArguments(args)).toThrow(
      /^npm run check: .*\. Expected:\nnpm run check .*\n.*--only.*\n.*--changed/,
    );
  });
});
