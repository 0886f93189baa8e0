import {describe, expect, it, vi} from 'vitest';
import {parseMarkdown, parseSourcePage} from '../../src/content';
import {PAGE_REFRESH_MS} from '../../src/content/pages/store';
import {
  createReferenceStep,
  type ReferenceStepOptions,
} from '../../src/reference/shared/referenceStep';
import {OCR_SET} from '../../src/site/sets/ocr/set';
import {paragraph} from '../../src/content/mdast';
import {
  buildUsesBlocks,
  createSetPagesReader,
  findUses,
  splitPage,
} from '../../src/reference/shared/pages';
import {folderOf, putFiles} from '../support/folderOf';

describe('names in back-ticks', () => {
  const linked = (source: string) => {
    const {tree} = parseMarkdown(source, 'page.mdx');
    const addresses: Readonly<Record<string, string>> = {
      'draw()': '/set/pens#draw',
      self: '/ocr/api/run',
    };
    const step = createReferenceStep({
      current: () => undefined,
      elements: {},
      addressOf: (_, text) => addresses[text],
    });
    step(tree, {path: 'docs-ocr/api/run.mdx'});
    return JSON.stringify(tree).match(/"type":"link","url":"[^"]*"/g) ?? [];
  };

  it('are links in prose and tables, once in each section', () => {
    expect(
      linked(
        '`draw()` and `draw()`.\n\n## More\n\n| a |\n| - |\n| `draw()` |\n',
      ),
    ).toHaveLength(2);
  });

  it('leaves headings, links, other names and the page itself', () => {
    expect(
      linked('## `draw()`\n\n<a href="/x">`draw()`</a> `other` `self`'),
    ).toEqual([]);
    expect(linked('[`draw()`](/y)')).toEqual([]);
  });
});

const SOURCE = `---
title: "Pens: draw"
---

Call \`draw()\` first. See [erase](./erase.mdx).

\`\`\`ts title="a.ts"
pen.draw(); // ## no heading
\`\`\`

## Colours of [pens](./pens.mdx) {#colors}

\`\`\`\`md
\`\`\`ts
no.sample();
\`\`\`
\`\`\`\`

### Two \`Pen\` objects

| \`draw()\` | again |
| [4 too dry](./codes.mdx#PEN_DRY) | [all rub](#rub) |
`;

const page = (id: string) => parseSourcePage(`docs-ocr/${id}.mdx`, SOURCE);

const sections = splitPage(page('a'));

it('splitPage reads fences whole, and names beside them', () => {
  expect(sections[0]!.names).toEqual(['draw()', 'erase']);
  expect(sections[0]!.fences).toMatchObject([
    {lang: 'ts', code: 'pen.draw(); // ## no heading'},
  ]);
  expect(sections[2]!.names).toEqual(['draw()', 'PEN_DRY']);
  expect(sections[1]!.fences).toMatchObject([
    {lang: 'md', code: '```ts\nno.sample();\n```'},
  ]);
});

describe('findUses', () => {
  const uses = findUses(
    [page('a'), page('b')],
    ({code}) => (code.includes('draw') ? ['draw'] : []),
    (text) => (text === 'draw()' ? 'draw' : undefined),
  );

  it('names the first place of each page', () => {
    const place = {title: 'Pens: draw', heading: 'Pens: draw', anchor: ''};
    const times = expect.any(Number) as number;
    expect([...uses.keys()]).toEqual(['draw']);
    expect(uses.get('draw')).toEqual({
      samples: [
        {route: '/ocr/a', ...place, times},
        {route: '/ocr/b', ...place, times},
      ],
      guides: [
        {route: '/ocr/a', ...place, times},
        {route: '/ocr/b', ...place, times},
      ],
    });
  });

  it('shows a few links, or the one to the page that uses it most', () => {
    const places = Array.from({length: 9}, (_, at) => ({
      route: `/set/${at}`,
      title: `Page ${at}`,
      heading: 'Part',
      anchor: 'part',
      times: at === 4 ? 3 : 1,
    }));
    const linksOf = (samples: typeof places, guides: typeof places = []) =>
      JSON.stringify(buildUsesBlocks({samples, guides})).match(
        /\/set\/\d#part/g,
      );
    expect(linksOf(places.slice(0, 3))).toHaveLength(3);
    expect(linksOf(places)).toEqual(['/set/4#part']);
    expect(
      JSON.stringify(buildUsesBlocks({samples: places, guides: []})),
    ).toContain('In many samples, such as ');
    // A page that tells about it is better than one that only uses it.
    const told = '/set/7#part';
    expect(linksOf(places, [places[7]!])).toEqual([told, told]);
  });
});

const PAGE =
  'Before.\n\n<Table />\n\n<Other />\n\n```ts a\nx\n```\n\n```ts b\ny\n```\n';

/** Runs a step over a page; the result names what stands there, in order. */
function written(reference: Partial<ReferenceStepOptions<string>>): string[] {
  const {tree} = parseMarkdown(PAGE, 'a.mdx');
  const step = createReferenceStep({
    current: () => 'one',
    elements: {},
    ...reference,
  });
  step(tree, {path: 'a.mdx'});
  return tree.children.map((node) =>
    node.type === 'paragraph'
      ? (node.children[0] as {value: string}).value
      : 'name' in node
        ? `<${node.name}>`
        : `${node.type} ${(node as {value?: string}).value}`,
  );
}

describe('createReferenceStep', () => {
  it('puts blocks in the place of an element and leaves the others', () => {
    const found = written({
      elements: {Table: (text) => [paragraph(text), [paragraph('two')], false]},
    });
    expect(found).toEqual([
      'Before.',
      'one',
      'two',
      '<Other>',
      'code x',
      'code y',
    ]);
  });

  it.each<[string, Partial<ReferenceStepOptions<string>>, number]>([
    ['an element', {elements: {Table: fail}}, 3],
    ['a fence', {fillFence: fail}, 7],
  ])('says where %s is wrong', (_, reference, line) => {
    expect(() => written(reference)).toThrow(
      new RegExp(`^a\\.mdx:${line}: lost$`),
    );
  });
});

function fail(): never {
  throw new Error('lost');
}

it('reads pages anew when they change, and fragments never', () => {
  const root = folderOf({
    'docs-ocr/api/draw.mdx': '---\ntitle: Draw\n---\n\nText.\n',
    'docs-ocr/_part.mdx': 'A fragment.',
    'docs-ocr/broken.mdx': '---\ntitle: "Open\n---\n',
    'docs-spreadsheet/other.mdx': 'Another set.',
    'src/pages/about.mdx': 'No set.',
    'i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/draw.mdx': '번역',
  });
  vi.useFakeTimers({toFake: ['performance']});
  const read = createSetPagesReader(OCR_SET, root);
  const first = read();
  expect(first.map(({route}) => route)).toEqual(['/ocr/api/draw']);
  expect(read()).toBe(first);
  putFiles(root, {'docs-ocr/api/draw.mdx': '---\ntitle: Drawing\n---\n'});
  vi.advanceTimersByTime(PAGE_REFRESH_MS);
  expect(read()).not.toBe(first);
  expect(read()[0]!.title).toBe('Drawing');
  vi.useRealTimers();
});
