import {
  kindOf,
  LEDGER_FILE,
  readLedger,
  readOverrides,
  type LedgerRow,
  type Override,
} from '../overrides';
import type {FileTree} from '../files';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';

/** Longest override, in lines: what is longer belongs into src/components. */
const LONGEST = 40;

/** Every override is thin, gives its reason, and has its row in the ledger; no row is left over. */
export const run: Rule = ({files}) => {
  const there = readOverrides(files);
  const rows = readLedger(files.read(LEDGER_FILE));
  const version = docusaurusVersion(files);
  return {
    inspected: there.length,
    problems: [
      ...there.flatMap((override) =>
        overrideProblems(
          override,
          rows.find(({component}) => component === override.component),
        ),
      ),
      ...rows.flatMap((row) => rowProblems(row, there, version)),
    ],
  };
};

function docusaurusVersion(files: FileTree): string {
  const {dependencies} = JSON.parse(files.read('package.json')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['@docusaurus/core'] ?? '';
}

function overrideProblems(
  override: Override,
  row: LedgerRow | undefined,
): Problem[] {
  const {component, file, text} = override;
  const problems: Problem[] = [];
  if (!/^\/\/ [A-Z].{20,}/.test(text)) {
    problems.push({
      file,
      line: 1,
      found: 'no reason on the first line',
      expected:
        '// and a sentence: what it does, and why configuration was not enough',
      remedy: 'Write it; the ledger has the same reason.',
    });
  }
  const length = text.trimEnd().split('\n').length;
  if (length > LONGEST) {
    problems.push({
      file,
      line: LONGEST + 1,
      found: `${length} lines`,
      expected: `${LONGEST} at most`,
      remedy: 'Move the work into src/components and render it from here.',
    });
  }
  const kinds: readonly string[] = kindOf(override);
  if (!row || !kinds.includes(row.kind)) {
    problems.push({
      file: row ? LEDGER_FILE : file,
      line: row?.line ?? 1,
      found: row
        ? `\`${component}\` is said to be of the kind "${row.kind}"`
        : `no row for \`${component}\` in ${LEDGER_FILE}`,
      expected: `the kind ${kinds.join(' or ')}, as the file's imports show`,
      remedy: `Write it into the ${LEDGER_FILE} table.`,
    });
  }
  return problems;
}

function rowProblems(
  {component, reason, status, version, line}: LedgerRow,
  there: readonly Override[],
  installed: string,
): Problem[] {
  const at = {file: LEDGER_FILE, line};
  const problems: Problem[] = [];
  if (!there.some((override) => override.component === component)) {
    problems.push({
      ...at,
      found: `a row for \`${component}\`, which nothing overrides`,
      expected: 'a row per file of src/theme',
      remedy: 'Take the row away.',
    });
  }
  if (reason.length < 20 || status === '') {
    problems.push({
      ...at,
      found: `the reason "${reason}" and the status "${status}"`,
      expected: 'a sentence, and what the swizzle list says',
      remedy: 'Fill in the row.',
    });
  }
  if (version !== installed) {
    problems.push({
      ...at,
      found: `compared with ${version}`,
      expected: `the installed version, ${installed}`,
      remedy:
        'Compare the override with the new original, then set the version.',
    });
  }
  return problems;
}
