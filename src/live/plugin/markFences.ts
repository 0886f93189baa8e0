import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {liveFencesOfPage} from '../source/fences';

/**
 * Remark plugin: names the sample of each fence that readers can run, in the property `sample` of its
 * `code`.
 *
 * The page's own text is what the list of all samples has read before; Docusaurus hands on a text of the same lines
 * in which the ids of headings are escaped, and each page was parsed once more for that:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-utils/src/markdownUtils.ts
 */
export function markLiveFences(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const live = liveFencesOfPage(readFileSync(file.path, 'utf8'), name);
    const ids = new Map(live.map(({fence, id}) => [fence.line, id]));
    visit(tree, 'code', (node: Code) => {
      const id = ids.get((node.position?.start.line ?? 0) + 1);
      if (id !== undefined) {
        node.data = {
          ...node.data,
          hProperties: {...node.data?.hProperties, sample: id},
        };
      }
    });
  };
}
