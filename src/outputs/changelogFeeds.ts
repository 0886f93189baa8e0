import path from 'node:path';
import type {LoadContext, VcsConfig} from '@docusaurus/types';
import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Link, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {SET_REFERENCES, type ChangelogEntry} from '../reference';
import {DOCS_SET_LIST} from '../site/sets/index';
import {hasFullHistory} from '../content';

interface DatedEntry extends ChangelogEntry {
  readonly updated: Date;
}

/** Data from which a feed is rendered. */
interface FeedSource {
  /** Name of the documentation set. */
  readonly label: string;
  readonly author: string;
  /** Public URL of the changelog page. */
  readonly page: string;
  /** Public URL of the site in the language of the build, without a trailing slash. */
  readonly root: string;
  /** Versions of the product, newest first. There is at least one. */
  readonly entries: readonly DatedEntry[];
}

/**
 * Renders an Atom feed of each contract's versions. Feeds need dates: a contract that has none, in its text or in git,
 * gets no feed, and its page has no link to one.
 *
 * @returns path, such as `/ocr/changelog.xml` → feed
 */
export async function renderChangelogFeeds({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Promise<Map<string, string>> {
  const {url, title, future} = siteConfig;
  const root = url + baseUrl.replace(/\/$/, '');
  const feeds = new Map<string, string>();
  for (const {id, label} of hasFullHistory() ? DOCS_SET_LIST : []) {
    const changelog = SET_REFERENCES[id]?.changelog;
    const entries =
      changelog &&
      (await addVersionDates(
        changelog.read(),
        siteDir,
        future.experimental_vcs,
      ));
    if (entries) {
      const page = root + changelog.page;
      const source = {label: label.en, author: title, page, root, entries};
      feeds.set(`${changelog.page}.xml`, renderChangelogFeed(source));
    }
  }
  return feeds;
}

/**
 * Adds a date to each version: the date in its contract, or else that of the last commit of its file.
 *
 * @returns `undefined` if the date of a version is unknown
 */
export async function addVersionDates(
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

/** Renders an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export function renderChangelogFeed({
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

/** Renders a version as HTML with absolute links, because feed readers show it outside the site. */
function htmlOf(tree: Root, root: string, page: string): string {
  visit(tree, 'link', (node: Link) => {
    node.url = node.url.startsWith('#')
      ? page + node.url
      : node.url.replace(/^\/(?!\/)/, `${root}/`);
  });
  return toHtml(toHast(tree));
}
