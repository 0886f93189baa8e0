import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, VcsConfig} from '@docusaurus/types';
import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Link, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {SET_BUILDS} from '../reference/builds';
import type {ChangelogEntry} from '../reference/changelog/changelog';
import {DOCS_SET_LIST} from '../site/sets/index';
import {hasFullHistory} from '../content';

/** A version, and when its record changed last. */
interface DatedEntry extends ChangelogEntry {
  readonly updated: Date;
}

/** What a feed tells of. */
interface FeedSource {
  /** Label of the set. */
  readonly label: string;
  /** Who publishes it. */
  readonly author: string;
  /** Public address of the page of changes. */
  readonly page: string;
  /** Public address of the site in its language, without a slash at its end. */
  readonly root: string;
  /** The versions, the current one first; at least one. */
  readonly entries: readonly DatedEntry[];
}

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
      if (!hasFullHistory()) {
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
            writeFileSync(
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

/** The versions of a contract as an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export function feedText({
  label,
  author,
  page,
  root,
  entries,
}: FeedSource): string {
  const latest = Math.max(...entries.map(({updated}) => updated.getTime()));
  const feed = new Feed({
    title: `${label}: versions of the contract`,
    id: page,
    link: page,
    feedLinks: {atom: `${page}.xml`},
    author: {name: author},
    updated: new Date(latest),
    copyright: '',
    generator: label,
  });
  for (const {title, anchor, day, updated, blocks} of entries) {
    feed.addItem({
      title: `${label}: ${title}`,
      id: `${page}#${anchor}`,
      link: `${page}#${anchor}`,
      date: updated,
      ...(day !== undefined && {published: new Date(day)}),
      content: htmlOf({type: 'root', children: [...blocks]}, root, page),
    });
  }
  return feed.atom1();
}

/** Readers of feeds show entries beside those of other sites: links need the whole address. */
function htmlOf(tree: Root, root: string, page: string): string {
  visit(tree, 'link', (node: Link) => {
    node.url = node.url.startsWith('#')
      ? page + node.url
      : node.url.replace(/^\/(?!\/)/, `${root}/`);
  });
  return toHtml(toHast(tree));
}
