// The declarations that this package implements. Import as `Sdk` to tell them from the package's own types.
export type * from '../../../contracts/spreadsheet/spreadsheet-sdk';
