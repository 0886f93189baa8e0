import {contractFiles} from '../../support/contractText';
import {overlayFiles} from '../../support/overlayFiles';
import {diskFiles, memoizeFiles} from '../../../scripts/check/files';
import {
  loadSiteTables,
  type SiteTables,
} from '../../../scripts/check/siteTables';
import {readSources, type Sources} from '../../../scripts/check/sources';

/** This repository's files, each read once. */
export const DISK = memoizeFiles(diskFiles(process.cwd()));

/** The tables of this site. */
export const SITE_TABLES = await loadSiteTables();

/** This repository's sources with changes laid over them, contracts read anew. */
export function sourcesWith(
  changes: Readonly<Record<string, string | null>> = {},
  tables: Partial<SiteTables> = {},
): Sources {
  const contracts = Object.entries(changes).flatMap(([file, text]) =>
    /^contracts\/.*\.(?:h|d\.ts)$/.test(file) && text !== null
      ? Object.entries(contractFiles(file, text))
      : [],
  );
  return readSources(
    overlayFiles(DISK, {...Object.fromEntries(contracts), ...changes}),
    {...SITE_TABLES, ...tables},
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
