import type {Nodes, Text} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {meant} from '../../../src/sets/meant';
import {ADMONITIONS} from '../../../src/sets/page/admonitions';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {lineAt} from '../sourceLines';
import {STUB} from '../stub';
import type {Rule} from '../types';

const CONFIG = 'docusaurus.config.ts';

const UNFINISHED = /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|\?\?\?/i;
const DOUBLED = /(?<![\p{L}\p{N}_-])(\p{L}+)\s+\1(?![\p{L}\p{N}_-])/giu;

/**
 * Boxes that exist, and sentences that are finished and say each word once. A page that `npm run new` began is noted:
 * it may be written later.
 */
export const run: Rule = ({pages, files}) => {
  const boxes = boxesOf(files);
  let inspected = 0;
  const problems = pages.flatMap((page) => {
    const found: Problem[] = [];
    visit(page.tree, (node) => {
      inspected += node.type === 'text' ? 1 : 0;
      found.push(...nodeProblems(page, node, boxes));
    });
    return [...found, ...unfinishedKeys(page)];
  });
  const begun = pages.filter(({text}) => text.includes(STUB));
  return {
    inspected,
    problems,
    ...(begun.length > 0 && {
      note: `begun and not written: ${begun.map(({file}) => file).join(', ')}`,
    }),
  };
};

/** The boxes of Docusaurus, and those that the configuration adds by `admonitions: {keywords: […]}`. */
function boxesOf(files: FileTree): readonly string[] {
  const config = files.has(CONFIG) ? files.read(CONFIG) : '';
  const added = config.matchAll(
    /admonitions:\s*\{[^}]*?keywords:\s*\[([^\]]*)\]/g,
  );
  return [
    ...ADMONITIONS,
    ...[...added].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []),
  ];
}

function nodeProblems(
  page: SourcePage,
  node: Nodes,
  boxes: readonly string[],
): Problem[] {
  switch (node.type) {
    case 'containerDirective':
    case 'leafDirective':
      return directiveProblems(page, node, boxes);
    case 'text':
      return textProblems(page, node, boxes);
    default:
      return [];
  }
}

function directiveProblems(
  {file, text}: SourcePage,
  {type, name, position}: Directives,
  boxes: readonly string[],
): Problem[] {
  const line = position?.start.line ?? 1;
  if (type !== 'containerDirective' || !boxes.includes(name)) {
    return [
      {
        file,
        line,
        found: `${type === 'leafDirective' ? '::' : ':::'}${name}, which is no box`,
        expected: `:::${boxes.join(', :::')}`,
        remedy: `${meant(name, boxes)}Correct the name, add it to \`admonitions.keywords\` in ${CONFIG}, or write back-ticks around the colons.`,
      },
    ];
  }
  const last = text.split('\n')[(position?.end.line ?? 1) - 1];
  return last?.trim().endsWith(':::')
    ? []
    : [
        {
          file,
          line,
          found: `:::${name} without an end: the rest of the page stands in the box`,
          expected: 'a line of ::: after its text',
          remedy: 'Write ::: on a line of its own.',
        },
      ];
}

function textProblems(
  {file}: SourcePage,
  {value, position}: Text,
  boxes: readonly string[],
): Problem[] {
  const at = (index: number) => ({
    file,
    line: (position?.start.line ?? 1) + lineAt(value, index) - 1,
  });
  const box = /^:::+/m.exec(value);
  const unfinished = UNFINISHED.exec(value);
  return [
    ...(box
      ? [
          {
            ...at(box.index),
            found: '::: that begins or ends no box',
            expected: `:::${boxes.join(', :::')} without a space, and a line of ::: at the end`,
            remedy: 'Write the name right after the colons.',
          },
        ]
      : []),
    ...(unfinished
      ? [{...at(unfinished.index), ...notFinished(unfinished[0])}]
      : []),
    ...[...value.matchAll(DOUBLED)].map(({0: words, 1: word, index}) => ({
      ...at(index),
      found: `"${words.replace(/\s+/g, ' ')}"`,
      expected: 'each word once',
      remedy: `Take one "${word}" away, or put another word between them.`,
    })),
  ];
}

function unfinishedKeys({file, frontMatter, text}: SourcePage): Problem[] {
  return Object.values(frontMatter).flatMap((value) => {
    const word = typeof value === 'string' && UNFINISHED.exec(value)?.[0];
    return word
      ? {file, line: lineAt(text, text.indexOf(word)), ...notFinished(word)}
      : [];
  });
}

function notFinished(word: string) {
  return {
    found: `"${word}" in the text`,
    expected: 'sentences that readers can use',
    remedy:
      'Finish the text; where the vendor has not told us a fact, mark it with <Unspecified>.',
  };
}
