import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setHtmlProperties} from '../remark';

/** Matches the first lines of a Spreadsheet sample, which import the SDK and create the spreadsheet. */
const OPENING =
  /^(?:import [^;]*;\n)+\n(?:const [^=;]*= )?await createSpreadsheet\([^;]*\);\n/;

/**
 * Remark plugin that marks first lines which an earlier sample of the page contains too. It sets `seenLines`
 * of the fence to their number, and `src/components/CodeFence` collapses them.
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
        setHtmlProperties(node, {seenLines: opening.split('\n').length - 1});
      }
      seen.add(opening);
    });
  };
}
