import {contractFiles} from '../../support/contractFiles';
import {overlayFiles} from '../../support/overlayFiles';
import {createDiskFileTree, cacheFileTree} from '../../../scripts/check/files';
import {
  loadSiteTables,
  type SiteTables,
} from '../../../scripts/check/siteTables';
import {
  readCheckSources,
  type CheckSources,
} from '../../../scripts/check/sources';

export const DISK = cacheFileTree(createDiskFileTree(process.cwd()));

export const SITE_TABLES = await loadSiteTables();

/** Reads the repository's sources with changes on top. Changed contracts are parsed again. */
export function sourcesWith(
  changes: Readonly<Record<string, string | null>> = {},
  tables: Partial<SiteTables> = {},
): CheckSources {
  const contracts = Object.entries(changes).flatMap(([file, text]) =>
    /^contracts\/.*\.(?:h|d\.ts)$/.test(file) && text !== null
      ? Object.entries(contractFiles(file, text))
      : [],
  );
  return readCheckSources(
    overlayFiles(DISK, {...Object.fromEntries(contracts), ...changes}),
    {...SITE_TABLES, ...tables},
  );
}

/** Text of a valid page. Its body begins on line 6. */
export function pageText(
  body: string,
  frontMatter: readonly string[] = [
    'title: A planted page',
    'description: A page that only tests see, with a description of the length that pages must have.',
  ],
): string {
  return ['---', ...frontMatter, '---', '', body, ''].join('\n');
}
