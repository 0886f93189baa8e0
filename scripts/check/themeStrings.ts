import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The texts of an official Docusaurus theme.
 *
 * @param theme - name of its catalogue, e.g. `theme-common`
 * @param locale - `base` for the English ones
 */
export function themeStrings(
  theme: string,
  locale = 'base',
): Map<string, string> {
  const catalogue = path.join(
    path.dirname(
      require.resolve('@docusaurus/theme-translations/package.json'),
    ),
    `locales/${locale}/${theme}.json`,
  );
  const texts = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<
    string,
    string
  >;
  return new Map(
    Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')),
  );
}
