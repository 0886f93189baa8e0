import type {Localized} from './locales';

/** Text of a mark without an answer. */
export const NOT_SPECIFIED: Localized = {
  ko: '공급사가 명시하지 않음',
  en: 'not specified by the vendor',
};

/** The same in a legal text. */
export const TO_BE_CONFIRMED: Localized = {
  ko: '회사 확인 필요',
  en: 'to be confirmed by the company',
};

/** Label before the source of an answer. */
export const SOURCE_LABEL: Localized = {ko: '출처', en: 'source'};

/** An answer and the document that states it. */
export interface QuestionAnswer {
  readonly text: string;
  /** Name of the document. */
  readonly source: string;
  /** Https address of the document. */
  readonly url?: string | undefined;
}

/** A mark as `/open-questions` lists it. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  /** Language of the question, if it differs from the language of the list. */
  readonly questionLang?: string | undefined;
  readonly route: string;
  /** Title of the page with the mark. */
  readonly page: string;
  /** Heading above the mark; absent before the first heading. */
  readonly section?: {readonly id: string; readonly text: string} | undefined;
  /** Language of the page's title, if it differs. */
  readonly pageLang?: string | undefined;
  /** Language of the heading, if it differs. */
  readonly sectionLang?: string | undefined;
  readonly answer?: QuestionAnswer | undefined;
}

/** The questions of a documentation set, or of the pages outside the sets. */
export interface QuestionGroup {
  readonly id: string;
  readonly label: string;
  readonly questions: readonly OpenQuestion[];
}
