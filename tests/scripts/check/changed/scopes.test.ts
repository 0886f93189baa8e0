import {describe, expect, it, vi} from 'vitest';
import {concerned} from '../../../../scripts/check/changed/concerned';
import {
  pageChange,
  type PageChange,
} from '../../../../scripts/check/changed/pageChange';
import {PAGE_CHECKS} from '../../../../scripts/check/changed/scopes';
import {CHECKS} from '../../../../scripts/check/checks';
import {overlayFiles} from '../../../../scripts/check/files';
import {readSources, type Sources} from '../../../../scripts/check/sources';
import {parsePage, type SourcePage} from '../../../../src/sets/page/sourcePage';
import {formatProblem} from '../../../../src/sets/problem';
import {PLANTED_FAULTS} from '../plantedFaults';
import {DISK, PARSED, pageText, SITE_TABLES} from '../support';

vi.setConfig({testTimeout: 120_000});

type Changes = Readonly<Record<string, string>>;

/** Pages as they stand: what one check has parsed of them need not be parsed for the next. */
const unchanged = new Map<string, SourcePage>();

function asItStands(page: SourcePage): SourcePage {
  const known = unchanged.get(page.file) ?? page;
  unchanged.set(page.file, known);
  return known;
}

/** Sources in which these pages alone have changed, as `--changed` reads them, and how they differ. */
function changedTo(changes: Changes, tables = {}): [Sources, PageChange[]] {
  const isChanged = (file: string) => Object.hasOwn(changes, file);
  const read = readSources(
    overlayFiles(DISK, changes),
    {...SITE_TABLES, ...tables},
    PARSED,
    (file) => !isChanged(file),
  );
  const sources = {
    ...read,
    pages: read.pages.map((page) =>
      isChanged(page.file) ? page : asItStands(page),
    ),
  };
  return [
    sources,
    sources.pages
      .filter(({file}) => isChanged(file))
      .map((page) =>
        pageChange(
          page,
          DISK.has(page.file) ? DISK.read(page.file) : undefined,
        ),
      ),
  ];
}

async function saidOf(name: string, changes: Changes, tables = {}) {
  const [sources, differences] = changedTo(changes, tables);
  const seen = PAGE_CHECKS[name]!(sources, differences);
  const check = CHECKS.find((one) => one.name === name)!;
  const problems = seen ? (await check.run(seen)).problems : [];
  return problems.map(formatProblem).join('\n');
}

const IN_PAGES = PLANTED_FAULTS.flatMap(({changes, ...fault}) => {
  const pages = changes ?? {};
  const {checks, pages: changed = []} = concerned({
    changed: Object.keys(pages),
    removed: [],
  });
  const isOfPages =
    checks !== 'all' &&
    changed.length > 0 &&
    changed.length === Object.keys(pages).length &&
    Object.values(pages).every((text) => text !== null);
  return isOfPages && !fault.tables
    ? [{...fault, changes: pages as Changes}]
    : [];
});

describe('what changed', () => {
  it('has a hundred planted faults', () => {
    expect(IN_PAGES.length).toBeGreaterThan(100);
  });

  it.each(IN_PAGES)(
    'is found wrong where the whole gate finds it: $check: $fault',
    async ({check, changes, says}) => {
      expect(Object.keys(PAGE_CHECKS)).toContain(check);
      expect(await saidOf(check, changes)).toContain(says);
    },
  );

  it('is what a page was that other pages link to', async () => {
    const file = 'docs-ocr/installation/gpu_support.mdx';
    const text = DISK.read(file).replace('{#troubleshooting}', '{#planted-id}');
    expect(await saidOf('links', {[file]: text})).toContain('#troubleshooting');
    expect(await saidOf('help topics', {[file]: text})).toContain(
      '#troubleshooting',
    );
  });

  it('is a page of which nothing else speaks yet', async () => {
    const changes = {'docs-ocr/planted.mdx': pageText('Text.')};
    expect(await saidOf('sidebars', changes)).toContain('docs-ocr/planted.mdx');
  });

  it('is a sample whose names another page mentions', async () => {
    const file = 'docs-ocr/planted.mdx';
    const [sources, [change]] = changedTo({[file]: pageText('Text.')});
    const seen = (code: boolean) =>
      PAGE_CHECKS['ocr reference']!(sources, [
        {...change!, differsIn: {...change!.differsIn, code}},
      ]);
    expect(seen(true)?.mentioning).toBeUndefined();
    expect(seen(false)?.mentioning?.map((page) => page.file)).toEqual([file]);
  });

  it('is what a row outside the page spoke of', async () => {
    const file = 'docs-ocr/api/waitResult.mdx';
    const text = DISK.read(file).replaceAll('50 ms', 'a moment');
    expect(await saidOf('product facts', {[file]: text})).toContain('"50 ms"');
  });
});

describe('a page that changed', () => {
  const FILE = 'docs-ocr/planted.mdx';
  const changeOf = (before: string | undefined, now: string) =>
    pageChange(
      parsePage(FILE, pageText(now)),
      before === undefined ? undefined : pageText(before),
    );

  it('differs in nothing that takes a compiler, when its text alone does', () => {
    const rest = '\n\n<Tabs />\n\n```ts\nlet a = 1;\n```';
    expect(changeOf(`One.${rest}`, `Two.${rest}`).differsIn).toEqual({
      elements: false,
      samples: false,
      anchors: false,
      code: false,
      names: false,
    });
  });

  it('differs in elements, samples, names and anchors', () => {
    expect(changeOf('<Tabs />', '<Tabs lazy />').differsIn.elements).toBe(true);
    expect(changeOf('```ts\n1;\n```', '```ts\n2;\n```').differsIn.samples).toBe(
      true,
    );
    expect(changeOf('## A {#a}', '## A {#b}').differsIn.anchors).toBe(true);
    expect(changeOf('```c\n1;\n```', '```c\n2;\n```').differsIn.code).toBe(
      true,
    );
    expect(changeOf('`run`', '`runAgain()`').differsIn.names).toBe(true);
    expect(
      changeOf('<ApiEntries of="A" />', '<ApiEntries of="B" />').differsIn
        .names,
    ).toBe(true);
    expect(changeOf(undefined, '## A').differsIn).toEqual({
      elements: false,
      samples: false,
      anchors: false,
      code: true,
      names: true,
    });
  });

  it('asks the vendor anew only where its questions differ', () => {
    const mark = (question: string) =>
      `It is <Unspecified id="ocr.planted">${question}</Unspecified>.`;
    expect(changeOf(`One. ${mark('A?')}`, `Two. ${mark('A?')}`).asks).toBe(
      false,
    );
    expect(changeOf(mark('A?'), mark('B?')).asks).toBe(true);
    expect(changeOf('Text.', '[Q](/open-questions#ocr.seats)').asks).toBe(true);
  });
});
