// Checks report planted mistakes at their place, and nothing else.
import {expect, it, vi} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {selectSources} from '../../../scripts/check/changes';
import {renderReports, runChecks} from '../../../scripts/check/run';
import type {Check} from '../../../scripts/check/sources';
import {CONTRACTS_FAULTS} from './faults/contracts';
import {PAGE} from './faults/fault';
import {LANGUAGE_FAULTS} from './faults/language';
import {MARKDOWN_FAULTS} from './faults/markdown';
import {SITE_FAULTS} from './faults/site';
import {pageText, sourcesWith} from './support';

// Parsing all pages takes long on a busy machine.
vi.setConfig({testTimeout: 120_000});

const FAULTS = [
  ...SITE_FAULTS,
  ...MARKDOWN_FAULTS,
  ...LANGUAGE_FAULTS,
  ...CONTRACTS_FAULTS,
];

it.each(FAULTS)(
  '$check: $fault',
  async ({check, changes, tables, former, at}) => {
    const rule = CHECKS.find(({name}) => name === check)!;
    const changed = Object.keys(changes ?? {});
    const sources = {
      ...sourcesWith(changes, tables),
      former: new Map(Object.entries(former ?? {})),
    };
    const {problems} = await rule.run(
      selectSources(rule, sources, {changed, removed: []})!,
    );
    const places = problems.map(({file, line}) => `${file}:${line}`);
    expect(places).toContainEqual(
      typeof at === 'string' ? at : expect.stringMatching(at),
    );
  },
);

it.each(CHECKS.filter(({reads}) => reads === 'pages'))(
  '$name: takes a change of a page that has nothing for it',
  async (check) => {
    const text = pageText('Text.').replace(
      '---\n\n',
      'displayed_sidebar: null\n---\n\n',
    );
    const sources = selectSources(check, sourcesWith({[PAGE]: text}), {
      changed: [PAGE],
      removed: [],
    });
    expect(sources ? (await check.run(sources)).problems : []).toEqual([]);
  },
);

it('has a fault for every check', () => {
  const tried = FAULTS.map(({check}) => check);
  expect(
    CHECKS.map(({name}) => name).filter((name) => !tried.includes(name)),
  ).toEqual([]);
});

const blind: Check = {
  name: 'blind',
  why: 'Nobody.',
  reads: 'others',
  run: async () => ({inspected: 0, problems: []}),
};

it('a check that looked at nothing has failed', async () => {
  const [report] = await runChecks([blind], () => sourcesWith());
  expect(renderReports([report!])).toMatch(/^FAIL blind\s+0 checked/);
});
