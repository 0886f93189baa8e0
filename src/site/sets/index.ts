import type {DocsSet} from './docsSet';
import {OCR} from './ocr/set';
import {SPREADSHEET} from './spreadsheet/set';

export type {DocsSet} from './docsSet';

/** Every documentation set, in the order in which sets are listed everywhere. */
export const DOCS_SETS = {
  spreadsheet: SPREADSHEET,
  ocr: OCR,
} as const satisfies Record<string, DocsSet>;

export type DocsSetId = keyof typeof DOCS_SETS;

/** The same as a list, each set with the fields that only some have. */
export const DOCS_SET_LIST: readonly (DocsSet & {readonly id: DocsSetId})[] =
  Object.values(DOCS_SETS);

/** The set a plugin id belongs to, or `undefined` for another plugin. */
export function findDocsSet(pluginId: string): DocsSet | undefined {
  return DOCS_SET_LIST.find((set) => set.id === pluginId);
}
