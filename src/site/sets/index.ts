import type {Product} from '../products';
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

/** Finds the documentation set of a product, or `undefined` if this site does not document it. */
export function findSetOfProduct({slug}: Pick<Product, 'slug'>) {
  return DOCS_SET_LIST.find(({products}) =>
    products.some((documented) => documented === slug),
  );
}
