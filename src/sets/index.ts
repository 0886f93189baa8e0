/** A documentation set: one Docusaurus docs plugin instance. */
export interface DocsSet {
  /** Plugin id; also the name of the set in every table of the site. */
  readonly id: string;
  /** Product label, shown in breadcrumbs and menus. */
  readonly label: string;
  /** Folder of the pages, relative to the repository's root. */
  readonly folder: string;
  /** First segment of every route of the set. */
  readonly routeBasePath: string;
  readonly sidebarId: string;
  /** Route of the page at which readers start. */
  readonly entry: string;
}

export const DOCS_SETS = {
  spreadsheet: {
    id: 'spreadsheet',
    label: 'Spreadsheet SDK',
    folder: 'docs-spreadsheet',
    routeBasePath: 'spreadsheet',
    sidebarId: 'spreadsheetSidebar',
    entry: '/spreadsheet/intro',
  },
  ocr: {
    id: 'ocr',
    label: 'OCR SDK',
    folder: 'docs-ocr',
    routeBasePath: 'ocr',
    sidebarId: 'ocrSidebar',
    entry: '/ocr/intro',
  },
} as const satisfies Record<string, DocsSet>;

export type DocsSetId = keyof typeof DOCS_SETS;

/** The set a plugin id belongs to, or `undefined` for another plugin. */
export function findDocsSet(pluginId: string): DocsSet | undefined {
  return Object.values<DocsSet>(DOCS_SETS).find((set) => set.id === pluginId);
}
