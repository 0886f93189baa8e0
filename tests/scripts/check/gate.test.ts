// Checks report planted mistakes at their place, and nothing else.
import {expect, it, vi} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {selectSources} from '../../../scripts/check/changes';
import {renderReports, runChecks} from '../../../scripts/check/run';
import type {Check} from '../../../scripts/check/sources';
import {CONTRACTS_FAULTS} from './faults/contracts';
import {PAGE, type Fault} from './faults/fault';
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

/** Gives each fault files of its own, so that several can be planted together. */
const PLANTED = FAULTS.map((fault, index): Fault => {
  const rename = (text: string) =>
    text.replace('/planted.', `/planted-${index}.`);
  const changes = Object.entries(fault.changes ?? {});
  return {
    ...fault,
    changes: Object.fromEntries(
      changes.map(([file, text]) => [rename(file), text]),
    ),
    at: typeof fault.at === 'string' ? rename(fault.at) : fault.at,
  };
});

async function findPlaces(faults: readonly Fault[]): Promise<string[]> {
  const rule = CHECKS.find(({name}) => name === faults[0]!.check)!;
  const changes = Object.assign({}, ...faults.map((each) => each.changes));
  const changed = Object.keys(changes);
  const sources = {
    ...sourcesWith(changes, faults[0]!.tables),
    former: new Map(Object.entries(faults[0]!.former ?? {})),
  };
  const {problems} = await rule.run(
    selectSources(rule, sources, {changed, removed: []})!,
  );
  return problems.map(({file, line}) => `${file}:${line}`);
}

const isOnNewPages = ({changes = {}, tables, former}: Fault) =>
  !tables &&
  !former &&
  Object.keys(changes).every((file) => /\/planted-\d+\.mdx$/.test(file));

/** Results of each run. Faults on new pages share one, because reading many pages takes hardly longer than reading one. */
const runs = new Map<string, Promise<string[]>>();

it.each(PLANTED)('$check: $fault', async (fault) => {
  const {check, changes, tables, former, at} = fault;
  const isShared = isOnNewPages(fault);
  const key = isShared
    ? check
    : JSON.stringify([check, changes, tables, former]);
  if (!runs.has(key)) {
    const others = PLANTED.filter(
      (each) => each.check === check && isOnNewPages(each),
    );
    runs.set(key, findPlaces(isShared ? others : [fault]));
  }
  expect(await runs.get(key)).toContainEqual(
    typeof at === 'string' ? at : expect.stringMatching(at),
  );
});

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

it('images: includes those of a page that is checked alone', async () => {
  const images = CHECKS.find(({name}) => name === 'images')!;
  const sources = sourcesWith({
    'static/img/large.svg': '<svg></svg>'.padEnd(1024 * 1024),
    [PAGE]: pageText('![A scan](/img/large.svg)'),
  });
  const {problems} = await images.run(
    selectSources(images, sources, {changed: [PAGE], removed: []})!,
  );
  expect(problems.map(({file}) => file)).toEqual(['static/img/large.svg']);
});

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
