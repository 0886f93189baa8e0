import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {lineOfText} from '../sourceLines';
import type {ProductTables} from '../siteTables';
import type {Check} from '../types';

const FILE = 'src/site/products.ts';

/** Products of the site: each has a number and an address of its own, and orders and sets name those that there are. */
export const products: Check = {
  name: 'products',
  unit: 'products',
  run: ({files, products: tables}) => ({
    inspected: Object.keys(tables.rows).length,
    problems: [
      ...rowProblems(tables, files),
      ...orderProblems(tables, files),
      ...Object.entries(tables.documented).flatMap(([set, slugs]) =>
        setProblems(set, slugs, tables, files),
      ),
    ],
  }),
};

function rowProblems({rows}: ProductTables, files: FileTree): Problem[] {
  const first = new Map<string, string>();
  return Object.entries(rows).flatMap(([key, {id, slug, demoSlug}]) => {
    const at = (text: string, fault: Fault) => ({
      file: FILE,
      line: lineOfText(files, FILE, text),
      ...fault,
    });
    const other = first.get(`${id}`);
    first.set(`${id}`, other ?? key);
    return [
      ...(slug === key
        ? []
        : [
            at(`product('${slug}'`, {
              found: `the product "${slug}" in the row "${key}"`,
              expected: 'the same slug before and after the colon',
              remedy: 'Correct one of the two: addresses are made from them.',
            }),
          ]),
      ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && demoSlug.startsWith(slug)
        ? []
        : [
            at(`product('${slug}'`, {
              found: `the slug "${slug}"`,
              expected: 'lower-case words and digits joined by "-"',
              remedy: 'Correct it: addresses are made from it.',
            }),
          ]),
      ...(other === undefined
        ? []
        : [
            at(`product('${slug}'`, {
              found: `${key} with the number ${id}, which ${other} has`,
              expected:
                'a number of its own: the store finds the product by it',
              remedy: 'Give it the number that the store has for it.',
            }),
          ]),
    ];
  });
}

function orderProblems({rows, order}: ProductTables, files: FileTree) {
  const listed = new Set(Object.values(order).flat());
  const unknown = Object.entries(order).flatMap(([variant, slugs]) =>
    slugs.flatMap((slug, index): Problem[] => {
      const at = {
        file: FILE,
        line: lineInOrder(files, variant, slug),
      };
      if (!Object.hasOwn(rows, slug)) {
        return [
          {...at, ...noProduct(slug, rows, `in the order of ${variant}`)},
        ];
      }
      return slugs.indexOf(slug) === index
        ? []
        : [
            {
              ...at,
              found: `"${slug}" a second time in the order of ${variant}`,
              expected: 'each product once',
              remedy: 'Keep the place that is meant.',
            },
          ];
    }),
  );
  const left = Object.keys(rows)
    .filter((slug) => !listed.has(slug))
    .map((slug) => ({
      file: FILE,
      line: lineOfText(files, FILE, `product('${slug}'`),
      found: `the product "${slug}", which no variant offers`,
      expected: 'its slug in PRODUCT_ORDER',
      remedy: 'Add it at its place, or take the row away.',
    }));
  return [...unknown, ...left];
}

function setProblems(
  set: string,
  slugs: readonly string[],
  {rows}: ProductTables,
  files: FileTree,
): Problem[] {
  const file = `src/sets/${set}/set.ts`;
  return slugs.flatMap((slug): Problem[] => {
    const at = {file, line: lineOfText(files, file, `'${slug}'`)};
    const row = Object.hasOwn(rows, slug) ? rows[slug] : undefined;
    if (!row) {
      return [{...at, ...noProduct(slug, rows, `in the set "${set}"`)}];
    }
    return row.hasDocuments
      ? []
      : [
          {
            ...at,
            found: `"${slug}" in the set "${set}", with \`hasDocuments: false\` in ${FILE}`,
            expected: 'a product for which documents are offered',
            remedy: 'Correct the row, or take the product out of the set.',
          },
        ];
  });
}

function noProduct(
  slug: string,
  rows: ProductTables['rows'],
  where: string,
): Fault {
  const known = Object.keys(rows);
  return {
    found: `"${slug}" ${where}, which is no product`,
    expected: `one of ${known.join(', ')}`,
    remedy: `${meant(slug, known)}Correct it, or add the product's row.`,
  };
}

/** Line of a slug in the order of a variant: rows above name it too. */
function lineInOrder(files: FileTree, variant: string, slug: string): number {
  const lines = files.has(FILE) ? files.read(FILE).split('\n') : [];
  const begin = lines.findIndex((line) => line.includes('PRODUCT_ORDER'));
  const own = lines.findIndex(
    (line, index) => index > begin && line.trim().startsWith(`${variant}:`),
  );
  const index = lines.findIndex(
    (line, place) => place >= own && line.includes(`'${slug}'`),
  );
  return own < 0 || index < 0 ? 1 : index + 1;
}
