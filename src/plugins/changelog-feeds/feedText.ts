import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Link, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import type {ChangelogEntry} from '../../sets/changes/changelog';

/** A version, and when its record changed last. */
export interface DatedEntry extends ChangelogEntry {
  readonly updated: Date;
}

/** What a feed tells of. */
export interface FeedSource {
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
