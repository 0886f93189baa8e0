import type {Settings} from '../site/settings';
import type {ChangelogEntry} from './changelog/changelog';
import type {RemarkStep} from '../content';

/** The settings of a build that pages show. */
export type PageSettings = Pick<Settings, 'spreadsheetPackage'>;

/** What a build does for a set whose pages show more than their own text. */
export interface SetBuild {
  /** Makes the remark step that writes what contract and settings say into a page. */
  readonly step: (settings?: PageSettings) => RemarkStep;
  /** Makes the step with every anchor that it writes, and without what takes long and makes none. */
  readonly outline: () => RemarkStep;
  /** Files, and folders whose files count, that the step reads, relative to the site. */
  readonly sources: readonly string[];
  /** Elements that the step replaces, with the attributes of each: texts, of which `of` must be there. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
  /** Components that the step imports where a page uses them: the line for each. */
  readonly imports?: Readonly<Record<string, string>>;
  /** What each version of the contract changed. */
  readonly changelog?: Changelog;
}

/** The changes of a contract. */
interface Changelog {
  /** Address of the page that lists them. */
  readonly page: string;
  /** The versions, the current one first. */
  readonly read: () => readonly ChangelogEntry[];
}
