/** Terms with one beginning that a query looks at; of more, the build puts the pages together. */
export const PREFIX_TERMS = 16;

/**
 * Marks, at the end of a beginning, what all terms have in common that begin so. It sorts ahead of
 * letters and digits: the row stands right before the terms themselves.
 */
export const PREFIX_SIGN = '\u0001';

/** Marks, at the end of a term, headings that consist of it, or of the words that it was joined of. */
export const WHOLE_SIGN = '\u0002';

/** The same of topics of a page. */
export const TOPIC_SIGN = '\u0003';

/** Marks names of functions, types and the like that have an entry on a page of entries. */
export const ENTRY_SIGN = '\u0004';
