import type {PlantedFault} from './plantedFault';
import {inPage, PAGE} from './plantedPage';
import {pageText} from './support';

/** A fault in the body of a page, with what is to be done about it. */
function written(
  check: string,
  fault: string,
  body: string,
  says: string,
  cure: string,
  line = 6,
): PlantedFault {
  return {...inPage(check, fault, body, says, line), cure};
}

const IN_SLIPS: readonly PlantedFault[] = [
  written(
    'slips',
    'a row with a cell too many',
    '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
    'a row of 3 cells',
    'Add or take away a cell',
    8,
  ),
  written(
    'slips',
    'a path of the writer’s machine',
    '```bash\ncd /Users/anna/sdk\n```',
    'a path of somebody’s own machine',
    '`$HOME`',
    7,
  ),
  written(
    'slips',
    'a fence that nothing ends',
    '```c\nint a;\n\n## Rest',
    'a fence without an end',
    'below the last line of the sample',
  ),
  written(
    'slips',
    'a heading without a space',
    '##Heading',
    'a heading without a space',
    'Put a space there.',
  ),
  written(
    'slips',
    'a list without a space',
    '-One\n-Two',
    'a list without a space',
    'Put a space there.',
  ),
  written(
    'slips',
    'emphasis that nothing ends',
    'It is **important.',
    '`**` that readers see',
    'Write the other one',
  ),
  written(
    'slips',
    'a link without its bracket',
    'See [the page(./intro.mdx) or [this](./intro.mdx.',
    'a part of a link that readers see',
    'Close or open the bracket',
  ),
  written(
    'slips',
    'two full stops',
    'One.\n\nThis is the end.. So it is.',
    'a sign that stands twice',
    'Take one away.',
    8,
  ),
  written(
    'slips',
    'a sign that cannot be seen',
    'Read the\u200bimage.',
    'a sign that cannot be seen',
    'type it anew',
  ),
  written(
    'slips',
    'line ends of Windows',
    'One.\r\nTwo.',
    'a line end of Windows',
    'LF',
  ),
  written(
    'slips',
    'quotes of a word processor in code',
    '```c\nint a;\nputs(“a”);\n```',
    'a quote or a blank of a word processor in code',
    'Type it anew',
    8,
  ),
];

const IN_PROSE: readonly PlantedFault[] = [
  written(
    'prose',
    'a misspelt box',
    'Text.\n\n:::wraning\n\nText.\n\n:::',
    ':::wraning, which is no box',
    'Correct the name',
    8,
  ),
  written(
    'prose',
    'a box with a space before its name',
    'Text.\n\n::: warning\n\nText.\n\n:::',
    '::: that begins or ends no box',
    'right after the colons',
    8,
  ),
  written(
    'prose',
    'a box that nothing ends',
    ':::note\n\nText.',
    ':::note without an end',
    'Write ::: on a line of its own.',
  ),
  written(
    'prose',
    'a box of two colons',
    '::note',
    '::note, which is no box',
    'Correct the name',
  ),
  written(
    'prose',
    'work left to do',
    'Text.\n\nSet the limit.\nTODO: say which.',
    '"TODO" in the text',
    'Finish the text',
    9,
  ),
  written(
    'prose',
    'filler',
    'Lorem ipsum dolor sit amet.',
    '"Lorem ipsum" in the text',
    'Finish the text',
  ),
  {
    check: 'prose',
    fault: 'work left to do in front matter',
    changes: {
      [PAGE]: pageText('Text.', [
        'title: A planted page, TBD',
        'description: A page that only tests see, with a description of the length that pages must have.',
      ]),
    },
    at: `${PAGE}:2`,
    says: '"TBD" in the text',
    cure: 'Finish the text',
  },
  written(
    'prose',
    'a word written twice',
    'Text.\n\nRead it from the\nthe file.',
    '"the the"',
    'Take one "the" away',
    8,
  ),
  written(
    'prose',
    'a Korean word written twice',
    '파일을 파일을 읽습니다.',
    '"파일을 파일을"',
    'Take one "파일을" away',
  ),
  written(
    'references',
    'a reference that nothing defines',
    'Text.\n\nSee [the run page][run].',
    'reference to undefined definition',
    'Write [text](address)',
    8,
  ),
  written(
    'references',
    'a definition that nothing uses',
    'Text.\n\n[run]: ./api/run.mdx',
    'unused definition',
    'add or correct the definition',
    8,
  ),
  written(
    'references',
    'a definition that stands there twice',
    '[a][run]\n\n[run]: ./api/run.mdx\n[run]: ./intro.mdx',
    'definition with an already defined identifier',
    'add or correct the definition',
    9,
  ),
  written(
    'link text',
    'the name of another function',
    'Then call [`runAsync`](./api/run.mdx).',
    'the link text "runAsync" for ./api/run.mdx',
    'they name two functions',
  ),
  written(
    'fences',
    'a misspelt word of a sample',
    '```ts title="a.ts" contnues\nexport {};\n```',
    '`contnues` in a fence',
    'Correct the word',
  ),
  written(
    'sample syntax',
    'JSON with a comma too many',
    '```json\n{\n  "a": 1,\n}\n```',
    'JSON that cannot be read',
    'call the fence ```text',
    9,
  ),
  written(
    'sample syntax',
    'JSON with a word that is none',
    '```json\n{\n  "a": yes\n}\n```',
    'JSON that cannot be read',
    'call the fence ```text',
    8,
  ),
];

const SHEET = 'docs-spreadsheet/planted.mdx';

/** A fault in the elements of a page of the Spreadsheet set. */
function drawn(
  fault: string,
  body: string,
  says: string,
  cure: string,
  line = 6,
): PlantedFault {
  return {
    check: 'elements',
    fault,
    changes: {[SHEET]: pageText(body)},
    at: `${SHEET}:${line}`,
    says,
    cure,
  };
}

const IN_ELEMENTS: readonly PlantedFault[] = [
  drawn(
    'an element that nobody knows',
    'Text.\n\n<SheetPictur caption="x" />',
    "Cannot find name 'SheetPictur'",
    'Correct the name, or import what it names',
    8,
  ),
  drawn(
    'an import from nowhere',
    "import Total from '@site/src/components/Total';\n\n<Total />",
    "Cannot find module '@site/src/components/Total'",
    'Correct the path of the import',
  ),
  drawn(
    'a fragment that does not exist',
    "import Part from './_part.mdx';\n\n<Part />",
    "an import of './_part.mdx'",
    'Correct the path',
  ),
  drawn(
    'a name that a module does not export',
    'import {Compny} from \'@site/src/components/legal\';\n\n<Compny field="email" />',
    'Compny',
    'Correct the name',
  ),
  drawn(
    'a misspelt property of a picture',
    '<SheetPicture\n  captoin="A sheet"\n  cols={[\'A\']}\n  rows={[]}\n/>',
    "Property 'captoin' does not exist",
    'its component says in src/components/ what it takes',
    7,
  ),
  drawn(
    'a misspelt attribute of a table of the contract',
    '<ApiTable off="Sheet" />',
    "Property 'off' does not exist",
    'its component says',
  ),
  drawn(
    'a value that nobody defines',
    'Text.\n\n{TOPICS}',
    "Cannot find name 'TOPICS'",
    'import what it names',
    8,
  ),
];

/** Faults of those who write pages. */
export const IN_WRITING: readonly PlantedFault[] = [
  ...IN_SLIPS,
  ...IN_PROSE,
  ...IN_ELEMENTS,
];
