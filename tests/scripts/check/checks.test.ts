import {describe, expect, it, vi} from 'vitest';
import {CHECKS, SOURCE_CHECKS} from '../../../scripts/check/checks';
import {renderReports, runChecks} from '../../../scripts/check/run';
import {formatProblem} from '../../../src/sets/problem';
import type {Check} from '../../../scripts/check/types';
import {PLANTED_FAULTS} from './plantedFaults';
import {IN_GOOD_ORDER} from './plantedOrder';
import {PAGE} from './plantedPage';
import {SOUND_HABITS} from './plantedSamples';
import {SOUND_SAMPLES} from './plantedSyntax';
import {DISK, pageText, sourcesWith} from './support';

// Reading and parsing every page of the site takes its time on a busy machine.
vi.setConfig({testTimeout: 120_000});

const before = new Map<string, Set<string>>();

/**
 * Checks that hold each page by itself, and take long for all of them: they get the planted pages alone.
 * That they pass on every page of the site is what `npm run check` says.
 */
const PAGE_BY_PAGE = [
  'elements',
  'sample syntax',
  'typescript samples',
  'c samples',
  'pictures',
  'spelling',
  'prose',
  'references',
];

type Changes = Parameters<typeof sourcesWith>;

/** What a check says to the site as it is, or to those pages of it that a fault will be planted in. */
async function knownProblems(
  name: string,
  planted: Changes[0] = {},
): Promise<Set<string>> {
  const pages = PAGE_BY_PAGE.includes(name) ? Object.keys(planted) : [];
  const key = [name, ...pages].join();
  const known =
    before.get(key) ??
    new Set((await problemsOf(name, pages, [])).map(formatProblem));
  before.set(key, known);
  return known;
}

async function problemsOf(
  name: string,
  planted: readonly string[],
  changes: Changes,
) {
  const check = CHECKS.find((candidate) => candidate.name === name);
  if (!check) {
    throw new Error(
      `No check "${name}"; there are ${CHECKS.map((c) => c.name).join(', ')}.`,
    );
  }
  const sources = sourcesWith(...changes);
  if (!PAGE_BY_PAGE.includes(name)) {
    return (await check.run(sources)).problems;
  }
  const pages = sources.pages.filter(({file, text}) =>
    planted.some(
      (each) =>
        each === file || text.includes(`programs/${each.split('/').at(-1)}`),
    ),
  );
  // A planted page that is new has nothing to say before.
  return pages.length === 0
    ? []
    : (await check.run({...sources, pages})).problems;
}

describe('the writer’s gate', () => {
  it.each(PLANTED_FAULTS)(
    '$check: finds $fault',
    async ({check, changes, tables, at, says, cure = ''}) => {
      const known = await knownProblems(check, changes);
      const found = (
        await problemsOf(check, Object.keys(changes ?? {}), [changes, tables])
      )
        .map(formatProblem)
        .filter((text) => !known.has(text));
      const text = found.join('\n');
      if (typeof at === 'string') {
        expect(text).toContain(`${at}: `);
      } else {
        expect(text).toMatch(at);
      }
      expect(text).toContain(says);
      expect(text).toContain(cure);
    },
  );

  it.each(SOUND_SAMPLES)('reads %j', async (sample) => {
    const changes = {[PAGE]: pageText(sample)};
    expect(await problemsOf('sample syntax', [PAGE], [changes])).toEqual([]);
  });

  it.each(IN_GOOD_ORDER)('has nothing to say to %j', async (text) => {
    const changes = {[PAGE]: pageText(text)};
    const checks = [
      'tables',
      'order',
      'tabs',
      'links',
      'link text',
      'same facts',
      'contract facts',
    ];
    for (const name of checks) {
      expect(await problemsOf(name, [PAGE], [changes])).toEqual([]);
    }
  });

  it.each(SOUND_HABITS)('takes %j', async (text) => {
    const changes = {[PAGE]: pageText(text)};
    expect(await problemsOf('sample paths', [PAGE], [changes])).toEqual([]);
    const said = await problemsOf('ocr reference', [PAGE], [changes]);
    expect(said.filter(({found}) => found.includes('releases'))).toEqual([]);
  });

  it('has a planted fault for every check, 60 at least', () => {
    expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(60);
    const tried = new Set(PLANTED_FAULTS.map(({check}) => check));
    expect(
      CHECKS.filter(({name}) => !tried.has(name)).map(({name}) => name),
    ).toEqual([]);
  });

  it('says of every problem where it is, what was expected and how to mend it', async () => {
    const reports = await runChecks(
      SOURCE_CHECKS,
      sourcesWith(
        PLANTED_FAULTS[0]?.changes,
        PLANTED_FAULTS.find(({tables}) => tables)?.tables,
      ),
    );
    const problems = reports.flatMap((report) => report.problems);
    expect(problems.length).toBeGreaterThan(0);
    for (const {file, line, found, expected, remedy} of problems) {
      expect(line).toBeGreaterThanOrEqual(1);
      for (const text of [file, found, expected, remedy]) {
        expect(text.trim()).not.toBe('');
      }
    }
  });
});

describe('runChecks', () => {
  const blind: Check = {
    name: 'blind',
    unit: 'things',
    run: () => ({inspected: 0, problems: []}),
  };

  it('fails a check that looked at nothing', async () => {
    const [report] = await runChecks([blind], sourcesWith());
    expect(report?.problems).toHaveLength(1);
    expect(renderReports([report!])).toMatch(
      /^FAIL blind\s+0 things\s+1 problem \s+\d+ ms\n\n\[blind\] .*:1: the check "blind" looked at 0 things/,
    );
  });

  it('says once what stops several checks, and runs the others', async () => {
    const header = 'contracts/ocr/argo_sdk.h';
    const all = ['glossary', 'contract versions', 'ocr reference'];
    const reports = await runChecks(
      CHECKS.filter(({name}) => all.includes(name)),
      sourcesWith({[header]: `${DISK.read(header)}\nint broken(;\n`}),
    );
    expect(reports).toHaveLength(3);
    const problems = reports.flatMap((report) => report.problems);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /^contracts\/ocr\/argo_sdk\.h:\d+: \( that is not closed\n/,
      ),
    ]);
  });

  it('prints count and time of a check that passes', async () => {
    const [report] = await runChecks(
      [{...blind, run: () => ({inspected: 3, problems: [], note: 'all good'})}],
      sourcesWith(),
    );
    expect(renderReports([report!])).toMatch(
      /^ok {3}blind\s+3 things\s+0 problems\s+\d+ ms\s+all good$/,
    );
  });
});
