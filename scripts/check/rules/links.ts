import path from 'node:path';
import {judgeLink} from '../linkRules';
import {routesOf} from '../routes';
import type {Problem} from '../../../src/sets/problem';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** Every link of every page leads to a page, an anchor or a file that exists, or out over https. */
export const run: Rule = async (sources) => {
  const targets = {sources, routes: routesOf(sources)};
  const problems: Problem[] = [];
  let inspected = 0;
  let undecided = 0;
  for (const page of linkingPages(sources)) {
    for (const link of page.links) {
      const verdict = await judgeLink(page, link, targets);
      inspected += 1;
      if (verdict === 'undecided') {
        undecided += 1;
      } else if (verdict !== 'good') {
        problems.push({file: page.file, line: link.line, ...verdict});
      }
    }
  }
  return {
    inspected,
    problems,
    note:
      undecided > 0
        ? `${undecided} anchors of fragments, and of pages that do not agree with their contract, are left to the build`
        : undefined,
  };
};

/** The pages whose links may be broken: after a change of pages, those that have changed or name one that has. */
function linkingPages({pages, changedPages}: Sources): Sources['pages'] {
  const names = changedPages?.map((file) => path.basename(file, '.mdx'));
  return pages.filter(
    ({file, text}) =>
      !changedPages ||
      changedPages.includes(file) ||
      names?.some((name) => text.includes(name)),
  );
}
