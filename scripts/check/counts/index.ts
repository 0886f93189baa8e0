import type {List, Nodes, Paragraph, Parents, Table} from 'mdast';
import {textOf, visit} from '../../../src/sets/esPackages';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {KOREAN_NUMERALS, NUMERALS, numberOf} from './numerals';

/** A number that a text states of what stands beside it. */
interface Count {
  readonly number: number;
  /** As it is written. */
  readonly numeral: string;
}

/** What is counted in other units than items: lengths, sizes, and parts of names. */
const UNITS =
  'seconds|minutes|hours|days|weeks|months|years|times|pixels|points|bytes|characters|digits|degrees|cores|decimals|places|steps of|percent';

const COUNTED = new RegExp(
  `(?<![\\w.-]|one of (?:the )?)(${NUMERALS}) (?!(?:${UNITS})\\b)((?:[a-z-]+ ){0,2}[a-z]+s)\\b`,
  'gi',
);
const KOREAN_COUNTED = new RegExp(
  `(?<![\\p{L}\\d.])(${KOREAN_NUMERALS}) ?(?:가지|단계|종류|개|항목)`,
  'gu',
);
const FIRST_AND_LAST = new RegExp(
  `\\bthe first (${NUMERALS})\\b.*\\bthe last (${NUMERALS})\\b`,
  'is',
);

/** What is counted in a sentence is there: "in three steps:" above a list of four. */
export function countProblems({file, tree}: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'paragraph', (node: Paragraph, index = 0, parent) => {
    const siblings = (parent as Parents | undefined)?.children ?? [];
    const text = textOf(node);
    const report = (found: string, line = node.position?.end.line ?? 1) =>
      problems.push({
        file,
        line,
        found,
        expected: 'as many as the sentence says',
        remedy: 'Correct the number, or what it counts.',
      });
    const below = extentOf(siblings[index + 1] as Nodes | undefined);
    const counts = below ? announced(text) : [];
    if (
      below &&
      counts.length > 0 &&
      !counts.some(({number}) => below.sizes.includes(number))
    ) {
      report(`"${counts.at(-1)!.numeral}" above ${below.what}`);
    }
    const above = extentOf(siblings[index - 1] as Nodes | undefined);
    const [, first, last] = (above && FIRST_AND_LAST.exec(text)) ?? [];
    if (above && first && last) {
      const sum = numberOf(first) + numberOf(last);
      if (!above.sizes.includes(sum)) {
        report(
          `"first ${first}" and "last ${last}" below ${above.what}`,
          node.position?.start.line,
        );
      }
    }
  });
  return problems;
}

/** What is known already, so that something else may follow: "the two programs have:". */
const KNOWN = /\b(?:the|both|all|its|their|your|our)\s+$/i;
/** What follows, whatever was counted before it: "two programs share these settings:". */
const FOLLOWS = /\b(?:these|those|following|such)\b/i;

/** The counts of the sentence that ends with a colon, of what that announces. */
function announced(text: string): Count[] {
  const [sentence = ''] = /[^.!?:]*:$/.exec(text.trim()) ?? [];
  return [COUNTED, KOREAN_COUNTED].flatMap((pattern) =>
    [...sentence.matchAll(pattern)]
      .filter(
        ({0: words, index}) =>
          !KNOWN.test(sentence.slice(0, index)) &&
          !FOLLOWS.test(sentence.slice(index + words.length)),
      )
      .map(([, numeral = '']) => ({numeral, number: numberOf(numeral)})),
  );
}

/** What a list or a table may be said to have. */
function extentOf(
  node: Nodes | undefined,
): {readonly what: string; readonly sizes: readonly number[]} | undefined {
  switch (node?.type) {
    case 'list': {
      const {length} = (node as List).children;
      return {what: `a list of ${length}`, sizes: [length]};
    }
    case 'table': {
      const rows = (node as Table).children.length - 1;
      return {what: `a table of ${rows} rows`, sizes: [rows]};
    }
    default:
      return undefined;
  }
}
