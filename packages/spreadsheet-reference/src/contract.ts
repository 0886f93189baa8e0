// Re-exports the declarations that this package implements. Import them as `Sdk`, so that they are not
// confused with the package's own types.
export type * from '../../../contracts/spreadsheet/spreadsheet-sdk';
