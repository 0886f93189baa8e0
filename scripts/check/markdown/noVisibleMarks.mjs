import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/**
 * Markdown syntax that was parsed as text.
 *
 * @type {readonly {pattern: RegExp, found: string, expected: string}[]}
 */
const MARKS = [
  {
    pattern: /^#{1,6}[^\s#\d]/m,
    found: 'a heading without a space after its marks',
    expected: '`## Heading`',
  },
  {
    pattern: /^-\p{L}/mu,
    found: 'a list without a space after its dash',
    expected: '`- Item`',
  },
  {
    pattern: /\*\*/,
    found: '`**` that readers see',
    expected: '`**` before and after the words, without blanks inside',
  },
  {
    pattern: /\]\(|\]\[/,
    found: 'a part of a link that readers see',
    expected: '`[text](address)`',
  },
  {
    pattern:
      /^\s*\|.*\|\s*$|^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*)?$/m,
    found: 'a row of a table that readers see as text',
    expected: 'a header and `| --- |` below it, with the same number of cells',
  },
  {
    pattern: /^:::/m,
    found: '`:::` that begins or ends no admonition',
    expected: '`:::note`, with a line of `:::` at the end',
  },
];

/** Readers see no Markdown syntax. */
export default lintRule('site:no-visible-marks', (tree, file) => {
  visit(tree, 'text', (node) => {
    for (const {pattern, found, expected} of MARKS) {
      const index = node.value.search(pattern);
      if (index >= 0) {
        const before = node.value.slice(0, index).split('\n').length - 1;
        file.message(`Unexpected ${found}, expected ${expected}`, {
          line: node.position.start.line + before,
          column: 1,
        });
      }
    }
  });
});
