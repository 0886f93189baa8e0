// The Nu Html Checker, the validator of the W3C: https://validator.github.io/validator/
import {createRequire} from 'node:module';
import {runCommand} from '../../scripts/process/run';

/** The package's own command would look for a Java that it has downloaded. */
const JAR = createRequire(import.meta.url).resolve(
  'vnu-jar/build/dist/vnu.jar',
);

/** What it says of a place in a page. */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Lets the validator read pages.
 *
 * @param targets - files, and folders of which it reads whatever is a page
 * @returns one line for each error and warning; empty when there is none
 * @throws Error with what it prints when it cannot run
 */
export async function findInvalid(
  targets: readonly string[],
): Promise<string[]> {
  const {code, output} = await runCommand({
    program: 'java',
    args: [
      ...['-Xss2m', '-jar', JAR, '--stdout', '--exit-zero-always'],
      ...['--format', 'json', '--skip-non-html', ...targets],
    ],
    captured: true,
  });
  const start = output.indexOf('{"messages"');
  if (code !== 0 || start < 0) {
    throw new Error(`The validator failed with code ${code}:\n${output}`);
  }
  const {messages} = JSON.parse(output.slice(start)) as {
    readonly messages: readonly Message[];
  };
  // The rest are remarks, on slashes that mean nothing.
  const problems = messages.filter(
    ({type, subType}) => type !== 'info' || subType !== undefined,
  );
  return problems.map(
    ({type, subType = type, url = '', lastLine, message, extract = ''}) =>
      `${url.replace(/^.*\/build-test\//, '')}:${lastLine}: ${subType}: ${message} ${extract.trim()}`,
  );
}
