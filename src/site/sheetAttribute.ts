/** Attribute of styles that stand in a page itself: the address of their file. The application's loader reads it too. */
export const SHEET_ATTRIBUTE = 'data-href';

/** Attribute of such styles: what their file must hold. */
export const INTEGRITY_ATTRIBUTE = 'data-integrity';
