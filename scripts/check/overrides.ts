import type {FileTree} from './files';

/** Folder of the theme's overrides, and the ledger that explains them. */
export const THEME_FOLDER = 'src/theme';
export const LEDGER_FILE = `${THEME_FOLDER}/README.md`;

export type OverrideKind = 'wrap' | 'extend' | 'replace' | 'provide';

/** One override as its file shows it. */
export interface Override {
  /** Name of the component, e.g. `Footer/Layout`. */
  readonly component: string;
  readonly file: string;
  readonly text: string;
}

/** One row of the ledger. */
export interface LedgerRow {
  readonly component: string;
  readonly kind: string;
  readonly status: string;
  readonly reason: string;
  readonly version: string;
  /** Line of the ledger, from 1. */
  readonly line: number;
}

/** Lists the components that the theme folder overrides. */
export function readOverrides(files: FileTree): Override[] {
  return files
    .list(THEME_FOLDER)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({
      component: file
        .slice(THEME_FOLDER.length + 1)
        .replace(/(?:\/index)?\.[jt]sx?$/, ''),
      file,
      text: files.read(file),
    }));
}

/** Heading of the ledger's second table. */
const HOLDS_HEADING = '## Holds on the inside of packages';

/** Reads the ledger's table of overrides. */
export function readLedger(text: string): LedgerRow[] {
  return tableRows(text.split(HOLDS_HEADING, 1)[0] ?? '').map(
    ({
      name: component,
      cells: [kind = '', status = '', reason = '', version = ''],
      line,
    }) => ({component, kind, status, reason, version, line}),
  );
}

/** One row of the ledger's table of holds. */
export interface HoldRow {
  /** A hold's name, in which `*` stands for any characters. */
  readonly name: string;
  /** Name and version, e.g. `infima 0.2.0`. */
  readonly package: string;
  readonly files: readonly string[];
  readonly why: string;
  /** What to look at when the package is upgraded. */
  readonly upgrade: string;
  /** Line of the ledger, from 1. */
  readonly line: number;
}

/** Reads the ledger's table of holds on the inside of packages. */
export function readHoldRows(text: string): HoldRow[] {
  const [before = '', table = ''] = text.split(HOLDS_HEADING);
  const offset = before.split('\n').length - 1;
  return tableRows(table).map(
    ({
      name,
      cells: [packageName = '', files = '', why = '', upgrade = ''],
      line,
    }) => ({
      name,
      package: packageName,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      why,
      upgrade,
      line: line + offset,
    }),
  );
}

/** The rows of a table whose first cell is a name in back-ticks, with their other cells. */
function tableRows(text: string) {
  return text.split('\n').flatMap((line, index) => {
    const [, first = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const name = /^`(.+)`$/.exec(first)?.[1];
    return name === undefined ? [] : [{name, cells, line: index + 1}];
  });
}

/** What an override is, judged by its source: it renders the original, spreads it, or neither. */
export function kindOf({component, text}: Override): readonly OverrideKind[] {
  if (!text.includes(`@theme-original/${component}`)) {
    return ['replace', 'provide'];
  }
  return text.includes(`...${component.split('/').at(-1)}`)
    ? ['extend']
    : ['wrap'];
}
