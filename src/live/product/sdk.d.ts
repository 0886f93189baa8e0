// The module that SITE_SPREADSHEET_RUNTIME names.
declare module '@generated/spreadsheet-sdk' {
  export * from '../../../contracts/spreadsheet/spreadsheet-sdk';
}
