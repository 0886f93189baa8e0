/** Property of the document that holds what the file format has no place for, as JSON. */
export const KEPT = 'SpreadsheetSdkReference';
