import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {pageSource} from '../../../src/sets/page/mdx';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';

const linter = unified()
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUnusedDefinitions);

/** Links by reference, `[text][name]`, have one definition, and each definition a link. */
export const run: Rule = ({pages}) => ({
  inspected: pages.length,
  problems: pages.flatMap(referenceProblems),
});

function referenceProblems({file, text, tree}: SourcePage): Problem[] {
  const report = new VFile({path: file, value: pageSource(text)});
  linter.runSync(tree, report);
  return report.messages.map(({line, reason}) => ({
    file,
    line: line ?? 1,
    found: reason.split(', ', 1)[0]!.replace(/^Unexpected /, ''),
    expected:
      'one `[name]: address` for each `[text][name]`, and no other brackets',
    remedy:
      'Write [text](address), add or correct the definition, or put a backslash before a bracket that is meant.',
  }));
}
