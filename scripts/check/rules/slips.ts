import type {Nodes, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {Rule} from '../types';

/** A slip, by the text that gives it away. */
interface Slip extends Fault {
  readonly pattern: RegExp;
}

/** Marks that the parser has left as text: what they were meant to make is not there. */
const IN_TEXT: readonly Slip[] = [
  {
    pattern: /^#{1,6}[^\s#]/m,
    found: 'a heading without a space after its signs',
    expected: '`## Heading`',
    remedy: 'Put a space there.',
  },
  {
    pattern: /^-[\p{L}]/mu,
    found: 'a list without a space after its dash',
    expected: '`- Item`',
    remedy: 'Put a space there.',
  },
  {
    pattern: /\*\*/,
    found: '`**` that readers see',
    expected: '`**` before and after what is strong, without blanks inside',
    remedy: 'Write the other one, or take this one away.',
  },
  {
    pattern: /\]\(|\]\[/,
    found: 'a part of a link that readers see',
    expected: '`[text](address)`',
    remedy: 'Close or open the bracket that is missing.',
  },
  {
    pattern:
      /^\s*\|.*\|\s*$|^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*)?$/m,
    found: 'a row of a table that readers see as text',
    expected: 'a header and `| --- |` below it, with the same number of cells',
    remedy:
      'Bring both lines to the same number of cells, and leave no line empty between rows.',
  },
  {
    pattern: /(?<![.\w/])\w+\.\.(?![./\w])|,,|;;/,
    found: 'a sign that stands twice',
    expected: 'one',
    remedy: 'Take one away.',
  },
];

/** Signs that nobody sees in an editor. */
const IN_SOURCE: readonly Slip[] = [
  {
    pattern: /[\u200B\u2060\uFEFF\u00AD]/u,
    found: 'a sign that cannot be seen',
    expected: 'text without signs of no width',
    remedy: 'Delete the word and type it anew: search does not find it so.',
  },
  {
    pattern: /\r/,
    found: 'a line end of Windows',
    expected: 'line ends of one sign',
    remedy: 'Save the file with the line ends LF.',
  },
];

/** A folder of whoever wrote the page, in text and in code. */
const OF_A_MACHINE: Slip = {
  pattern: /(?<![\w.])(?:\/Users|\/home|[A-Z]:[\\/]Users)[\\/][a-z][\w.-]*/i,
  found: 'a path of somebody’s own machine',
  expected: 'a path that holds for every reader, as `/opt/argo` does',
  remedy: 'Write the path from the folder of the project, or `$HOME`.',
};

/** In code, where such a sign stops a compiler. */
const IN_CODE: Slip = {
  pattern: /[\u00A0“”‘’]/u,
  found: 'a quote or a blank of a word processor in code',
  expected: 'straight quotes and plain blanks',
  remedy: 'Type it anew: who copies the sample gets an error.',
};

/** Slips of the hand that are valid Markdown, and show something else than was meant. */
export const run: Rule = ({pages}) => ({
  inspected: pages.length,
  problems: pages.flatMap((page) => [
    ...[...IN_SOURCE, OF_A_MACHINE].flatMap((slip) =>
      found(page, page.text, 1, slip),
    ),
    ...treeProblems(page),
  ]),
});

function treeProblems(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'text':
        problems.push(
          ...IN_TEXT.flatMap((slip) => found(page, node.value, line, slip)),
        );
        break;
      case 'table':
        problems.push(...rowProblems(page, node));
        break;
      case 'code':
        problems.push(
          ...found(page, node.value, line + 1, IN_CODE),
          ...openFence(page, node),
        );
        break;
      default:
    }
  });
  return problems;
}

function found(
  {file}: SourcePage,
  text: string,
  first: number,
  {pattern, ...fault}: Slip,
): Problem[] {
  const index = text.search(pattern);
  return index < 0
    ? []
    : [{file, line: first + lineAt(text, index) - 1, ...fault}];
}

/** Cells beyond the header's are not shown. */
function rowProblems({file}: SourcePage, {children}: Table): Problem[] {
  const wanted = children[0]?.children.length ?? 0;
  return children
    .filter((row) => row.children.length !== wanted)
    .map((row) => ({
      file,
      line: row.position?.start.line ?? 1,
      found: `a row of ${row.children.length} cells`,
      expected: `${wanted}, as the header has`,
      remedy: 'Add or take away a cell; write `\\|` for a stroke inside one.',
    }));
}

/** A fence whose end is the page's: the rest of the page stands in it. */
function openFence({file, text}: SourcePage, {position}: Nodes): Problem[] {
  const {start, end} = position!;
  const opening = text.split('\n')[start.line - 1] ?? '';
  const [, mark = ''] = /(`{3,}|~{3,})/.exec(opening) ?? [];
  const last = text.split('\n')[end.line - 1] ?? '';
  return mark === '' || (end.line > start.line && last.trim().endsWith(mark))
    ? []
    : [
        {
          file,
          line: start.line,
          found: 'a fence without an end: the rest of the page stands in it',
          expected: `a line of ${mark} after the code`,
          remedy: 'Write it below the last line of the sample.',
        },
      ];
}
