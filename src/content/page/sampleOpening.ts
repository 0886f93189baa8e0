import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The lines with which a Spreadsheet sample imports what it needs and creates its spreadsheet. */
const OPENING =
  /^(?:import [^;]*;\n)+\n(?:const [^=;]*= )?await createSpreadsheet\([^;]*\);\n/;

/**
 * Remark plugin: tells each fence how many of its lines open an earlier sample of the page too, in the property
 * `seenLines` of its `code`. `src/components/CodeFence` folds them.
 */
export function markSeenOpenings(): (tree: Root) => void {
  return (tree) => {
    const seen = new Set<string>();
    visit(tree, 'code', (node: Code) => {
      const opening = OPENING.exec(`${node.value}\n`)?.[0];
      if (opening === undefined) {
        return;
      }
      if (seen.has(opening)) {
        const {hProperties} = node.data ?? {};
        const seenLines = opening.split('\n').length - 1;
        node.data = {...node.data, hProperties: {...hProperties, seenLines}};
      }
      seen.add(opening);
    });
  };
}
