import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {SET_BUILDS} from './builds';
import {
  findAnchors,
  findElements,
  findTreeAnchors,
  jsxAttribute,
  type SourcePage,
} from '../content';
import {letterOf, type MemberRow} from './shared/memberRows';

/** Gives the fragment at a path relative to the repository's root, if there is one. */
export type FragmentAt = (file: string) => SourcePage | undefined;

const IMPORTED = /^import\s+\w+\s+from\s+['"](\.[^'"]+\.mdx?)['"]/gm;

/**
 * Every anchor that a page has when it is built: those of its source, those that the step of its set writes
 * from a contract, those of indexes and of the fragments that it imports. Other components make none.
 *
 * @throws ProblemError when an element names what the contract does not have
 */
export async function builtAnchors(
  page: SourcePage,
  fragmentAt: FragmentAt,
): Promise<ReadonlySet<string>> {
  const written = findAnchors(page);
  if (!page.elements.some(({element}) => /^[A-Z]/.test(element.name ?? ''))) {
    return written;
  }
  const tree = structuredClone(page.tree);
  const fragments = await Promise.all(
    importedFiles(tree, page.file).map(async (file) => {
      const fragment = fragmentAt(file);
      return fragment ? [...(await builtAnchors(fragment, fragmentAt))] : [];
    }),
  );
  const outline =
    page.area === 'pages' ? undefined : SET_BUILDS[page.area]?.outline();
  await outline?.(tree, {path: page.file});
  return new Set([
    ...written,
    ...findTreeAnchors(tree),
    ...lettersOf(tree),
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

function lettersOf(tree: Root): string[] {
  return findElements(tree)
    .filter(({element}) => element.name === 'MemberIndex')
    .map(({element}) => jsxAttribute(element, 'rows'))
    .filter((rows) => typeof rows === 'string')
    .flatMap((rows) => JSON.parse(rows) as MemberRow[])
    .map((row) => letterOf(row).id);
}
