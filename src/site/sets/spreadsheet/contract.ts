/**
 * Contract of the Spreadsheet set (its type declarations), and the names in it that pages use. Paths are relative to the
 * repository's root.
 */
export const SPREADSHEET_CONTRACT = {
  file: 'contracts/spreadsheet/spreadsheet-sdk.d.ts',
  /** Name of the npm package that samples import. */
  packageName: 'spreadsheet-sdk',
  /** Shown in installation commands until the source of the package is configured. Shells reject it. */
  packagePlaceholder: '<address-of-the-archive-that-we-sent-you>',
  /** Name of the interface whose members are events. */
  eventType: 'SpreadsheetEvents',
  /** Name of a variable in running text, like `sheet` in `sheet.freeze()` → its type. */
  variables: {
    area: 'Area',
    autocomplete: 'Autocomplete',
    chart: 'Chart',
    clipboard: 'CellClipboard',
    contextMenu: 'Menu',
    document: 'IntegratedDocument',
    documents: 'DocumentCollection',
    editor: 'CellEditor',
    engine: 'Engine',
    filter: 'AutoFilter',
    formats: 'ConditionalFormatCollection',
    history: 'EditHistory',
    images: 'ImageCollection',
    license: 'License',
    note: 'Shape',
    pivot: 'PivotTable',
    range: 'CellRange',
    selection: 'SheetSelection',
    sheet: 'Sheet',
    sheets: 'SheetCollection',
    spreadsheet: 'Spreadsheet',
    styles: 'StyleCollection',
    ui: 'UserInterface',
    workbook: 'Workbook',
  } as Readonly<Record<string, string>>,
  /** Route of the changelog page. */
  changelog: '/spreadsheet/changelog',
} as const;
