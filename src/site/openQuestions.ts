import type {LocalizedText} from './locales';

/** Shown for an open question. */
export const ASK_US_TEXT: LocalizedText = {ko: '문의해 주세요', en: 'Ask us'};

/** Tooltip of {@link ASK_US_TEXT}. `{question}` is a complete sentence. */
export const ASK_US_TITLE: LocalizedText = {
  ko: '{question} 아직 공개하지 않은 내용이니 문의해 주세요.',
  en: '{question} We have not published this yet: ask us.',
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
  /** Language of question, page and heading, if it differs from the language of the list. */
  readonly lang?: string | undefined;
  readonly route: string;
  /** Title of the page that asks the question. */
  readonly page: string;
  /** Heading above the question; absent before the first heading. */
  readonly section?: {readonly id: string; readonly text: string} | undefined;
  readonly answer?: QuestionAnswer | undefined;
}

/** The open questions of a documentation set, or of the pages outside the sets. */
export interface QuestionGroup {
  readonly id: string;
  readonly label: string;
  readonly questions: readonly OpenQuestion[];
}
