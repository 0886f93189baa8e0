import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSize} from './weighPage';

/** What a build consists of: bytes by kind of file, and each page by itself. */
export interface BuildTotals {
  /** Bytes on disk by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Bytes of each page after gzip, by its file. */
  readonly pages: ReadonlyMap<string, number>;
}

/** Adds up the files of a build. */
export function buildTotals(dir: string): BuildTotals {
  const kinds: Record<string, number> = {};
  const pages = new Map<string, number>();
  for (const name of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(dir, name);
    const info = statSync(file);
    if (info.isFile()) {
      const kind = kindOf(name);
      kinds[kind] = (kinds[kind] ?? 0) + info.size;
      if (kind === 'pages') {
        pages.set(name, gzipSize(readFileSync(file)));
      }
    }
  }
  return {kinds, pages};
}

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'pages',
  '.js': 'scripts',
  '.css': 'styles',
  '.md': 'Markdown twins and lists',
  '.txt': 'Markdown twins and lists',
  '.png': 'pictures',
  '.svg': 'pictures',
  '.webp': 'pictures',
};

/** What a file of a build is, in the words of the report. */
export function kindOf(name: string): string {
  return name.split(path.sep).includes('search-index')
    ? 'search index'
    : (KINDS[path.extname(name)] ?? 'other files');
}
