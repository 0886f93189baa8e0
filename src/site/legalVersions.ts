import type {LegalTextId} from './legalTexts';

/** One version of a legal text. */
export interface LegalVersion {
  /** Day of the revision, `YYYY-MM-DD`. */
  readonly date: string;
  /** Path at which this version stays. */
  readonly path: string;
  /** Whether it is the latest: from when it applies, a text may leave open. */
  readonly current: boolean;
}

/** What the front matter of a legal text says. */
export interface LegalFrontMatter {
  readonly legal_text: LegalTextId;
  /** Day of the last revision, `YYYY-MM-DD`; absent while the vendor has not given one. */
  readonly last_revised?: string;
  /** Day from which the text applies, `YYYY-MM-DD`. */
  readonly applies_from?: string;
}
