/** The contract of the Spreadsheet set, and names of it that pages use. Paths from the root. */
export const SPREADSHEET_CONTRACT = {
  file: 'contracts/spreadsheet/spreadsheet-sdk.d.ts',
  /** Name of the npm package that samples import. */
  packageName: 'spreadsheet-sdk',
  /** Shown in commands until the source of the package is configured. Shells reject it. */
  packagePlaceholder: '<address-of-the-archive-from-your-vendor>',
  /** The interface whose members are events. */
  eventType: 'SpreadsheetEvents',
  /** Types of the variables that prose names, such as `sheet.freeze()`. */
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
  /** Addresses of pages that generated texts link to. */
  pages: {
    functions: '/spreadsheet/reference/entry-points',
    index: '/spreadsheet/reference/a-z',
    events: '/spreadsheet/reference/events',
    codes: '/spreadsheet/reference/errors',
    formulas: '/spreadsheet/reference/functions',
    changelog: '/spreadsheet/changelog',
  },
} as const;
