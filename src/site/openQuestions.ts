import type {Localized} from './locales';

/** Address of the page that lists every fact which the vendor has not specified. */
export const OPEN_QUESTIONS = '/open-questions';

/** What a mark says while there is no answer. */
export const NOT_SPECIFIED: Localized = {
  ko: '공급사가 명시하지 않음',
  en: 'not specified by the vendor',
};

/** The same in a legal text, where the vendor is a party. */
export const TO_BE_CONFIRMED: Localized = {
  ko: '회사 확인 필요',
  en: 'to be confirmed by the company',
};

/** Stands before the name of the document that an answer is taken from. */
export const SOURCE_LABEL: Localized = {ko: '출처', en: 'source'};

/** The vendor's answer to a question, and where it stands. */
export interface QuestionAnswer {
  readonly text: string;
  /** Name of the document that states it. */
  readonly source: string;
  /** The https address of that document, where it has one. */
  readonly url?: string | undefined;
}

/** One mark, in the language of the page that lists it. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  /** Language of the question where it is not that of the list. */
  readonly questionLang?: string | undefined;
  readonly route: string;
  /** Title of the page with the mark. */
  readonly page: string;
  /** Heading above the mark; absent at the top of the page. */
  readonly section?: {readonly id: string; readonly text: string} | undefined;
  /** Language of the page's title where it is not that of the list. */
  readonly pageLang?: string | undefined;
  /** The same of the heading. */
  readonly sectionLang?: string | undefined;
  readonly answer?: QuestionAnswer | undefined;
}

/** The questions of a documentation set, or of the pages beside the sets. */
export interface QuestionGroup {
  readonly id: string;
  readonly label: string;
  readonly questions: readonly OpenQuestion[];
}
