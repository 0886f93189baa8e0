import type {Settings} from '../site/settings';
import type {ChangelogEntry} from './changelog/changelog';
import type {RemarkStep} from '../content';

/** The settings of a build that pages show. */
export type PageSettings = Pick<Settings, 'spreadsheetPackage'>;

/** How a build shows the contract of a set on its pages. */
export interface SetBuild {
  /** Creates the remark step that writes texts from contract and settings into a page. */
  readonly step: (settings?: PageSettings) => RemarkStep;
  /** Creates a faster step that writes the same anchors, and may leave out other texts. */
  readonly outline: () => RemarkStep;
  /** Files and folders that the step reads, relative to the repository's root. */
  readonly sources: readonly string[];
  /** Elements that the step replaces, with their attributes; `of` is required. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
  /** Components that pages may use without an import, with their import lines. */
  readonly imports?: Readonly<Record<string, string>>;
  readonly changelog?: Changelog;
}

interface Changelog {
  /** Address of the changelog page. */
  readonly page: string;
  /** Entries of the versions, the current one first. */
  readonly read: () => readonly ChangelogEntry[];
}
