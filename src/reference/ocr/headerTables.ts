import {firstSentence} from '../../../packages/contract/src/index';
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
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {sortRows, type MemberRow} from '../shared/memberRows';
import {usesBlocks} from '../shared/uses';
import type {NameFacts} from './facts';
import {
  describe,
  formatDeclaration,
  listErrors,
  readRule,
  tagText,
  type Header,
  type HeaderFunction,
  type HeaderName,
} from './header';
import {codeSubject, phrase, UNSPECIFIED} from './phrases';

function linkTo(name: string, {addresses}: Header, anchor = ''): Inline {
  return link(`${addresses.get(name)!}${anchor}`, code(name));
}

/** Every function under its task, in the order of the header. */
export function indexByTask(header: Header): Block[] {
  const readTask = (item: HeaderFunction) =>
    tagText(item, 'task') || 'Other functions';
  const tasks = [...new Set(header.functions.map(readTask))];
  return tasks.flatMap((task) => [
    heading(3, `task-${task.toLowerCase().replace(/\W+/g, '-')}`, [task]),
    list(
      header.functions
        .filter((item) => readTask(item) === task)
        .map(({name, brief}) => [linkTo(name, header), `: ${brief}`]),
    ),
  ]);
}

/** Functions that a callback may call, and those that it may not. */
export function callbackTable(header: Header): Block[] {
  const functions = header.functions.filter(({kind}) => kind === 'function');
  const rows = ['allowed', 'forbidden'].flatMap((keyword) => {
    const found = functions.filter(
      (item) => readRule(item, 'callback').keyword === keyword,
    );
    // The code that all forbidden calls return.
    const code = header.codes.find(({name}) =>
      found.every((item) => readRule(item, 'callback').text.includes(name)),
    );
    const title =
      keyword === 'forbidden' && code ? `${keyword}: ${code.name}` : keyword;
    return found.length === 0
      ? []
      : [
          [
            phrase(title, header),
            commaSeparated(found, ({name}) => linkTo(name, header)),
          ],
        ];
  });
  return rows.length > 0
    ? [table(['Inside a callback', 'Functions'], rows)]
    : [paragraph(UNSPECIFIED)];
}

/** Threads, blocking, callbacks and states of all functions. */
export function threadTable(header: Header): Block[] {
  const words: Readonly<Record<string, string>> = {
    any: 'any thread',
    yes: 'blocks',
  };
  const cell = (item: HeaderFunction, rule: string) => {
    const {keyword} = readRule(item, rule);
    return words[keyword] ?? (keyword || UNSPECIFIED);
  };
  const rows = [...header.functions]
    .filter(({kind}) => kind === 'function')
    .sort((one, other) =>
      one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
    )
    .map((item) => [
      linkTo(item.name, header),
      cell(item, 'thread'),
      cell(item, 'blocking'),
      cell(item, 'callback'),
      phrase(tagText(item, 'states').split('.')[0] || UNSPECIFIED, header),
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
  header: Header,
  {uses, versions}: NameFacts,
): Block[] {
  return header.codes.flatMap(({name, value, text = '', remedy = ''}) => {
    const users = header.functions.filter((item) =>
      listErrors(item, header.codes).some((error) => error.code === name),
    );
    const links = commaSeparated(users, (item) =>
      linkTo(item.name, header, '#errors'),
    );
    return [
      heading(2, name, [code(name), ` (${value})`]),
      paragraph(...phrase(text || UNSPECIFIED, header)),
      ...(remedy ? [paragraph('What to do: ', ...phrase(remedy, header))] : []),
      ...(users.length > 0 ? [paragraph('Returned by ', ...links, '.')] : []),
      ...versionLines(versions(name)),
      ...usesBlocks(uses(name)),
    ];
  });
}

/** The numbers of the codes by subject, linked to their entries. */
export function codeNumbers(header: Header): Block[] {
  const {codes, addresses} = header;
  const subjects = new Set(codes.map(({name}) => codeSubject(name, header)));
  const cells = [...subjects].map((subject) => [
    subject,
    commaSeparated(
      codes.filter(({name}) => codeSubject(name, header) === subject),
      // The id is the anchor that the entry had on this page in earlier versions.
      ({name, value}) => link(addresses.get(name)!, code(String(value), name)),
    ),
  ]);
  return [table(['About', 'Codes'], cells)];
}

/** An entry for each type, constant and macro: declaration, meaning, uses. */
export function nameEntries(header: Header, facts: NameFacts): Block[] {
  const isType = ({kind}: HeaderName) => kind === 'type';
  const groups = [
    ['types', 'Types', header.names.filter(isType)],
    [
      'macros',
      'Constants and macros',
      header.names.filter((item) => !isType(item)),
    ],
  ] as const;
  return groups.flatMap(([id, title, names]) =>
    names.length === 0
      ? []
      : [
          heading(2, id, [title]),
          ...names.flatMap((item) => nameEntry(item, header, facts)),
        ],
  );
}

function nameEntry(
  {name, declaration, text, members}: HeaderName,
  header: Header,
  {uses, versions}: NameFacts,
): Block[] {
  const users = header.functions.filter((item) =>
    new RegExp(`\\b${name}\\b`).test(formatDeclaration(item)),
  );
  return [
    heading(3, name, [code(name)]),
    {type: 'code', lang: 'c', value: declaration},
    paragraph(...phrase(text || UNSPECIFIED, header)),
    ...(members.length > 0
      ? [
          list(
            members.map((member) => [
              code(member.signature),
              ': ',
              ...phrase(describe(member) || UNSPECIFIED, header),
            ]),
          ),
        ]
      : []),
    ...(name === header.contract.codeType
      ? [
          paragraph(
            'Its values are the ',
            link(
              OCR_CONTRACT.pages.codes,
              `${header.codes.length} status codes`,
            ),
            '.',
          ),
        ]
      : []),
    ...(users.length > 0
      ? [
          paragraph(
            'In the signatures of ',
            ...commaSeparated(users, (each) =>
              linkTo(each.name, header, '#signature'),
            ),
            '.',
          ),
        ]
      : []),
    ...versionLines(versions(name)),
    ...usesBlocks(uses(name)),
  ];
}

function versionLines(rows: ReturnType<NameFacts['versions']>): Block[] {
  return rows.map(([title, value]) => paragraph(`${title}: `, ...value));
}

/** Table of all types, constants and macros: name and first sentence. */
export function nameTable(header: Header): Block[] {
  const rows = header.names.map(({name, text}) => [
    linkTo(name, header),
    phrase(firstSentence(text), header),
  ]);
  return [table(['Name', 'Description'], rows)];
}

/** Rows of the alphabetical index: every name of the header with its kind and first sentence. */
export function memberRows({
  functions,
  codes,
  names,
  addresses,
}: Header): MemberRow[] {
  const row = (name: string, note: string, entry = name) => ({
    name,
    url: addresses.get(entry)!,
    note,
  });
  return sortRows([
    ...functions.map(({name, kind, brief}) => row(name, `${kind}: ${brief}`)),
    ...codes.map(({name, value, text = ''}) =>
      row(name, `code ${value}: ${firstSentence(text)}`),
    ),
    ...names.flatMap(({name, kind, text, members}) => [
      row(name, `${kind}: ${firstSentence(text)}`),
      ...members.map((member) =>
        row(member.name, `of ${name}: ${member.brief}`, name),
      ),
    ]),
  ]);
}
