import type {DocsSet} from './docsSet';
import {OCR_SET} from './ocr/set';
import {SPREADSHEET_SET} from './spreadsheet/set';

export type {DocsSet} from './docsSet';

/** Id → documentation set, in display order. */
export const DOCS_SETS = {
  spreadsheet: SPREADSHEET_SET,
  ocr: OCR_SET,
} as const satisfies Record<string, DocsSet>;

export type DocsSetId = keyof typeof DOCS_SETS;

/** All documentation sets in display order. */
export const DOCS_SET_LIST: readonly (DocsSet & {readonly id: DocsSetId})[] =
  Object.values(DOCS_SETS);

/** Finds a documentation set by plugin id; `undefined` for other plugins. */
export function findDocsSet(pluginId: string): DocsSet | undefined {
  return DOCS_SET_LIST.find((set) => set.id === pluginId);
}
