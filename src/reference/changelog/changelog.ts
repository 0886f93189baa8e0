import {
  type Block,
  code,
  codeLink,
  commaSeparated,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  table,
} from '../shared/nodes';
import {usesBlocks, type Use} from '../shared/uses';
import type {
  ChangeNote,
  ContractChange,
  ContractHistory,
  ApiSurface,
} from '../../../packages/contract/src/index';

/** Number of names of a kind, with the page that lists them. */
export interface Count {
  /** In the plural: `functions`. */
  readonly kind: string;
  readonly count: number;
  readonly url: string;
}

/** How a set links names and formats texts of its contract. */
export interface ChangelogWords {
  /** Address of the entry of a name; `undefined` if there is none. */
  readonly addressOf: (name: string) => string | undefined;
  /** Converts a text of a comment to nodes. */
  readonly prose: (text: string) => readonly Inline[];
  readonly samplesOf: (name: string) => readonly Use[];
  /** Contents of the first version. */
  readonly contents: readonly Count[];
}

/** Entry of a version on the changelog page and in its feed. */
export interface ChangelogEntry {
  readonly title: string;
  readonly anchor: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Path of the contract in this version. */
  readonly file: string;
  readonly blocks: readonly Block[];
}

/** Creates an entry for each version, the current one first. */
export function changelogEntries(
  history: ContractHistory,
  words: ChangelogWords,
): ChangelogEntry[] {
  return history.map(({surface: {version, file, day}, before, changes}) => {
    const anchor = versionAnchor(version ?? 'current');
    return {
      title: version === undefined ? 'Current version' : `Version ${version}`,
      anchor,
      ...(day !== undefined && {day}),
      file,
      blocks: [
        ...(day === undefined ? [] : [paragraph(`Published on ${day}.`)]),
        ...(before
          ? changeBlocks(changes, before, {...words, anchor})
          : firstVersion(words.contents)),
      ],
    };
  });
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

/** Blocks of the changelog page: a section for each version. */
export function changelogPage(entries: readonly ChangelogEntry[]): Block[] {
  return entries.flatMap(({title, anchor, blocks}) => [
    heading(2, anchor, [title]),
    ...blocks,
  ]);
}

function versionAnchor(version: string): string {
  return `v${version.replace(/\W+/g, '-')}`;
}

/**
 * Lists the versions that changed a name, with the changed parts: "1.1 (signature), 1.2 (deprecated)".
 *
 * @param page - address of the changelog page
 */
export function changedIn(
  notes: readonly ChangeNote[],
  page: string,
): Inline[] {
  return commaSeparated(notes, ({version, parts}) => [
    link(`${page}#${versionAnchor(version)}`, version),
    ` (${parts.join(', ')})`,
  ]);
}

type Words = ChangelogWords & {readonly anchor: string};

/** Changes of a version by kind, then how to migrate from the previous version. */
function changeBlocks(
  changes: readonly ContractChange[],
  before: ApiSurface,
  words: Words,
): Block[] {
  const of = (...kinds: ContractChange['change'][]) =>
    changes.filter(({change}) => kinds.includes(change));
  const breaking = changes.filter((change) => change.breaking);
  const groups = [
    ['Added', of('added')],
    ['Changed', of('signature', 'type', 'value', 'default')],
    ['Deprecated', of('deprecated')],
    ['Removed', of('removed')],
    ['Documentation changed', of('documented')],
  ] as const;
  return [
    paragraph(
      'Programs written for version ',
      before.version ?? '',
      ...(breaking.length > 0
        ? [
            ' may need changes: see ',
            link(`#${words.anchor}-migrate`, 'how to migrate'),
            '.',
          ]
        : [' need no changes: no name that they use was removed or changed.']),
    ),
    ...groups
      .filter(([, found]) => found.length > 0)
      .flatMap(([title, found]) => [
        heading(3, `${words.anchor}-${title.split(' ')[0]!.toLowerCase()}`, [
          title,
        ]),
        list(found.map((change) => changeItem(change, words))),
      ]),
    ...migration(breaking, before, words),
  ];
}

function changeItem(change: ContractChange, words: Words): Inline[] {
  const name = linkName(change.name, words);
  switch (change.change) {
    case 'added':
    case 'removed':
      return change.declaration
        ? [name, ': ', code(change.declaration)]
        : [name];
    case 'documented':
      return [name];
    case 'deprecated':
      return change.reason
        ? [name, ': ', ...words.prose(change.reason)]
        : [name];
    default:
      return [
        name,
        `: ${change.change} changed from `,
        change.from ? code(change.from) : 'none',
        ' to ',
        change.to ? code(change.to) : 'none',
      ];
  }
}

/** Links a name to its entry, or to the entry of its type. */
function linkName(name: string, {addressOf}: ChangelogWords): Inline {
  const owner = name.replace(/\.[^.]*$/, '');
  const url =
    addressOf(name) ?? (owner === name ? undefined : addressOf(owner));
  return codeLink(name, url);
}

/** What to do about each changed or removed name, with samples of the new form. */
function migration(
  breaking: readonly ContractChange[],
  before: ApiSurface,
  words: Words,
): Block[] {
  if (breaking.length === 0) {
    return [];
  }
  const names = [...new Set(breaking.map(({name}) => name))];
  return [
    heading(3, `${words.anchor}-migrate`, [
      `Migrate from ${before.version ?? 'the version before'}`,
    ]),
    list(
      names.map((name) => {
        const parts = breaking
          .filter((each) => each.name === name)
          .map(({change}) => change);
        return [
          linkName(name, words),
          ': ',
          ...(parts.includes('removed')
            ? replacement(name, before, words)
            : [`adapt your code to the new ${parts.join(' and ')}.`]),
          ...sampleLinks(name, words),
        ];
      }),
    ),
  ];
}

/** Replacement that the `@deprecated` of the previous version names. */
function replacement(
  name: string,
  before: ApiSurface,
  {prose}: ChangelogWords,
): readonly Inline[] {
  const reason = before.members.find(
    (member) => member.name === name,
  )?.deprecated;
  return reason
    ? prose(reason)
    : ['stop using it. The contract names no replacement.'];
}

function sampleLinks(name: string, words: ChangelogWords): Inline[] {
  return usesBlocks({samples: words.samplesOf(name), guides: []}).flatMap(
    ({children}) => [' ', ...children],
  );
}
