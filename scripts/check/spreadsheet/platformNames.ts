/**
 * Names that pages use in code style and that are not the SDK's: of the browser, of frameworks, of
 * files and settings. A name that is in neither list is a mistake on the page.
 */
export const PLATFORM_NAMES: ReadonlySet<string> = new Set([
  // Browser and frameworks
  ...[
    'Blob',
    'Date',
    'ETag',
    'JSON.stringify',
    'TextDecoder',
    'abort',
    'fetch',
  ],
  ...['response.ok', 'onMounted', 'reactive', 'ref', 'shallowRef', 'Ctrl'],
  ...['URL.createObjectURL', 'URL.revokeObjectURL', 'crypto.randomUUID'],
  ...['navigator.pdfViewerEnabled', 'window.open', 'afterNextRender'],
  ...['ControlValueAccessor', 'NgZone.runOutsideAngular', 'computed'],
  ...['ngAfterViewInit', 'output', 'useTemplateRef', 'basePath'],
  // Number formats and what they show
  ...['General', 'Nov', 'November', 'Thu', 'Thursday'],
  // A style that every workbook has; keys of `SpreadsheetError.details`
  ...['Normal', 'details.position', 'details.url'],
  // What samples define
  ...['ReportSheet', 'app.send', 'mountReport', 'store'],
  ...['Saved', 'openPdf', 'showTotal'],
]);
