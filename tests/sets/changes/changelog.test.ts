import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {expect, it} from 'vitest';
import {
  changelogOf,
  changelogPage,
  type ChangelogWords,
} from '../../../src/sets/changes/changelog';
import {historyOf} from '../../../src/sets/changes/history';
import {readSurface} from '../../../src/sets/changes/readSurface';
import {DECLARATIONS, HEADERS} from './versions';

const WORDS: ChangelogWords = {
  addressOf: (name) => (/\.|wipe/.test(name) ? undefined : `/set/${name}`),
  prose: (text) => [text],
  samplesOf: (name) =>
    name === 'pen_draw'
      ? [{route: '/set/use', title: 'Use', heading: 'Draw', anchor: 'draw'}]
      : [],
  contents: [
    {kind: 'Functions', count: 3, url: '/set/functions'},
    {kind: 'Macros', count: 0, url: '/set/macros'},
  ],
};

async function pageOf(
  name: string,
  versions: Readonly<Record<'1.0' | '1.1', string>>,
): Promise<string> {
  const [older, newer] = await Promise.all([
    readSurface(`versions/1.0/${name}`, versions['1.0']),
    readSurface(name, versions['1.1']),
  ]);
  const children = changelogPage(changelogOf(historyOf(newer, [older]), WORDS));
  return toMarkdown({type: 'root', children}, {extensions: [gfmToMarkdown()]});
}

const FIRST = `This is the first version on record. It contains:

| Contents                    | Count |
| --------------------------- | ----- |
| [Functions](/set/functions) | 3     |
`;

it('lists what a header changed by kind, then how to migrate, then the first version', async () => {
  expect(await pageOf('pen.h', HEADERS)).toBe(`## Version 1.1

Programs written for version 1.0 may need changes: see [how to migrate](#v1-1-migrate).

### Added

* [\`pen_fill\`](/set/pen_fill): \`pen_status pen_fill(pen_handle pen)\`

### Changed

* [\`pen_draw\`](/set/pen_draw): signature changed from \`pen_status pen_draw(pen_handle pen)\` to \`pen_status pen_draw(pen_handle pen, int width)\`
* [\`PEN_DRY\`](/set/PEN_DRY): value changed from \`7\` to \`8\`

### Deprecated

* [\`pen_lift\`](/set/pen_lift): Call pen_draw() with the width 0.

### Removed

* \`pen_wipe\`: \`pen_status pen_wipe(pen_handle pen)\`

### Migrate from 1.0

* \`pen_wipe\`: Call pen_draw() with a white pen.
* [\`pen_draw\`](/set/pen_draw): adapt your code to the new signature. In samples: [Use (Draw)](/set/use#draw).
* [\`PEN_DRY\`](/set/PEN_DRY): adapt your code to the new value.

## Version 1.0

Published on 2026-01-05.

${FIRST}`);
});

it('lists what declarations changed, members below the type that holds them', async () => {
  expect(await pageOf('pen.d.ts', DECLARATIONS)).toBe(`## Version 1.1

Published on 2026-02-01.

Programs written for version 1.0 may need changes: see [how to migrate](#v1-1-migrate).

### Added

* [\`Ink\`](/set/Ink): \`interface Ink\`

### Changed

* [\`Pen.color\`](/set/Pen): default changed from \`\` \`'black'\` \`\` to \`\` \`'blue'\` \`\`

### Removed

* [\`Pen.wipe\`](/set/Pen): \`wipe(): void\`

### Documentation changed

* [\`Pen.draw\`](/set/Pen)

### Migrate from 1.0

* [\`Pen.wipe\`](/set/Pen): stop using it. The contract names no replacement.
* [\`Pen.color\`](/set/Pen): adapt your code to the new default.

## Version 1.0

${FIRST}`);
});

it('says when programs need no change', async () => {
  const text = await pageOf('pen.h', {
    '1.0': HEADERS['1.0'],
    '1.1': HEADERS['1.0'].replace('version 1.0', 'version 1.1'),
  });
  expect(text).toContain('Programs written for version 1.0 need no changes:');
  expect(text).not.toContain('Migrate');
});

it('tells what the only version contains, and no day that nobody stated', async () => {
  const only = await readSurface(
    'pen.h',
    HEADERS['1.0'].replace(', 2026-01-05', ''),
  );
  const [entry, ...others] = changelogOf(historyOf(only, []), WORDS);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({title: 'Version 1.0', anchor: 'v1-0'});
  expect(entry).not.toHaveProperty('day');
  expect(
    toMarkdown(
      {type: 'root', children: [...entry!.blocks]},
      {extensions: [gfmToMarkdown()]},
    ),
  ).toBe(FIRST);
});
