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
  /** Elements that pages may use without an import. */
  readonly elements: readonly string[];
  readonly changelog?: {
    /** Address of the changelog page. */
    readonly page: string;
    /** Entries of the versions, the current one first. */
    readonly read: () => readonly ChangelogEntry[];
  };
}
