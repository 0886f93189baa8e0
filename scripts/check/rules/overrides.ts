import {getSwizzleConfig} from '@docusaurus/theme-classic';
import type {Problem} from '../../../src/sets/problem';
import {readTables, TABLES_FILE, type TableRow} from '../upgradeTables';
import type {Rule} from '../types';

const FOLDER = 'src/theme';

/** Longest override, in lines: what is longer belongs into src/components. */
const LONGEST = 40;

/** Components of other packages, which the list of the classic theme does not have. */
const SLOTS = ['Loading', 'Root', 'SearchPage'];

interface Override {
  /** Name of the component, such as `Footer/Layout`. */
  readonly component: string;
  readonly file: string;
  readonly text: string;
}

/** Every override is thin and has its row, with what Docusaurus says of the component; no row is left over. */
export const run: Rule = ({files}) => {
  const overrides = files
    .list(FOLDER)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({
      component: file
        .slice(FOLDER.length + 1)
        .replace(/(?:\/index)?\.[jt]sx?$/, ''),
      file,
      text: files.read(file),
    }));
  const rows = readTables(files.read(TABLES_FILE)).overrides;
  const {dependencies} = JSON.parse(files.read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const installed = dependencies['@docusaurus/core'] ?? '';
  return {
    inspected: overrides.length,
    problems: [
      ...overrides.flatMap((override) => overrideProblems(override, rows)),
      ...rows.flatMap((row) => rowProblems(row, overrides, installed)),
    ],
  };
};

function overrideProblems(
  {component, file, text}: Override,
  rows: readonly TableRow[],
): Problem[] {
  const length = text.trimEnd().split('\n').length;
  const faults = [
    !rows.some(({name}) => name === component) && {
      line: 1,
      found: `no row for \`${component}\` in ${TABLES_FILE}`,
      expected: 'its kind, its status and its reason',
      remedy: 'Write the row; better, do without the override.',
    },
    length > LONGEST && {
      line: LONGEST + 1,
      found: `${length} lines`,
      expected: `${LONGEST} at most`,
      remedy: 'Move the work into src/components and render it here.',
    },
  ];
  return faults.flatMap((fault) => (fault ? {file, ...fault} : []));
}

function rowProblems(
  {name, cells, line}: TableRow,
  overrides: readonly Override[],
  installed: string,
): Problem[] {
  const override = overrides.find(({component}) => component === name);
  const wanted = override
    ? [kindOf(override), statusOf(name), /.{20}/, installed]
    : [`a file of ${FOLDER} that overrides it`];
  return wanted.flatMap((expected, index) => {
    const cell = cells[index] ?? '';
    const isText = typeof expected === 'string';
    return (isText ? cell === expected : expected.test(cell))
      ? []
      : {
          file: TABLES_FILE,
          line,
          found: `"${cell}" in the row of \`${name}\``,
          expected: isText ? `"${expected}"` : 'what the file is, and why',
          remedy: override
            ? 'Compare the override with the original, then correct it.'
            : 'Delete the row.',
        };
  });
}

/** What an override is by its source: it renders the original, spreads it, or neither. */
function kindOf({component, text}: Override): string | RegExp {
  if (!text.includes(`@theme-original/${component}`)) {
    return /^(?:replace|provide)$/;
  }
  return text.includes(`...${component.split('/').at(-1)}`) ? 'extend' : 'wrap';
}

/** What `npx docusaurus swizzle --list` says. */
function statusOf(component: string): string {
  const {wrap = 'unsafe', eject = 'unsafe'} =
    getSwizzleConfig?.()?.components[component]?.actions ?? {};
  return SLOTS.includes(component) ? 'slot' : `${wrap} / ${eject}`;
}
