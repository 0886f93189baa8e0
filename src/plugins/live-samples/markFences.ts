import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from '../../sets/esPackages';
import {liveFencesOfPage} from '../../sets/samples/live';

/**
 * Remark plugin: names the sample of each fence that readers can run, in the property `sample` of its
 * `code`.
 */
export function markLiveFences(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const live = liveFencesOfPage(String(file), name);
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
