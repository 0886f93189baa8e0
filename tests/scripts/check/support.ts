import {
  diskFiles,
  overlayFiles,
  rememberFiles,
} from '../../../scripts/check/files';
import type {PageCache} from '../../../scripts/check/pageCache';
import {
  loadSiteTables,
  type SiteTables,
} from '../../../scripts/check/siteTables';
import {readSources, type Sources} from '../../../scripts/check/sources';

/** This repository's files, each read once. */
export const DISK = rememberFiles(diskFiles(process.cwd()));

/** The tables of this site. */
export const SITE_TABLES = await loadSiteTables();

/** Pages by their text: each is parsed once. */
export const PARSED: PageCache = new Map();

/** This repository's sources with changes laid over them; unchanged pages are parsed once. */
export function sourcesWith(
  changes: Readonly<Record<string, string | null>> = {},
  tables: Partial<SiteTables> = {},
): Sources {
  return readSources(
    overlayFiles(DISK, changes),
    {...SITE_TABLES, ...tables},
    PARSED,
  );
}

/** A page that no rule objects to, with a body of its own. The body begins on line 6. */
export function pageText(
  body: string,
  frontMatter: readonly string[] = [
    'title: A planted page',
    'description: A page that only tests see, with a description of the length that pages must have.',
  ],
): string {
  return ['---', ...frontMatter, '---', '', body, ''].join('\n');
}
