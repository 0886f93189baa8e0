import {describe, expect, it} from 'vitest';
import {pageReferences} from '../../../scripts/move/pageReferences';
import {retarget} from '../../../scripts/move/retarget';
import {parsePage} from '../../../src/sets/page/sourcePage';

const FILE = 'docs-ocr/guide/page.mdx';

const TEXT = `---
title: A page
---

import Part from './_part.mdx';
import {TOPICS} from '@site/src/sets/ocr/helpTopics';

## One heading [with a link](./one.mdx) {#one}

A [./two.mdx](./two.mdx#x "Its ./two.mdx title") and [a third][third], ![a picture](./three.png).

[third]: <./four.mdx>

| a | b |
| --- | --- |
| [c](./five.mdx) | \`./not.mdx\` |

<Card to="./six.mdx">

<Link to="./six.mdx">Six</Link> [escaped](./se\\_ven.mdx)

</Card>

\`\`\`c title="queue.c" from-file="programs/queue.c"
// ./not.mdx
\`\`\`
`;

const page = parsePage(FILE, TEXT);

describe('pageReferences', () => {
  it('finds each place that names another, and where it stands in the text', () => {
    const references = pageReferences(page);
    expect(references.map(({value}) => value).sort()).toEqual(
      [
        './_part.mdx',
        '@site/src/sets/ocr/helpTopics',
        './one.mdx',
        './two.mdx#x',
        './three.png',
        './four.mdx',
        './five.mdx',
        './six.mdx',
        './six.mdx',
        './se_ven.mdx',
        'programs/queue.c',
      ].sort(),
    );
    for (const {value, place} of references) {
      if (place) {
        expect(TEXT.slice(place.start, place.end)).toBe(value);
      }
    }
  });
});

describe('retarget', () => {
  const {text, missed} = retarget(page, (value) =>
    value.startsWith('./') ? `../new/${value.slice(2)}` : undefined,
  );

  it('changes references and nothing else', () => {
    expect(text).toBe(
      TEXT.replace("'./_part", "'../new/_part")
        .replace('(./one', '(../new/one')
        .replace('(./two', '(../new/two')
        .replace('(./three', '(../new/three')
        .replace('<./four', '<../new/four')
        .replace('(./five', '(../new/five')
        .replaceAll('"./six', '"../new/six'),
    );
  });

  it('names the lines of references that are written otherwise than they are read', () => {
    expect(missed).toEqual([20]);
  });
});
