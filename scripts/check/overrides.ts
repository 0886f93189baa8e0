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

/** Reads the ledger's table. */
export function readLedger(text: string): LedgerRow[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, name = '', kind = '', status = '', reason = '', version = ''] =
      cells;
    const component = /^`(.+)`$/.exec(name)?.[1];
    return component === undefined
      ? []
      : [{component, kind, status, reason, version, line: index + 1}];
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
