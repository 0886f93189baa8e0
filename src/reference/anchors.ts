import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {SET_BUILDS} from './sets';
import {
  findAnchors,
  findJsxElements,
  getJsxAttribute,
  type SourcePage,
} from '../content';
import {indexLetter, type MemberRow} from './shared/memberRows';

/** Returns the fragment at a path relative to the repository's root, if it exists. */
export type FragmentAt = (file: string) => SourcePage | undefined;

const IMPORTED = /^import\s+\w+\s+from\s+['"](\.[^'"]+\.mdx?)['"]/gm;

/**
 * Collects the anchors of a built page: those in its source, in generated texts, in indexes and in imported fragments.
 *
 * @throws ProblemError if an element names something that the contract does not have
 */
export async function collectAnchors(
  page: SourcePage,
  fragmentAt: FragmentAt,
): Promise<ReadonlySet<string>> {
  const written = page.anchors;
  if (!page.elements.some(({element}) => /^[A-Z]/.test(element.name ?? ''))) {
    return written;
  }
  const tree = structuredClone(page.tree);
  const fragments = await Promise.all(
    importedFiles(tree, page.file).map(async (file) => {
      const fragment = fragmentAt(file);
      return fragment ? [...(await collectAnchors(fragment, fragmentAt))] : [];
    }),
  );
  const outline =
    page.area === 'pages' ? undefined : SET_BUILDS[page.area]?.outline();
  await outline?.(tree, {path: page.file});
  return new Set([
    ...written,
    ...findAnchors(tree),
    ...indexLetters(tree),
    ...fragments.flat(),
  ]);
}

function importedFiles(tree: Root, file: string): string[] {
  const files: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const [, target = ''] of value.matchAll(IMPORTED)) {
      files.push(path.posix.join(path.posix.dirname(file), target));
    }
  });
  return files;
}

function indexLetters(tree: Root): string[] {
  return findJsxElements(tree)
    .filter(({element}) => element.name === 'MemberIndex')
    .map(({element}) => getJsxAttribute(element, 'rows'))
    .filter((rows) => typeof rows === 'string')
    .flatMap((rows) => JSON.parse(rows) as MemberRow[])
    .map((row) => indexLetter(row).id);
}
