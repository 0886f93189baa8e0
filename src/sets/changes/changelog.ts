import {heading, link, paragraph, table, type Block} from '../reference/nodes';
import {changeBlocks, type ChangeWords} from './changeBlocks';
import {versionAnchor} from './changedIn';
import type {ContractHistory, ContractVersion} from './history';

/** How much of a kind a contract has, and where it is listed. */
export interface Count {
  /** In the plural: `functions`. */
  readonly kind: string;
  readonly count: number;
  readonly url: string;
}

/** How a set words its changes. */
export interface ChangelogWords extends ChangeWords {
  /** What the first version contains. */
  readonly contents: readonly Count[];
}

/** A version as the page of changes and its feed tell it. */
export interface ChangelogEntry {
  readonly title: string;
  readonly anchor: string;
  /** As the contract states it, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Path of the contract in this version. */
  readonly file: string;
  readonly blocks: readonly Block[];
}

/** What each version of a contract changed, the current one first, and what the first one contained. */
export function changelogOf(
  history: ContractHistory,
  words: ChangelogWords,
): ChangelogEntry[] {
  return history.map((each) => {
    const {version, file, day} = each.surface;
    return {
      title: version === undefined ? 'Current version' : `Version ${version}`,
      anchor: versionAnchor(version ?? 'current'),
      ...(day !== undefined && {day}),
      file,
      blocks: [
        ...(day === undefined ? [] : [paragraph(`Published on ${day}.`)]),
        ...versionBlocks(each, words),
      ],
    };
  });
}

function versionBlocks(
  version: ContractVersion,
  words: ChangelogWords,
): Block[] {
  return version.before
    ? changeBlocks(version.changes, version.before, {
        ...words,
        anchor: versionAnchor(version.surface.version ?? 'current'),
      })
    : firstVersion(words.contents);
}

function firstVersion(contents: readonly Count[]): Block[] {
  return [
    paragraph('This is the first version on record. It contains:'),
    table(
      ['Contents', 'Count'],
      contents
        .filter(({count}) => count > 0)
        .map(({kind, count, url}) => [link(url, kind), String(count)]),
    ),
  ];
}

/** The page of changes: a section for each version. */
export function changelogPage(entries: readonly ChangelogEntry[]): Block[] {
  return entries.flatMap(({title, anchor, blocks}) => [
    heading(2, anchor, [title]),
    ...blocks,
  ]);
}
