import {PRODUCTS} from '../../../src/site/products';
import type {ProductTables} from '../../../scripts/check/siteTables';
import type {PlantedFault} from './plantedFault';
import {SITE_TABLES} from './support';

const {products} = SITE_TABLES;

interface Fault extends Omit<PlantedFault, 'check' | 'tables'> {
  readonly products: Partial<ProductTables>;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'a slug in an order that no product has',
    products: {order: {global: ['office', 'spreadshet']}},
    at: /^src\/site\/products\.ts:\d+: "spreadshet" in the order of global/m,
    says: '"spreadshet" in the order of global, which is no product',
    cure: 'Did you mean spreadsheet? Correct it',
  },
  {
    fault: 'a product twice in an order',
    products: {order: {global: ['office', 'office']}},
    at: /^src\/site\/products\.ts:\d+: "office" a second time/m,
    says: 'each product once',
  },
  {
    fault: 'a product that no variant offers',
    products: {order: {...products.order, domestic: ['hwp']}},
    at: /^src\/site\/products\.ts:\d+: the product "hcell", which no variant/m,
    says: 'its slug in PRODUCT_ORDER',
  },
  {
    fault: 'a number that two products have',
    products: {rows: {...PRODUCTS, office: {...PRODUCTS.office, id: 1}}},
    at: /^src\/site\/products\.ts:\d+: office with the number 1, which hwp has/m,
    says: 'a number of its own',
  },
  {
    fault: 'a row under the slug of another',
    products: {rows: {...PRODUCTS, offices: PRODUCTS.office}},
    at: /^src\/site\/products\.ts:\d+: the product "office" in the row "offices"/m,
    says: 'the same slug before and after the colon',
  },
  {
    fault: 'a set that documents no product',
    products: {documented: {ocr: ['ocr-globl']}},
    at: 'src/sets/ocr/set.ts:1',
    says: '"ocr-globl" in the set "ocr", which is no product',
    cure: 'Did you mean ocr-global?',
  },
  {
    fault: 'a set of a product without documents',
    products: {documented: {ocr: ['auth']}},
    at: 'src/sets/ocr/set.ts:1',
    says: '"auth" in the set "ocr", with `hasDocuments: false`',
  },
];

/** Faults in the table of products, and in what names them. */
export const IN_PRODUCTS: readonly PlantedFault[] = FAULTS.map(
  ({products: changed, ...fault}) => ({
    check: 'products',
    tables: {products: {...products, ...changed}},
    ...fault,
  }),
);
