import type {Addition} from './support';

/** A product, as CONTRIBUTING.md says: Add a product. */
export const NEW_PRODUCT: Addition = {
  insertions: [
    {
      file: 'src/site/products.ts',
      before: "  'auth-global': product(",
      text: `  'viewer-global': product('viewer-global', {
    id: 11,
    type: 'OFFICE',
    label: {ko: '뷰어 SDK', en: 'Viewer SDK'},
    summary: {
      ko: '웹 페이지에서 문서를 보여 줍니다.',
      en: 'Shows documents in a web page.',
    },
    hasDocuments: true,
  }),
`,
    },
    {
      file: 'src/site/products.ts',
      after: "    'ocr-global',\n",
      text: "    'viewer-global',\n",
    },
  ],
};

/** The same product documented on this site: its slug among the products of a set. */
export const DOCUMENTED_HERE: Addition = {
  insertions: [
    {
      file: 'src/sets/viewer/set.ts',
      after: '  products: [',
      text: "'viewer-global'",
    },
  ],
};
