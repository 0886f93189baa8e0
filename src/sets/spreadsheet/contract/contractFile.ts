/** The declarations that are the contract of the Spreadsheet set, relative to the repository's root. */
export const CONTRACT_FILE = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';
