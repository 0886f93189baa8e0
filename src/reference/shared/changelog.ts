import {md} from '../../content';
import {buildUsesBlocks, type FindUses} from './pages';
import type {
  ChangeNote,
  ContractChange,
  ContractHistory,
  ApiSurface,
} from '@document-sdk/contract';

/** How a set links names and formats texts of its contract. */
export interface ChangelogWords {
  /** Address of the entry of a name; `undefined` if the name has no entry. */
  readonly addressOf: (name: string) => string | undefined;
  /** Converts a text of a comment to nodes. */
  readonly prose: (text: string) => md.Inlines;
  readonly uses: FindUses;
}

/** Entry of a version on the changelog page and in its feed. */
export interface ChangelogEntry {
  readonly title: string;
  readonly anchor: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Path of the contract in this version. */
  readonly file: string;
  readonly blocks: readonly md.Block[];
}

/** Creates an entry for each version, the current one first. */
export function buildChangelogEntries(
  history: ContractHistory,
  words: ChangelogWords,
): ChangelogEntry[] {
  return history.map(({surface: {version, file, day}, before, changes}) => {
    const anchor = formatVersionAnchor(version ?? 'current');
    return {
      title: version === undefined ? 'Current version' : `Version ${version}`,
      anchor,
      ...(day !== undefined && {day}),
      file,
      blocks: md.flatten([
        day !== undefined && md.paragraph(`Published on ${day}.`),
        before
          ? changeBlocks(changes, before, {...words, anchor})
          : md.paragraph('This is the first version on record.'),
      ]),
    };
  });
}

/** Builds the changelog page: a section for each version. */
export function buildChangelogPage(
  entries: readonly ChangelogEntry[],
): md.Blocks {
  return entries.map(({title, anchor, blocks}) => [
    md.heading(2, anchor, title),
    blocks,
  ]);
}

function formatVersionAnchor(version: string): string {
  return `v${version.replace(/\W+/g, '-')}`;
}

/**
 * Lists the versions that changed a name, with the changed parts: "1.1 (signature), 1.2 (deprecated)".
 *
 * @param page - address of the changelog page
 */
export function formatChangedIn(
  notes: readonly ChangeNote[],
  page: string,
): md.Inlines[] {
  return md.joinWithCommas(notes, ({version, parts}) => [
    md.link(`${page}#${formatVersionAnchor(version)}`, version),
    ` (${parts.join(', ')})`,
  ]);
}

type Words = ChangelogWords & {readonly anchor: string};

/** How to migrate from the previous version, then the changes of a version by kind. */
function changeBlocks(
  changes: readonly ContractChange[],
  before: ApiSurface,
  words: Words,
): md.Blocks {
  const breaking = changes.filter((change) => change.breaking);
  const migrate = `${words.anchor}-migrate`;
  return [
    md.paragraph(
      'Programs written for version ',
      before.version,
      breaking.length > 0
        ? [
            ' may need changes: see ',
            md.link(`#${migrate}`, 'how to migrate'),
            '.',
          ]
        : ' need no changes: no name that they use was removed or changed.',
    ),
    breaking.length > 0 && [
      md.heading(
        3,
        migrate,
        `Migrate from ${before.version ?? 'the version before'}`,
      ),
      md.list(migrationSteps(breaking, before, words)),
    ],
    GROUPS.map(([title, ...kinds]) => {
      const found = changes.filter(({change}) => kinds.includes(change));
      const id = `${words.anchor}-${title.split(' ')[0]!.toLowerCase()}`;
      return (
        found.length > 0 && [
          md.heading(3, id, title),
          md.list(found.map((change) => changeItem(change, words))),
        ]
      );
    }),
  ];
}

/** Titles of the groups of changes, with the kinds of changes in each. */
const GROUPS: readonly [string, ...ContractChange['change'][]][] = [
  ['Added', 'added'],
  ['Changed', 'signature', 'type', 'value', 'default'],
  ['Deprecated', 'deprecated'],
  ['Removed', 'removed'],
  ['Documentation changed', 'documented'],
];

function changeItem(change: ContractChange, words: Words): md.Inlines {
  const name = linkName(change.name, words);
  const value = (text: string) => (text ? md.code(text) : 'none');
  switch (change.change) {
    case 'added':
    case 'removed':
      return [name, change.declaration && [': ', md.code(change.declaration)]];
    case 'documented':
      return [
        name,
        change.errors && [
          ': also throws ',
          md.joinWithCommas(change.errors, md.code),
        ],
      ];
    case 'deprecated':
      return [name, change.reason && [': ', words.prose(change.reason)]];
    default:
      return [
        name,
        `: ${change.change} changed from `,
        value(change.from),
        ' to ',
        value(change.to),
      ];
  }
}

/** Links a name to its entry, or to the entry of its type. */
function linkName(name: string, {addressOf}: ChangelogWords): md.Inline {
  return md.codeLink(
    name,
    addressOf(name) ?? addressOf(name.replace(/\.[^.]*$/, '')),
  );
}

/** Actions for each changed or removed name, with samples of the new form. */
function migrationSteps(
  breaking: readonly ContractChange[],
  before: ApiSurface,
  words: Words,
): md.Inlines[] {
  return [...new Set(breaking.map(({name}) => name))].map((name) => {
    const parts = breaking
      .filter((each) => each.name === name)
      .map(({change}) => change);
    const {samples = []} = words.uses(name) ?? {};
    return [
      linkName(name, words),
      ': ',
      parts.includes('removed')
        ? replacement(name, before, words)
        : `adapt your code to the new ${parts.join(' and ')}.`,
      buildUsesBlocks({samples, guides: []}).map(({children}) => [
        ' ',
        children,
      ]),
    ];
  });
}

/** Replacement that the `@deprecated` of the previous version names. */
function replacement(
  name: string,
  before: ApiSurface,
  {prose}: ChangelogWords,
): md.Inlines {
  const member = before.members.find((each) => each.name === name);
  return member?.deprecated
    ? prose(member.deprecated)
    : 'stop using it. The contract names no replacement.';
}
