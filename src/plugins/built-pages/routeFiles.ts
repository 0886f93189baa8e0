import {existsSync} from 'node:fs';
import path from 'node:path';

/** A route and the file it was built into. */
export interface RouteFile {
  readonly route: string;
  readonly file: string;
}

interface Build {
  readonly outDir: string;
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
}

/** Finds the files of a build's routes; routes without a file of their own are left out. */
export function routeFiles(
  routes: readonly string[],
  {outDir, baseUrl}: Build,
): RouteFile[] {
  return [...new Set(routes)].sort().flatMap((route) => {
    const name = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '');
    const file = [`${name || 'index'}.html`, `${name}/index.html`]
      .map((candidate) => path.join(outDir, candidate))
      .find((candidate) => existsSync(candidate));
    return file && !/(?:^|\/)404$/.test(name) ? [{route, file}] : [];
  });
}
