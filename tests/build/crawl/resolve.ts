import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** What a static host without slashes at the end of addresses answers with. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'missing'};

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Finds the file behind a path, with the rules of the site's own server: `.html`, `index` and a
 * slash at the end are redirected away; `/a` is `a.html`, else `a/index.html`, else the file `a`.
 *
 * @param dir - folder of the build
 * @param pathname - decoded path below the site's root, with a slash at its start
 */
export function resolvePath(dir: string, pathname: string): Resolution {
  if (pathname !== '/') {
    const clean = pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$|\/index$/, '')
      .replace(/\/$/, '');
    if (clean !== pathname) {
      return {kind: 'redirect', to: clean || '/'};
    }
  }
  const relative = pathname.slice(1);
  const candidates = [
    ...(relative ? [`${relative}.html`] : []),
    path.posix.join(relative, 'index.html'),
    relative,
  ];
  const file = candidates.find((candidate) =>
    isFile(path.join(dir, candidate)),
  );
  return file === undefined ? {kind: 'missing'} : {kind: 'file', file};
}
