import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** Browsers hide extra cells, and missing cells shift the rest of a row. */
export default lintRule('site:equal-table-rows', (tree, file) => {
  visit(tree, 'table', ({children: [header, ...rows]}) => {
    const wanted = header.children.length;
    for (const {children, position} of rows) {
      if (children.length !== wanted) {
        file.message(
          `Unexpected row of ${children.length} cells, expected ${wanted} as in the header: write \`\\|\` for a bar in a cell`,
          position,
        );
      }
    }
  });
});
