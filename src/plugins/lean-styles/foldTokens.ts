import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {constantsIn} from './constants';
import {readSheet} from './readSheet';

const TOKENS = 'src/css/tokens.css';

/**
 * Writes the design tokens that have one value in every colour mode where a style sheet reads them. For sheets
 * that are bundled by themselves: a build keeps in its pages only the tokens that differ between colour modes.
 *
 * @param siteDir - root of the repository
 */
export function foldTokens(css: string, siteDir: string): string {
  const tokens = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  const constants = constantsIn(readSheet(tokens).definitions, () => false);
  const folded = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {Variable: ({name}) => constants.get(name.ident)},
  });
  // Read anew, the values lose the spaces around them.
  const {code} = transform({
    filename: 'sheet.css',
    code: folded.code,
    minify: true,
  });
  return code.toString();
}
