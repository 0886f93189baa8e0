// The Nu Html Checker, the validator of the W3C: https://validator.github.io/validator/
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from '../../scripts/process/run';

/** The package's own command would look for a Java that it has downloaded. */
const JAR = createRequire(import.meta.url).resolve(
  'vnu-jar/build/dist/vnu.jar',
);

/**
 * Room for pages that are deep; and its runs are over before the compiler that makes code fast, and more threads for
 * memory, would pay for themselves.
 */
const SHORT_RUN = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

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
 * A property of cards, and `immediate`: https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness
 */
const UNKNOWN_YET = /“line-clamp”|“eagerness” property/;

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
      ...SHORT_RUN,
      ...['-jar', JAR, '--stdout', '--exit-zero-always'],
      ...['--format', 'json', '--skip-non-html', ...targets],
    ],
    captured: true,
  });
  // Java may say something of itself before.
  const start = output.indexOf('{"');
  if (code !== 0 || start < 0) {
    throw new Error(`The validator failed with code ${code}:\n${output}`);
  }
  const {messages} = JSON.parse(output.slice(start)) as {
    readonly messages: readonly Message[];
  };
  // The rest are remarks, on slashes that mean nothing, and what it does not know yet.
  const problems = messages.filter(
    ({type, subType, message}) =>
      (type !== 'info' || subType !== undefined) && !UNKNOWN_YET.test(message),
  );
  return problems.map(
    ({type, subType = type, url = '', lastLine, message, extract = ''}) =>
      `${url.replace(/^.*\/build-test\//, '')}:${lastLine}: ${subType}: ${message} ${extract.trim()}`,
  );
}

/** Roles that src/native-first/tables.ts gives to parts of tables, for browsers that forget them where rows are blocks. */
const TABLE_ROLES =
  /(<(?:table|thead|tbody|tr|th|td)\b[^>]*?) role="(?:table|rowgroup|row|columnheader|cell)"/g;

/**
 * Lets the validator read pages as they are in some state.
 *
 * @param states - name of a state → the page's HTML
 * @returns one line for each error. It warns of each active descendant that is no descendant, as of ARIA 1.0; fields
 * refer to that of what they control since 1.2: https://www.w3.org/TR/wai-aria-1.2/#combobox
 */
export async function findInvalidStates(
  states: Readonly<Record<string, string>>,
): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'states-'));
  try {
    for (const [name, html] of Object.entries(states)) {
      const file = path.join(dir, `${encodeURIComponent(name)}.html`);
      writeFileSync(file, html.replaceAll(TABLE_ROLES, '$1'));
    }
    const found = await findInvalid([dir]);
    return found.filter((line) => !line.includes(': warning: '));
  } finally {
    rmSync(dir, {recursive: true});
  }
}
