// The Nu Html Checker of the W3C: https://validator.github.io/validator/
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from '../../scripts/process/run';

/** The command of the package would use a downloaded Java. */
const JAR = createRequire(import.meta.url).resolve(
  'vnu-jar/build/dist/vnu.jar',
);

/** A larger stack for deep pages. Runs are too short for optimizing compilation and parallel garbage collection. */
const SHORT_RUN = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Unsupported: a property of cards, `@property`, and `immediate`:
 * https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness
 */
const UNKNOWN_YET = /“line-clamp”|“@property”|“eagerness” property/;

/**
 * Validates pages.
 *
 * @param targets - files and folders
 * @returns one line for each error and warning
 * @throws Error with the output of the validator if it cannot run
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
  // Java may print its own messages first.
  const start = output.indexOf('{"');
  if (code !== 0 || start < 0) {
    throw new Error(`The validator failed with code ${code}:\n${output}`);
  }
  const {messages} = JSON.parse(output.slice(start)) as {
    readonly messages: readonly Message[];
  };
  // Other messages are remarks on trailing slashes, or about unsupported features.
  const problems = messages.filter(
    ({type, subType, message}) =>
      (type !== 'info' || subType !== undefined) && !UNKNOWN_YET.test(message),
  );
  return problems.map(
    ({type, subType = type, url = '', lastLine, message, extract = ''}) =>
      `${url.replace(/^.*\/build-test\//, '')}:${lastLine}: ${subType}: ${message} ${extract.trim()}`,
  );
}

/**
 * Removes the style sheets that an earlier page contained: validating them on every page takes five times as long.
 *
 * @param known - texts of style sheets of earlier pages; those of this page are added
 */
export function omitKnownStyles(html: string, known: Set<string>): string {
  return html.replace(
    /(<style\b[^>]*>)(.*?)(?=<\/style>)/gs,
    (whole, tag: string, css: string) => {
      if (known.has(css)) {
        return tag;
      }
      known.add(css);
      return whole;
    },
  );
}

/** src/native-first/tables.ts adds these roles for browsers that drop them from tables with `display: block`. */
const TABLE_ROLES =
  /(<(?:table|thead|tbody|tr|th|td)\b[^>]*?) role="(?:table|rowgroup|row|columnheader|cell)"/g;

/**
 * Validates the HTML of pages in several states.
 *
 * @param states - HTML by the name of the state
 * @returns one line for each error. Warnings are ignored: `aria-activedescendant` may refer to elements
 * controlled by a field since ARIA 1.2: https://www.w3.org/TR/wai-aria-1.2/#combobox
 */
export async function findInvalidStates(
  states: Readonly<Record<string, string>>,
): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'states-'));
  const known = new Set<string>();
  try {
    for (const [name, html] of Object.entries(states)) {
      const file = path.join(dir, `${encodeURIComponent(name)}.html`);
      const text = html.replaceAll(TABLE_ROLES, '$1');
      writeFileSync(file, omitKnownStyles(text, known));
    }
    const found = await findInvalid([dir]);
    return found.filter((line) => !line.includes(': warning: '));
  } finally {
    rmSync(dir, {recursive: true});
  }
}
