import {describe, expect, it} from 'vitest';
import {scanPage} from '../../../src/sets/reference/scanPage';
import {findUses} from '../../../src/sets/reference/uses';
import {usesBlocks} from '../../../src/sets/reference/usesBlocks';

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

const page = (route: string) => ({
  route,
  file: `${route}.mdx`,
  source: SOURCE,
  ...scanPage(SOURCE),
});

describe('scanPage', () => {
  const {title, passages} = scanPage(SOURCE);

  it('splits a page at its headings, with their ids', () => {
    expect(title).toBe('Pens: draw');
    expect(passages.map(({heading, anchor}) => [heading, anchor])).toEqual([
      ['Pens: draw', ''],
      ['Colours of pens', 'colors'],
      ['Two Pen objects', 'two-pen-objects'],
    ]);
  });

  it('reads fences whole, and names beside them', () => {
    expect(passages[0]!.names).toEqual(['draw()', 'erase']);
    expect(passages[0]!.fences).toMatchObject([
      {lang: 'ts', code: 'pen.draw(); // ## no heading'},
    ]);
    expect(passages[2]!.names).toEqual(['draw()', 'PEN_DRY']);
    expect(passages[1]!.fences).toMatchObject([
      {lang: 'md', code: '```ts\nno.sample();\n```'},
    ]);
  });
});

describe('findUses', () => {
  const uses = findUses([page('/set/a'), page('/set/b')], {
    inSample: ({code}) => (code.includes('draw') ? ['draw'] : []),
    inText: (text) => (text === 'draw()' ? 'draw' : undefined),
  });

  it('names the first place of each page', () => {
    const place = {title: 'Pens: draw', heading: 'Pens: draw', anchor: ''};
    expect([...uses.keys()]).toEqual(['draw']);
    expect(uses.get('draw')).toEqual({
      samples: [
        {route: '/set/a', ...place},
        {route: '/set/b', ...place},
      ],
      guides: [
        {route: '/set/a', ...place},
        {route: '/set/b', ...place},
      ],
    });
  });

  it('shows some links, and counts the rest', () => {
    const places = Array.from({length: 9}, (_, at) => ({
      route: `/set/${at}`,
      title: `Page ${at}`,
      heading: 'Part',
      anchor: 'part',
    }));
    const json = JSON.stringify(usesBlocks({samples: places, guides: []}));
    expect(json.match(/"type":"link"/g)).toHaveLength(6);
    expect(json).toContain('"url":"/set/0#part"');
    expect(json).toContain(', and on 3 more pages.');
    expect(json).not.toContain('In guides');
  });
});
