import {readFileSync} from 'node:fs';
import path from 'node:path';

const TOKENS = 'src/css/tokens.css';

/**
 * The site's own design tokens, for the panel of samples alone: a build keeps in its pages only those
 * that differ between colour modes, and writes the values of all others where they are read.
 *
 * @param siteDir - root of the repository
 * @returns a style sheet
 * @throws Error when the file defines none
 */
export function panelTokens(siteDir: string): string {
  const css = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  const rules = [
    ...css.matchAll(/(?<=^|\n)(:root|\[data-theme='dark'\])\s*\{([^}]*)\}/g),
  ].map(([, selector, body]) => {
    const own = body!.match(/--site-[\w-]+:[^;]+;/g) ?? [];
    const place = selector === ':root' ? '.live' : `${selector} .live`;
    return own.length > 0 ? `${place} {${own.join('\n')}}` : '';
  });
  if (rules.join('') === '') {
    throw new Error(`${TOKENS}: expected definitions of --site-…, found none.`);
  }
  return rules.join('\n');
}
