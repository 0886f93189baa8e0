import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {findAnchors, type SourcePage} from '../content';
import {SET_REFERENCES} from './sets';

const IMPORTED = /^import\s+\w+\s+from\s+['"](\.[^'"]+\.mdx?)['"]/gm;

/**
 * Collects the anchors of a built page: those in its source, in generated texts, in indexes and in imported fragments.
 *
 * @param findFragment - returns the fragment at a path relative to the repository's root, if it exists
 * @throws ProblemError if an element names something that the contract does not have
 */
export async function collectAnchors(
  page: SourcePage,
  findFragment: (file: string) => SourcePage | undefined,
): Promise<ReadonlySet<string>> {
  const written = page.anchors;
  if (!page.elements.some(({element}) => /^[A-Z]/.test(element.name ?? ''))) {
    return written;
  }
  const tree = structuredClone(page.tree);
  const fragments = await Promise.all(
    listImportedFiles(tree, page.file).map(async (file) => {
      const fragment = findFragment(file);
      return fragment
        ? [...(await collectAnchors(fragment, findFragment))]
        : [];
    }),
  );
  const outline =
    page.area === 'pages' ? undefined : SET_REFERENCES[page.area]?.outline();
  await outline?.(tree, {path: page.file});
  return new Set([...written, ...findAnchors(tree), ...fragments.flat()]);
}

function listImportedFiles(tree: Root, file: string): string[] {
  const files: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const [, target = ''] of value.matchAll(IMPORTED)) {
      files.push(path.posix.join(path.posix.dirname(file), target));
    }
  });
  return files;
}
