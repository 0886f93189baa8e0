import {diskFiles, overlayFiles} from '../../../../scripts/lib/check/files';
import type {SourcePage} from '../../../../scripts/lib/check/page';
import {
  readSources,
  type PageCache,
  type SiteTables,
  type Sources,
} from '../../../../scripts/lib/check/sources';

const disk = diskFiles(process.cwd());
const cache: PageCache = new Map<string, SourcePage>();

/** This repository's sources with changes laid over them; unchanged pages are parsed once. */
export function sourcesWith(
  changes: Readonly<Record<string, string | null>> = {},
  tables: Partial<SiteTables> = {},
): Sources {
  return readSources(overlayFiles(disk, changes), tables, cache);
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
