import type {LocalizedText} from './locales';

/** Shown where the vendor has not answered an open question. */
export const NOT_SPECIFIED_TEXT: LocalizedText = {
  ko: '공급사가 명시하지 않음',
  en: 'not specified by the vendor',
};

/** Shown in legal texts where the company has not answered an open question. */
export const TO_BE_CONFIRMED_TEXT: LocalizedText = {
  ko: '회사 확인 필요',
  en: 'to be confirmed by the company',
};

/** Label in front of the document that an answer comes from. */
export const ANSWER_SOURCE_LABEL: LocalizedText = {ko: '출처', en: 'source'};

/** An answer to an open question, and the document that states it. */
export interface QuestionAnswer {
  readonly text: string;
  /** Name of the document that states the answer. */
  readonly source: string;
  /** HTTPS address of the document that states the answer. */
  readonly url?: string | undefined;
}

/** An open question in the list on `/open-questions`. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  /** Language of the question, if it differs from the language of the list. */
  readonly questionLang?: string | undefined;
  readonly route: string;
  /** Title of the page that asks the question. */
  readonly page: string;
  /** Heading above the question; absent before the first heading. */
  readonly section?: {readonly id: string; readonly text: string} | undefined;
  /** Language of the page's title, if it differs from the language of the list. */
  readonly pageLang?: string | undefined;
  /** Language of the heading, if it differs from the language of the list. */
  readonly sectionLang?: string | undefined;
  readonly answer?: QuestionAnswer | undefined;
}

/** The open questions of a documentation set, or of the pages outside the sets. */
export interface QuestionGroup {
  readonly id: string;
  readonly label: string;
  readonly questions: readonly OpenQuestion[];
}
