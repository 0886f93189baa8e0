import {firstSentence} from '../../../packages/contract/src/texts';
import {sortRows, type MemberRow} from '../shared/memberRows';
import {
  type Block,
  code,
  commaSeparated,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  table,
} from '../shared/nodes';
import {usesBlocks} from '../shared/uses';
import type {ApiFunction, ApiHeader, ApiName} from './contract/headerTypes';
import type {NameFacts} from './ocrContract';
import {CODES_URL, codeUrl, functionUrl, nameUrl, phrase} from './phrases';

function linkTo({name}: ApiFunction): Inline {
  return link(functionUrl(name), code(name));
}

function byName(header: ApiHeader): ApiFunction[] {
  return [...header.functions].sort((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

/** Every function under its task, in the order of calls. */
export function indexByTask(header: ApiHeader): Block[] {
  const tasks = [...new Set(header.functions.map(({task}) => task))];
  return tasks.flatMap((task) => [
    heading(3, `task-${task.toLowerCase().replace(/\W+/g, '-')}`, [task]),
    list(
      header.functions
        .filter((item) => item.task === task)
        .map((item) => [linkTo(item), `: ${item.brief}`]),
    ),
  ]);
}

/** What a callback may call, and what it may not. */
export function callbackTable(header: ApiHeader): Block[] {
  const rows = [
    ['allowed', 'allowed'],
    ['forbidden', 'forbidden: ARGO_E_IN_CALLBACK'],
  ].map(([keyword, title = '']) => [
    phrase(title, header),
    commaSeparated(
      header.functions.filter(
        ({kind, callback}) =>
          kind === 'function' && callback.keyword === keyword,
      ),
      linkTo,
    ),
  ]);
  return [table(['Inside a callback', 'Functions'], rows)];
}

/** Threads, blocking, callbacks and states, for the whole API. */
export function threadTable(header: ApiHeader): Block[] {
  const rows = byName(header)
    .filter(({kind}) => kind === 'function')
    .map((item) => [
      linkTo(item),
      item.thread.keyword === 'any' ? 'any thread' : 'exclusive',
      item.blocking.keyword === 'yes' ? 'blocks' : 'no',
      item.callback.keyword,
      phrase(item.states.split('.')[0]!, header),
    ]);
  return [
    table(
      [
        'Function',
        'On one handle',
        'Blocking',
        'In a callback',
        'Valid states',
      ],
      rows,
    ),
  ];
}

/** Every status code with cause, remedy, the functions that return it, samples and guides. */
export function errorIndex(
  header: ApiHeader,
  {uses, versions}: NameFacts,
): Block[] {
  return header.codes.flatMap(({name, number, cause, remedy}) => {
    const users = header.functions.filter(({errors}) =>
      errors.some((error) => error.code === name),
    );
    const links = commaSeparated(users, (item) =>
      link(`${functionUrl(item.name)}#errors`, code(item.name)),
    );
    return [
      heading(2, name, [code(name), ` (${number})`]),
      paragraph(...phrase(cause, header)),
      paragraph('What to do: ', ...phrase(remedy, header)),
      ...(users.length > 0 ? [paragraph('Returned by ', ...links, '.')] : []),
      ...versionLines(versions(name)),
      ...usesBlocks(uses(name)),
    ];
  });
}

const KINDS_OF_CODES: Readonly<Record<number, string>> = {
  1: 'arguments',
  2: 'state',
  3: 'resources',
  4: 'images',
  5: 'queue and time limits',
  6: 'licences',
  9: 'internal errors',
};

/** What a code is about, which its first digit says. */
export function kindOf(code = 0): string {
  return KINDS_OF_CODES[Math.floor(code / 100)] ?? 'other';
}

/** The numbers of each kind, which lead to their entries. They have the anchors that entries once had on this page. */
export function codeNumbers({codes}: ApiHeader): Block[] {
  const kinds = new Set(codes.map(({number}) => kindOf(number)));
  const cells = [...kinds].map((kind) => [
    kind,
    commaSeparated(
      codes.filter(({number}) => kindOf(number) === kind),
      ({name, number}) => link(codeUrl(name), code(String(number), name)),
    ),
  ]);
  return [table(['About', 'Codes'], cells)];
}

const KINDS = [
  {kind: 'type', id: 'types', title: 'Types'},
  {kind: 'macro', id: 'macros', title: 'Constants and macros'},
] as const;

/** An entry for each type and each macro: declaration, meaning, where it is used. */
export function nameEntries(header: ApiHeader, facts: NameFacts): Block[] {
  return KINDS.flatMap(({kind, id, title}) => {
    const names = header.names.filter((item) => item.kind === kind);
    return names.length === 0
      ? []
      : [
          heading(2, id, [title]),
          ...names.flatMap((item) => nameEntry(item, header, facts)),
        ];
  });
}

function nameEntry(
  {name, declaration, text}: ApiName,
  header: ApiHeader,
  {uses, versions}: NameFacts,
): Block[] {
  const users = header.functions.filter(({declaration: one}) =>
    new RegExp(`\\b${name}\\b`).test(one),
  );
  return [
    heading(3, name, [code(name)]),
    {type: 'code', lang: 'c', value: declaration},
    paragraph(
      ...(text ? phrase(text, header) : ['Not specified by the vendor.']),
    ),
    ...(name === header.statusType
      ? [
          paragraph(
            'Its values are the ',
            link(CODES_URL, `${header.codes.length} status codes`),
            '.',
          ),
        ]
      : []),
    ...(users.length > 0
      ? [
          paragraph(
            'In the signatures of ',
            ...commaSeparated(users, (each) =>
              link(`${functionUrl(each.name)}#signature`, code(each.name)),
            ),
            '.',
          ),
        ]
      : []),
    ...versionLines(versions(name)),
    ...usesBlocks(uses(name)),
  ];
}

/** A line for each row on the versions of a name, where there is no table for them. */
function versionLines(rows: ReturnType<NameFacts['versions']>): Block[] {
  return rows.map(([title, said]) => paragraph(`${title}: `, ...said));
}

/** Every type and macro in one table: name and first sentence. */
export function nameTable(header: ApiHeader): Block[] {
  const rows = header.names.map(({name, text}) => [
    link(nameUrl(name), code(name)),
    phrase(firstSentence(text), header),
  ]);
  return [table(['Name', 'Description'], rows)];
}

/** Every member of the header by name: what it is, and what it means in a sentence. */
export function memberRows(header: ApiHeader): MemberRow[] {
  return sortRows([
    ...header.functions.map(({name, kind, brief}) => ({
      name,
      url: functionUrl(name),
      note: `${kind}: ${brief}`,
    })),
    ...header.codes.map(({name, number, cause}) => ({
      name,
      url: codeUrl(name),
      note: `code ${number}: ${firstSentence(cause)}`,
    })),
    ...header.names.map(({name, kind, text}) => ({
      name,
      url: nameUrl(name),
      note: `${kind}: ${firstSentence(text)}`,
    })),
  ]);
}
