import {pageText} from '../support';
import {inBody, PAGE, type Fault} from './fault';

/** Faults that the parser or `.mdxlintrc.mjs` reports. */
const IN_MARKDOWN: readonly (readonly [
  fault: string,
  body: string,
  line?: number,
])[] = [
  ['a skipped level', '### Too deep\n\n##### Deeper', 3],
  ['a duplicate heading in its section', '## One\n\n### Same\n\n### Same', 5],
  ['a reference without a definition', 'See [the text][gone].'],
  ['a definition without a reference', '[unused]: ./intro.mdx'],
  ['a link without an address', 'See [the text]().'],
  ['an unclosed fence', '```bash\nls\n\nText.'],
  ['an unclosed admonition', ':::note\n\nText.'],
  ['an unknown admonition', ':::notice\n\nText.\n\n:::'],
  ['a row with too many cells', '| a | b |\n| - | - |\n| 1 | 2 | 3 |', 3],
  ['a row with too few cells', '| a | b |\n| - | - |\n| 1 |', 3],
  ['a file name as text of an image', '![logo.svg](/img/logo.svg)'],
  ['an image without a text', '![](/img/logo.svg)'],
  ['a word that says nothing about an image', '![Image](/img/logo.svg)'],
  ['a quote of a word processor in back-ticks', 'One\n`“x”`.', 2],
  ['a mark of a merge', 'One.\n\n>>>>>>> theirs', 3],
  ['an alert of GitHub', '> [!NOTE]\n> Text.'],
  ['a diagram that nothing draws', '```mermaid\ngraph TD\n```'],
  ['a formula that nothing sets', 'It takes $n^2$ steps.'],
  ['an image element without a text', '<img src="/img/logo.svg" />'],
  ['an invisible character', 'A wo\u200Brd.'],
  ['a quote of a word processor in code', '```c\nputs(“x”);\n```', 2],
  ['a link that says nothing', 'Read [here](./intro.mdx).'],
  ['a bold text as heading', '**Before you start**'],
  ['code without its second mark', 'One `a b `c`.'],
  ['steps that begin again', '1. One\n\n```bash\nls\n```\n\n1. Two', 7],
  ['letters in parts', 'A caf\u0065\u0301.'],
  ['a dash for an option', '```bash\ncc –version\n```', 2],
  ['half of a bold text', 'A **word.'],
  ['a heading without a space', '##Errors'],
  ['half of a link', 'See [the text](./intro.mdx.'],
  ['a table without its second line', '| a | b |\n| 1 | 2 |'],
];

export const MARKDOWN_FAULTS: readonly Fault[] = [
  inBody('mdx', 'an open brace', 'Text {oops'),
  inBody('mdx', 'an unclosed element', '<div>\n\ntext'),
  inBody('mdx', 'merge marks', '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x'),
  {
    check: 'mdx',
    fault: 'front matter that is not YAML',
    changes: {[PAGE]: pageText('Text.', ['title: "open'])},
    at: `${PAGE}:3`,
  },
  ...IN_MARKDOWN.map(([fault, body, line]) =>
    inBody('markdown', fault, body, line),
  ),
  inBody('headings', 'another h1', '# One\n\n# Another', 3),
  inBody('headings', 'an h1 in addition to the title', 'Text.\n\n# One', 3),
  inBody(
    'headings',
    'a duplicate id',
    '## One {/* #same */}\n\n## Two {/* #same */}',
    3,
  ),
  inBody('headings', 'a comment for an id', '## One {/* one */}'),
  inBody('headings', 'an id of Docusaurus', '## One {/* #__docusaurus */}'),
];
