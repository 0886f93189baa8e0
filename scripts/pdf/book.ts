import type {Locale} from '../../src/site/locales';

/** A page of the site as it goes into a book. */
export interface BookPage {
  /** Path of the page on the site. */
  readonly route: string;
  readonly title: string;
  /** Language of the text, which may differ from the book's. */
  readonly language: string;
  /** Element that holds its text; whoever lays the book out changes it. */
  readonly content: Element;
  /** Paths of the style sheets that it loads, in order. */
  readonly styleSheets: readonly string[];
}

/** A group of the sidebar. */
export interface BookGroup {
  readonly label: string;
  readonly pages: readonly BookPage[];
}

/** What a document says of itself. */
export interface BookFacts {
  readonly product: string;
  readonly publisher: string;
  readonly edition: string;
  /** Names of the contracts that the pages describe, and the versions that they state. */
  readonly contracts: readonly string[];
  /** Language of the document around the texts of its pages. */
  readonly locale: Locale;
  /** Languages of those texts, as `lang` has them. */
  readonly languages: readonly string[];
  /** Day of the last change of its sources, `YYYY-MM-DD`; absent when nobody knows. */
  readonly lastChange?: string;
  /** Absolute address of the page at which readers of the site start. */
  readonly address: string;
  /** Class names of the site's `<html>` element. */
  readonly className: string;
}

/** A documentation set in one language, as one document. */
export interface Book {
  readonly facts: BookFacts;
  /** In the order of the sidebar. */
  readonly groups: readonly BookGroup[];
  /** Path of the language's root on the site, with a slash at both ends. */
  readonly root: string;
}

/** A heading of a book, to which a bookmark leads. */
export interface Heading {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
}
