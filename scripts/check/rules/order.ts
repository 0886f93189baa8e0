import type {List, Paragraph} from 'mdast';
import {textOf, visit} from '../../../src/sets/esPackages';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {productFaults} from '../arithmetic';
import {countProblems} from '../counts/index';
import type {Check} from '../types';

/** What is numbered counts on, and what is counted is there. */
export const order: Check = {
  name: 'order',
  unit: 'lists and headings',
  run({pages}) {
    const perPage = pages.map((page) => {
      const lists: List[] = [];
      visit(page.tree, 'list', (list: List) => {
        lists.push(list);
      });
      return {
        count: lists.length + page.headings.length,
        problems: [
          ...headingProblems(page),
          ...listProblems(page, lists),
          ...countProblems(page),
          ...productProblems(page),
        ],
      };
    });
    return {
      inspected: perPage.reduce((sum, {count}) => sum + count, 0),
      problems: perPage.flatMap(({problems}) => problems),
    };
  },
};

const NUMBERED = /^(?:Step )?(\d{1,2})[.:] /;

function headingProblems({file, headings}: SourcePage): Problem[] {
  const last = new Map<number, number>();
  return headings.flatMap(({level, text, line}) => {
    const before = last.get(level) ?? 0;
    for (const deeper of last.keys()) {
      if (deeper > level) {
        last.delete(deeper);
      }
    }
    const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
    if (number === 0) {
      return [];
    }
    // One that is wrong is said once.
    last.set(level, number === 0 ? 0 : before + 1);
    return number === before + 1
      ? []
      : [misnumbered(file, line, `the heading "${text}"`, before)];
  });
}

function misnumbered(
  file: string,
  line: number,
  what: string,
  before: number,
): Problem {
  return {
    file,
    line,
    found: `${what} ${before === 0 ? 'as the first' : `after number ${before}`}`,
    expected: `number ${before + 1}`,
    remedy: 'Count on, or write the step that is missing.',
  };
}

/** Numbers as written: what is shown counts from the first one, whatever stands before the others. */
function listProblems(
  {file, text}: SourcePage,
  lists: readonly List[],
): Problem[] {
  const lines = text.split('\n');
  let last = 0;
  return lists
    .filter(({ordered}) => ordered)
    .flatMap(({children}) => {
      const written = children.map(({position}) => {
        const line = position?.start.line ?? 1;
        return {
          line,
          number: Number(/(\d+)[.)](?:\s|$)/.exec(lines[line - 1] ?? '')?.[1]),
        };
      });
      const [first] = written;
      const continues = first?.number === last + 1;
      last = (first?.number ?? 0) + children.length - 1;
      // Some write the same number for each.
      if (!first || written.every(({number}) => number === first.number)) {
        return first && first.number > 1 && !continues
          ? [misnumbered(file, first.line, `step ${first.number}`, 0)]
          : [];
      }
      const start = continues || first.number === 0 ? first.number : 1;
      const index = written.findIndex(({number}, at) => number !== start + at);
      const wrong = written[index];
      return wrong
        ? [
            misnumbered(
              file,
              wrong.line,
              `step ${wrong.number}`,
              start + index - 1,
            ),
          ]
        : [];
    });
}

function productProblems({file, tree}: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'paragraph', (node: Paragraph) => {
    problems.push(
      ...productFaults(textOf(node)).map((fault) => ({
        file,
        line: node.position?.start.line ?? 1,
        ...fault,
      })),
    );
  });
  return problems;
}
