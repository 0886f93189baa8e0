import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE} from '../../src/search/engines/embedded/indexFiles';
import {LOCALES} from '../../src/site/locales';

/** A language of a build. */
export interface BuiltLocale {
  readonly locale: string;
  /** In front of its addresses: empty, or `/en`. */
  readonly prefix: string;
}

/**
 * The languages of a build, that of its root first.
 *
 * @param dir - folder of the build
 * @throws Error when there is no build
 */
export function localesOf(dir: string): BuiltLocale[] {
  const home = path.join(dir, 'index.html');
  if (!existsSync(home)) {
    throw new Error(
      `No build in ${dir}: expected ${home}. Build it first, in both checkouts with the same settings.`,
    );
  }
  const [, root = ''] =
    /<html[^>]*? lang="?([\w-]+)/.exec(readFileSync(home, 'utf8')) ?? [];
  return [
    {locale: root, prefix: ''},
    ...LOCALES.filter((locale) =>
      existsSync(path.join(dir, locale, 'search-index', MANIFEST_FILE)),
    ).map((locale) => ({locale, prefix: `/${locale}`})),
  ];
}
