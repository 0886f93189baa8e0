import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

const tab = (value: string, label: string) =>
  `<TabItem value="${value}" label="${label}">\n\nText.\n\n</TabItem>`;

function inTabs(
  fault: string,
  tabs: readonly string[],
  says: string,
  line: number,
) {
  return inPage(
    'tabs',
    fault,
    ['<Tabs>', ...tabs, '</Tabs>'].join('\n'),
    says,
    line,
  );
}

function inTable(
  fault: string,
  rows: readonly string[],
  says: string,
  line: number,
) {
  return inPage(
    'tables',
    fault,
    ['| A | B |', '| --- | --- |', ...rows].join('\n'),
    says,
    line,
  );
}

function link(check: string, text: string, target: string, says: string) {
  return inPage(
    check,
    `[${text}](${target})`,
    `See [${text}](${target}).`,
    says,
  );
}

/** What does not count on, stands twice, does not add up, or leads elsewhere than it says. */
export const IN_ORDER: readonly PlantedFault[] = [
  inTable(
    'a row that stands twice',
    ['| a | b |', '| c | d |', '| a | b |'],
    'the row "a" a second time, after line 8',
    10,
  ),
  inTable(
    'a product in the next cell',
    ['| 4 × 105 MB | 410 MB |'],
    'expected 420',
    8,
  ),
  inPage(
    'order',
    'a product in a sentence',
    'It takes 3 × 40 = 130 bytes.',
    'expected 120',
  ),
  inPage(
    'order',
    'numbered headings that skip',
    '## 1. Get it\n\nText.\n\n## 3. Use it',
    'the heading "3. Use it" after number 1',
    10,
  ),
  inPage(
    'order',
    'numbered headings that begin late',
    '## 2. Get it',
    'as the first',
  ),
  inPage(
    'order',
    'steps that skip',
    '1. Get it.\n2. Look.\n4. Use it.',
    'step 4 after number 2',
    8,
  ),
  inPage(
    'order',
    'steps that begin late',
    '3. Get it.\n4. Use it.',
    'step 3 as the first',
  ),
  inPage(
    'order',
    'a number of items',
    'There are three ways:\n\n- one\n- another',
    '"three" above a list of 2',
  ),
  inTabs(
    'a value that stands twice',
    [tab('a', 'A'), tab('a', 'B')],
    'a second tab of the value "a"',
    12,
  ),
  inTabs(
    'a label that stands twice',
    [tab('a', 'A'), tab('b', 'A')],
    'a second tab with the label "A"',
    12,
  ),
  link(
    'link text',
    'https://nodejs.org/docs',
    'https://deno.com/',
    'the address that the link leads to',
  ),
  link(
    'link text',
    'Supported systems',
    './installation/gpu_support.mdx',
    'which has this title',
  ),
  {
    check: 'product facts',
    fault: 'a quantity that another legal text than the linked one states',
    changes: {
      [PAGE]: pageText(
        'You get it back within 9 days: see [the refund policy](/legal/refund).',
      ),
      'src/pages/legal/privacy.mdx': '# Privacy\n\nWe keep it for 9 days.\n',
    },
    at: `${PAGE}:6`,
    says: '"9 days", which no contract, legal text',
  },
  {
    check: 'same facts',
    fault: 'a number that another page gives otherwise',
    changes: {
      [PAGE]: pageText(
        'A licence that is not activated within 15 days of purchase is refunded.',
      ),
    },
    at: `${PAGE}:6`,
    says: 'says 14',
    cure: 'say what the two are of',
  },
];

/** What a writer may well write. */
export const IN_GOOD_ORDER: readonly string[] = [
  '1. Get it.\n\n   Text.\n\n2. Use it.\n\nText.\n\n3. Look at it.',
  '1. Get it.\n1. Use it.',
  '0. Nothing.\n1. Something.',
  '## 1. Get it\n\n### 1. Here\n\n### 2. There\n\n## 2. Use it\n\n### 1. Here',
  '## 3D charts\n\nText.\n\n## 2024 and before',
  'There are two ways, in three steps each.\n\n- one\n- another\n- a third',
  'The two programs have:\n\n- one\n- another\n- a third',
  'Two programs share these settings:\n\n- one\n- another\n- a third',
  'You cancel it in one of two ways:\n\n| A | B |\n| --- | --- |\n| a | b |\n| c | d |\n| e | f |',
  'For a small machine, use 2 to 4 `workers`.',
  'The first sample reads 3 images and prints the text of each. That one reads 4 images and prints the text of each.',
  'A page of 3 × 4 cells is 12 cells, and 2 × 3 × 4 = 24.',
  'It takes 3 × 1.35 = 4 bytes, or 7 × 1,234 = 8,600.',
  '| a | b |\n| --- | --- |\n| x | 1 |\n| y | |\n| x | 2 |',
  '<Tabs groupId="os">\n' +
    tab('linux', 'Linux') +
    '\n' +
    tab('windows', 'Windows') +
    '\n</Tabs>',
  'See [nodejs.org](https://nodejs.org/en/download) and [Node.js](https://nodejs.org).',
  'Write to [sales@example.com](mailto:sales@example.com), at `http://localhost:8080`.',
  'Choose a whole number from 0 to 9. In this sample the list has 3 rows, in that one the list has 4 rows.',
];
