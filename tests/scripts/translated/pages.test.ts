import {expect, it} from 'vitest';
import {
  hashSections,
  parseSourcePage,
  readSectionHashes,
} from '../../../src/content';
import {
  markTranslated,
  startTranslation,
} from '../../../scripts/translated/pages';

const FILE = 'docs-ocr/planted.mdx';
const PAGE = parseSourcePage(
  FILE,
  `---
title: One
description: A page.
symbol: run
---

import Tabs from '@theme/Tabs';

Ask: <Unspecified id="a.b">How many?</Unspecified>.

## First part

- Item

  \`\`\`c title="a.c"
  int a;
  \`\`\`

## Second {/* #two */}
`,
);
const hashesIn = (text: string) =>
  readSectionHashes(parseSourcePage(FILE, text));
const current = Object.fromEntries(hashSections(PAGE));

it('starts a translation with the prose and ids of the English page', () => {
  expect(startTranslation(PAGE)).toBe(`---
title: One
description: A page.
---

Ask: <Unspecified id="a.b">How many?</Unspecified>.

## First part {/* #first-part */}

- Item

  \`\`\`
  \`\`\`

## Second {/* #two */}
`);
});

it('marks all sections, or those that are named alone', () => {
  const text = startTranslation(PAGE);
  const all = markTranslated(text, PAGE, {});
  expect(hashesIn(all)).toEqual(current);
  expect(all.endsWith(text.slice(text.indexOf('Ask')))).toBe(true);
  const one = markTranslated(all, PAGE, {opening: '0', two: '0'}, ['two']);
  expect(hashesIn(one)).toEqual({opening: '0', two: current['two']});
});

it('refuses a section that the English page does not have', () => {
  expect(() => markTranslated('', PAGE, {}, ['two', 'three'])).toThrow(
    'expected a section of docs-ocr/planted.mdx, received "three". It has opening, first-part, two.',
  );
});
