import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setProperties} from '../remark';

/** The lines of a Spreadsheet sample that import the SDK and create the spreadsheet. */
const OPENING =
  /^(?:import [^;]*;\n)+\n(?:const [^=;]*= )?await createSpreadsheet\([^;]*\);\n/;

/**
 * Remark plugin: sets the property `seenLines` of a fence to the number of opening lines that an earlier sample of the
 * page has too. `src/components/CodeFence` folds them.
 */
export function markRepeatedOpenings(): (tree: Root) => void {
  return (tree) => {
    const seen = new Set<string>();
    visit(tree, 'code', (node: Code) => {
      const opening = OPENING.exec(`${node.value}\n`)?.[0];
      if (opening === undefined) {
        return;
      }
      if (seen.has(opening)) {
        setProperties(node, {seenLines: opening.split('\n').length - 1});
      }
      seen.add(opening);
    });
  };
}
