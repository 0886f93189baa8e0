import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {constantsIn} from './constants';
import {readSheet} from './readSheet';
import {isDark} from './selectors';

const TOKENS = 'src/css/tokens.css';

/**
 * Writes the design tokens that have one value in every colour mode where a style sheet reads them. For sheets
 * that are bundled by themselves: a build keeps in its pages only the tokens that differ between colour modes.
 *
 * @param siteDir - root of the repository
 * @param lightOnly - whether no reader can have dark mode
 */
export function foldTokens(
  css: string,
  siteDir: string,
  lightOnly: boolean,
): string {
  const constants = constantsIn(
    readSheet(readTokens(siteDir, lightOnly)).definitions,
    () => false,
  );
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

function readTokens(siteDir: string, lightOnly: boolean): string {
  const file = path.join(siteDir, TOKENS);
  const {code} = transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Selector: (selector) => (lightOnly && isDark(selector) ? [] : undefined),
    },
  });
  return code.toString();
}
