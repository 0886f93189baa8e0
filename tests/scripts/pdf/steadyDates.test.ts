import {expect, it} from 'vitest';
import {steadyDates} from '../../../scripts/pdf/print/steadyDates';

const INFO =
  "<</CreationDate (D:20261122130201+09'00')\n/ModDate (D:20261122130202+09'00')>>\xff\x00";

const after = (day: string | undefined) =>
  steadyDates(Buffer.from(INFO, 'latin1'), day).toString('latin1');

it('the day of the sources takes the place of the moment, byte for byte', () => {
  expect(after('2026-10-02')).toBe(
    "<</CreationDate (D:20261002000000+00'00')\n/ModDate (D:20261002000000+00'00')>>\xff\x00",
  );
});

it('without a day none remains, and every other byte stays where it was', () => {
  const text = after(undefined);
  expect(text).not.toContain('D:');
  expect(text).toHaveLength(INFO.length);
  expect(text).toMatch(/^<< +\n +>>\xff\x00$/);
});
