import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {
  type FileProblem,
  type SourcePage,
  toMdxSource,
} from '../../../src/content';
import type {CheckRule} from '../sources';

/** Pages pass the rules of `.mdxlintrc.mjs`. */
export const run: CheckRule = async ({pages, files}) => {
  const {default: config} = (await import('../../../.mdxlintrc.mjs')) as {
    readonly default: {readonly plugins: PluggableList};
  };
  const linter = unified().use(config.plugins).freeze();
  const problemsOf = ({file, text, tree}: SourcePage): FileProblem[] => {
    const report = new VFile({
      path: file,
      value: toMdxSource(text),
      data: {config: files.read('docusaurus.config.ts')},
    });
    linter.runSync(tree, report);
    return report.messages.map(({line, reason, ruleId, url}) => {
      const [found = '', ...expected] = reason.split(', expected ');
      return {
        file,
        line: line ?? 1,
        found: found.replace(/^Unexpected /, ''),
        expected: expected.join(', expected ') || `what ${ruleId} allows`,
        remedy: url
          ? `See ${url}.`
          : `Correct it, or write {/* lint disable ${ruleId} */} above it and say why.`,
      };
    });
  };
  return pages.flatMap(problemsOf);
};
