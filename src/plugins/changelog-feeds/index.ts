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
          if (entries) {
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
      }
    },
  };
}

/**
 * Dates each version: by the day that it states, else by the last change of its file, else of the current one.
 *
 * @returns `undefined` when one has no day: neither states one, and git does not know the current contract
 */
export async function dated(
  entries: readonly ChangelogEntry[],
  siteDir: string,
  {getFileLastUpdateInfo}: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<DatedEntry[] | undefined> {
  const changed = await Promise.all(
    entries.map(({file}) => getFileLastUpdateInfo(path.resolve(siteDir, file))),
  );
  const known = entries.flatMap((entry, index) => {
    const updated = entry.day ?? (changed[index] ?? changed[0])?.timestamp;
    return updated === undefined
      ? []
      : [{...entry, updated: new Date(updated)}];
  });
  return known.length === entries.length ? known : undefined;
}
