import {describe, expect, it} from 'vitest';
import {chooseChecks} from '../../../scripts/check/chooseChecks';
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
