import path from 'node:path';
import {DOCS_SETS} from '../../../src/sets/index';
import {isPageFile, PAGE_FOLDERS} from '../../../src/sets/page/listPages';
import {originalOf, pagePlaceOf} from '../../../src/sets/page/place';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {overlayFiles, type FileTree} from '../files';
import {readSources, type Sources} from '../sources';
import type {SiteTables} from '../siteTables';

/**
 * Sources with some pages and those that they name: what links are held to, and no more. Of a page that
 * is named without an anchor, nothing but its place is known.
 */
export function withTargets(
  files: FileTree,
  tables: SiteTables,
  pages: readonly string[],
): Sources {
  const own = readSources(only(files, pages), tables);
  const targets = own.pages
    .flatMap((page) => targetsOf(page, files))
    .filter(({file}) => files.has(file) && !pages.includes(file));
  const read = new Set(
    targets.filter(({anchored}) => anchored).map(({file}) => file),
  );
  const named = [...new Set(targets.map(({file}) => file))];
  const others = readSources(
    overlayFiles(
      only(files, named),
      Object.fromEntries(
        named.filter((file) => !read.has(file)).map((file) => [file, '']),
      ),
    ),
    tables,
  );
  return {...own, files, pages: [...own.pages, ...others.pages]};
}

/** A tree in which these are the only pages. */
function only(files: FileTree, pages: readonly string[]): FileTree {
  const listed = new Set(pages);
  return {
    ...files,
    list: (folder) =>
      files
        .list(folder)
        .filter((file) => !isPageFile(file) || listed.has(file)),
  };
}

interface Target {
  readonly file: string;
  readonly anchored: boolean;
}

function targetsOf(page: SourcePage, files: FileTree): Target[] {
  const folder =
    page.area === 'pages' ? 'src/pages' : DOCS_SETS[page.area].folder;
  const near = ['pagination_prev', 'pagination_next'].map((key) => ({
    file: `${folder}/${String(page.frontMatter[key])}.mdx`,
    anchored: false,
  }));
  const linked = page.links.flatMap(({target}) => {
    const [address = ''] = target.split(/[?#]/, 1);
    const file = path.posix.join(path.posix.dirname(page.file), address);
    const found = address.startsWith('/')
      ? filesAt(address, files)
      : [file, originalOf(file) ?? file];
    return found.map((one) => ({file: one, anchored: target.includes('#')}));
  });
  return [...near, ...linked].filter(({file}) => isPageFile(file));
}

function filesAt(route: string, files: FileTree): string[] {
  return PAGE_FOLDERS.flatMap((folder) => files.list(folder)).filter(
    (file) => isPageFile(file) && pagePlaceOf(file)?.route === route,
  );
}
