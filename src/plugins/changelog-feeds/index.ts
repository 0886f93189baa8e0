import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, VcsConfig} from '@docusaurus/types';
import {SET_BUILDS} from '../../sets/builds';
import type {ChangelogEntry} from '../../sets/changes/changelog';
import {DOCS_SET_LIST} from '../../sets/index';
import {hasWholeHistory} from '../git-history';
import {feedText, type DatedEntry} from './feedText';

/**
 * Writes the versions of each contract as a feed beside their page: `/ocr/changelog.xml`. Feeds need days;
 * where neither a contract nor git states them there is none, and the page links to none.
 */
export default function changelogFeedsPlugin({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  const root = siteConfig.url + baseUrl.replace(/\/$/, '');
  return {
    name: 'changelog-feeds',
    async postBuild({outDir}) {
      if (!hasWholeHistory()) {
        return;
      }
      for (const {id, label} of DOCS_SET_LIST) {
        const changelog = SET_BUILDS[id]?.changelog;
        if (changelog) {
          const {page, read} = changelog;
          const entries = await dated(
            await read(),
            siteDir,
            siteConfig.future.experimental_vcs,
          );
          await writeFile(
            path.join(outDir, `${page}.xml`),
            feedText({
              label: label.en,
              author: siteConfig.title,
              page: root + page,
              root,
              entries,
            }),
          );
        }
      }
    },
  };
}

/**
 * Dates each version: by the day that it states, else by the last change of its file, else of the current one.
 *
 * @throws Error when git does not know the current contract
 */
export async function dated(
  entries: readonly ChangelogEntry[],
  siteDir: string,
  {getFileLastUpdateInfo}: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<DatedEntry[]> {
  const changed = await Promise.all(
    entries.map(({file}) => getFileLastUpdateInfo(path.resolve(siteDir, file))),
  );
  return entries.map((entry, index) => {
    const time = (changed[index] ?? changed[0])?.timestamp;
    const updated = entry.day ?? time;
    if (updated === undefined) {
      throw new Error(
        `${entry.file}: expected a day for the feed of its versions, found none. Commit the file, or state the day in its first comment: "contract version 1.1, 2026-12-01".`,
      );
    }
    return {...entry, updated: new Date(updated)};
  });
}
