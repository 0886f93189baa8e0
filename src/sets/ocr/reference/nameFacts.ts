import {changedIn} from '../../changes/changedIn';
import {changeNotes, type ContractHistory} from '../../changes/history';
import type {UsesOf} from '../../reference/usesBlocks';
import type {Inline} from '../../reference/nodes';
import type {ApiHeader} from '../contract/headerTypes';
import {phrase} from './phrases';

/** Page that lists what each version changed. */
export const CHANGELOG_PAGE = '/ocr/changelog';

/** What is known of a name beside what its own comment says. */
export interface NameFacts {
  readonly uses: UsesOf;
  /** Rows on versions, each with a title: that it is deprecated, and when it changed. */
  readonly versions: (
    name: string,
  ) => readonly (readonly [string, readonly Inline[]])[];
}

/** What is known of the names of a header, from its versions and from the pages. */
export function nameFacts(
  header: ApiHeader,
  history: ContractHistory,
  uses: UsesOf,
): NameFacts {
  const notes = changeNotes(history);
  const deprecated = new Map(
    history[0].surface.members.flatMap(({name, deprecated: reason}) =>
      reason === undefined ? [] : [[name, reason] as const],
    ),
  );
  return {
    uses,
    versions: (name) => {
      const reason = deprecated.get(name);
      const changes = notes.get(name);
      return [
        ...(reason === undefined
          ? []
          : [
              [
                'Deprecated',
                phrase(
                  reason || 'The contract names no replacement.',
                  header,
                  name,
                ),
              ] as const,
            ]),
        ...(changes
          ? [['Changed in', changedIn(changes, CHANGELOG_PAGE)] as const]
          : []),
      ];
    },
  };
}
