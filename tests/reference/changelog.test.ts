import path from 'node:path';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {describe, expect, it} from 'vitest';
import {compareHistory, listApiSurface} from '@document-sdk/contract';
import {
  contractOf,
  writeContract,
} from '../../packages/contract/tests/support/contractText';
import {HEADERS} from '../../packages/contract/tests/support/versions';
import {DECLARATIONS} from './declarations';
import {parseMarkdown} from '../../src/content';
import {
  buildChangelogEntries,
  buildChangelogPage,
  type ChangelogWords,
} from '../../src/reference/shared/changelog';
import {createOcrReference} from '../../src/reference/ocr';
import {flatten} from '../../src/content/mdast';
import {scratchFolder} from '../support/scratchFolder';

const surface = (source: string, file: string) =>
  listApiSurface(contractOf(source, file));

const folder = scratchFolder('versions');
const file = path.join(folder, 'pen.h');
writeContract(file, HEADERS['1.1']);
writeContract(path.join(folder, 'versions', '1.0', 'pen.h'), HEADERS['1.0']);

it('shows on the pages of a header what changed', async () => {
  const page = 'docs-ocr/api/page.mdx';
  const {tree} = parseMarkdown(
    '<ApiRules of="pen_draw" />\n\n<ApiRules of="pen_lift" />\n\n<ApiErrorIndex />\n\n<ApiChangelog />',
    page,
  );
  await createOcrReference(file).step()(tree, {path: page});
  const json = JSON.stringify(tree);
  expect(json.match(/"Changed in/g)).toHaveLength(3);
  expect(json.match(/\/ocr\/changelog#v1-1"/g)).toHaveLength(3);
  expect(json).toContain('"value":" (signature)"');
  expect(json).toContain('"value":"Deprecated"');
  expect(json).toContain('"value":"Migrate from 1.0"');
  expect(json).toContain('"value":"Published on 2026-01-05."');
});

describe('the changelog', () => {
  const WORDS: ChangelogWords = {
    addressOf: (name) => (/\.|wipe/.test(name) ? undefined : `/set/${name}`),
    prose: (text) => [text],
    uses: (name) =>
      name === 'pen_draw'
        ? {
            samples: [
              {
                route: '/set/use',
                title: 'Use',
                heading: 'Draw',
                anchor: 'draw',
                times: 1,
              },
            ],
            guides: [],
          }
        : undefined,
  };
  function pageOf(
    name: string,
    versions: Readonly<Record<'1.0' | '1.1', string>>,
  ): string {
    const older = surface(versions['1.0'], `versions/1.0/${name}`);
    const newer = surface(versions['1.1'], name);
    const history = compareHistory(newer, [older]);
    const entries = buildChangelogEntries(history, WORDS);
    const children = flatten(buildChangelogPage(entries));
    return toMarkdown(
      {type: 'root', children},
      {extensions: [gfmToMarkdown()]},
    );
  }

  it('lists how to migrate, then what a header changed by kind, then the first version', () => {
    expect(pageOf('pen.h', HEADERS)).toBe(`## Version 1.1

Programs written for version 1.0 may need changes: see [how to migrate](#v1-1-migrate).

### Migrate from 1.0

* \`pen_wipe\`: Call pen_draw() with a white pen.
* [\`pen_draw\`](/set/pen_draw): adapt your code to the new signature. In samples: [Use (Draw)](/set/use#draw).
* [\`PEN_DRY\`](/set/PEN_DRY): adapt your code to the new value.

### Added

* [\`pen_fill\`](/set/pen_fill): \`pen_status pen_fill(pen_handle pen)\`

### Changed

* [\`pen_draw\`](/set/pen_draw): signature changed from \`pen_status pen_draw(pen_handle pen)\` to \`pen_status pen_draw(pen_handle pen, int width)\`
* [\`PEN_DRY\`](/set/PEN_DRY): value changed from \`7\` to \`8\`

### Deprecated

* [\`pen_lift\`](/set/pen_lift): Call pen_draw() with the width 0.

### Removed

* \`pen_wipe\`: \`pen_status pen_wipe(pen_handle pen)\`

## Version 1.0

Published on 2026-01-05.

This is the first version on record.
`);
  });

  it('lists members of declarations below the type that holds them', () => {
    const text = pageOf('pen.d.ts', DECLARATIONS);
    for (const line of [
      '* [`Ink`](/set/Ink): `interface Ink`',
      "* [`Pen.color`](/set/Pen): default changed from `` `'black'` `` to `` `'blue'` ``",
      '* [`Pen.wipe`](/set/Pen): stop using it. The contract names no replacement.',
      '### Documentation changed\n\n* [`Pen.draw`](/set/Pen): also throws `DRY`',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('says when programs need no change', () => {
    const text = pageOf('pen.h', {
      '1.0': HEADERS['1.0'],
      '1.1': HEADERS['1.0'].replace('version 1.0', 'version 1.1'),
    });
    expect(text).toContain('Programs written for version 1.0 need no changes:');
    expect(text).not.toContain('Migrate');
  });
});
