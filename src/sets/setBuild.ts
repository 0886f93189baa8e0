import type {RemarkStep} from './reference/step';

/** What a build does for a set whose pages show more than their own text. */
export interface SetBuild {
  /** Makes the remark step that writes what the contract says into a page. */
  readonly step: () => RemarkStep;
  /** Whether the step runs before Docusaurus's own, which look at headings and links. */
  readonly beforeDefaults?: boolean;
  /** Files, and folders whose files count, that the step reads, relative to the site. */
  readonly sources: readonly string[];
}
