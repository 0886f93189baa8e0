import {
  suggestName,
  findPagePlace,
  isPageFile,
  readFrontMatter,
} from '../../src/content';
import {DOCS_SET_LIST, type DocsSet} from '../../src/site/sets/index';
import {isUnlistedPage} from '../../src/site/paths';
import type {FileTree} from '../check/files';
import {PAGE_PATH, PAGE_PATH_EXPECTED} from '../new/page';

/** Path and addresses of a page, before or after its move. */
interface PageNames {
  /** Path of the English source. */
  readonly file: string;
  /** Address without locale prefix. */
  readonly route: string;
  /** Path below the folder of the documentation set, without extension. */
  readonly id: string;
}

export interface PageMove {
  readonly set: DocsSet;
  readonly from: PageNames;
  readonly to: PageNames;
}

/**
 * Finds the page to move, and checks its new name. Both are given as path or as address.
 *
 * @param old - current path or address
 * @param wanted - new path or address
 * @throws Error if the page does not exist or cannot be moved, or the new name is invalid or already exists
 */
export function readMove(
  old: string,
  wanted: string,
  files: FileTree,
): PageMove {
  const pages = DOCS_SET_LIST.flatMap(({folder}) => files.list(folder))
    .filter(isPageFile)
    .flatMap((file) => {
      const place = findPagePlace(file);
      return place && !place.partial ? [{file, ...place}] : [];
    });
  const plain = old.replace(/(?<=.)\/$/, '');
  const from = pages.find(({file, route}) => [file, route].includes(plain));
  const set = DOCS_SET_LIST.find(({id}) => id === from?.area);
  if (!from || !set) {
    const known = pages.flatMap(({file, route}) => [file, route]);
    reject(
      old,
      'the path or the address of a page of a documentation set',
      `${suggestName(plain, known)}Mind upper and lower case.`,
    );
  }
  if (hasFixedAddress(from, files.read(from.file))) {
    reject(
      old,
      'a page that can move',
      'Products, the header or its front matter have its address.',
    );
  }
  const id = pathInSet(set, wanted);
  if (!id || !PAGE_PATH.test(id)) {
    reject(
      wanted,
      `a path below ${set.folder}/ or an address below /${set.routeBasePath}/, of ${PAGE_PATH_EXPECTED}`,
      'A page stays in its set, and its last word is neither a number, "index" nor the name of its folder.',
    );
  }
  const taken = pages.some(
    (page) =>
      page.area === set.id &&
      page.id.toLowerCase() === id.toLowerCase() &&
      (page !== from || page.id === id),
  );
  if (taken || Object.hasOwn(set.groups, id)) {
    reject(
      wanted,
      'an address that neither a page nor a redirect has',
      `Choose another one, or look into ${set.folder}/ and src/site/sets/${set.id}/set.ts.`,
    );
  }
  const file = `${set.folder}/${id}${/\.\w+$/.exec(from.file)![0]}`;
  return {set, from, to: {file, route: `/${set.routeBasePath}/${id}`, id}};
}

function reject(received: string, expected: string, remedy: string): never {
  throw new Error(`Expected ${expected}, received "${received}". ${remedy}`);
}

/** Whether the address of a page is in products, the header or its own front matter. */
function hasFixedAddress({file, route}: PageNames, text: string): boolean {
  const {symbol, slug, id} = readFrontMatter(text, file);
  return (
    isUnlistedPage(route) || [symbol, slug, id].some((key) => key !== undefined)
  );
}

function pathInSet({folder, routeBasePath}: DocsSet, wanted: string) {
  const plain = wanted.replace(/\.mdx?$|\/$/, '');
  const prefix = [`${folder}/`, `/${routeBasePath}/`].find((each) =>
    plain.startsWith(each),
  );
  return prefix && plain.slice(prefix.length);
}
