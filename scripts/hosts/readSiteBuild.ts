import {
  DEFAULT_CACHE_RULES,
  IMMUTABLE_CACHE_CONTROL,
  readBuild,
  type ReadBuildOptions,
  type CacheRule,
  type ReadBuildResult,
} from '@document-sdk/host-files';
import {LIVE_FRAME_FILE, buildLiveFrameHeaders} from '../../src/live/node';
import {STYLE_SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';
import {requireBuild} from '../build/requireBuild';

/**
 * Files of the search index may be cached for long, because their names contain hashes. The manifest has a
 * fixed name.
 */
const SEARCH_INDEX_RULE: CacheRule = {
  folder: 'search-index/',
  files: String.raw`[0-9a-f]{10}-[a-z]+(?:-[0-9]+)?\.json`,
  coversFolder: false,
  value: IMMUTABLE_CACHE_CONTROL,
};

/**
 * Creates the host configuration for a finished build of this site.
 *
 * @param dir - folder of the build
 * @throws Error for the same reasons as `readBuild` of `@document-sdk/host-files`
 */
export function readSiteBuild(
  dir: string,
  options: Pick<
    ReadBuildOptions,
    'allow' | 'keep' | 'keepStyle' | 'onPage'
  > = {},
): ReadBuildResult {
  requireBuild(dir);
  return readBuild(dir, {
    ...options,
    command: 'npm run hosts',
    exceptions: [{file: LIVE_FRAME_FILE, headers: buildLiveFrameHeaders}],
    cacheRules: [...DEFAULT_CACHE_RULES, SEARCH_INDEX_RULE],
    inlinedSheetAttribute: STYLE_SHEET_ATTRIBUTE,
  });
}
