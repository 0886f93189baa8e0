import {firstSentence} from '@document-sdk/contract';
import {
  type Blocks,
  code,
  commaSeparated,
  heading,
  type Inline,
  link,
  list,
  listSentence,
  paragraph,
  table,
} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {sortRows, type MemberRow} from '../shared/memberRows';
import {usesBlocks} from '../shared/uses';
import type {OcrReference} from './facts';
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
import {phrase, subjectTable, UNSPECIFIED} from './phrases';

function linkTo(name: string, {addresses}: Header, anchor = ''): Inline {
  return link(`${addresses.get(name)!}${anchor}`, code(name));
}

/** Every function under its task, in the order of the header. */
export function indexByTask(header: Header): Blocks {
  const readTask = (item: HeaderFunction) =>
    tagText(item, 'task') || 'Other functions';
  const tasks = [...new Set(header.functions.map(readTask))];
  return tasks.map((task) => [
    heading(3, `task-${task.toLowerCase().replace(/\W+/g, '-')}`, task),
    list(
      header.functions
        .filter((item) => readTask(item) === task)
        .map(({name, brief}) => [linkTo(name, header), `: ${brief}`]),
    ),
  ]);
}

/** Functions that a callback may call, and those that it may not. */
export function callbackTable(header: Header): Blocks {
  const rows = ['allowed', 'forbidden'].map((keyword) => {
    const found = header.functions.filter(
      (item) =>
        item.kind === 'function' &&
        readRule(item, 'callback').keyword === keyword,
    );
    // The code that all forbidden calls return.
    const code = header.codes.find(({name}) =>
      found.every((item) => readRule(item, 'callback').text.includes(name)),
    );
    const title =
      keyword === 'forbidden' && code ? `${keyword}: ${code.name}` : keyword;
    return {title, found};
  });
  return (
    table(
      ['Inside a callback', 'Functions'],
      rows
        .filter(({found}) => found.length > 0)
        .map(({title, found}) => [
          phrase(title, header),
          commaSeparated(found, ({name}) => linkTo(name, header)),
        ]),
    ) ?? paragraph(UNSPECIFIED)
  );
}

/** Threads, blocking, callbacks and states of all functions. */
export function threadTable(header: Header): Blocks {
  const words: Readonly<Record<string, string>> = {
    any: 'any thread',
    yes: 'blocks',
  };
  const rows = header.functions
    .filter(({kind}) => kind === 'function')
    .sort((one, other) =>
      one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
    )
    .map((item) => [
      linkTo(item.name, header),
      ...['thread', 'blocking', 'callback'].map((rule) => {
        const {keyword} = readRule(item, rule);
        return words[keyword] ?? (keyword || UNSPECIFIED);
      }),
      phrase(tagText(item, 'states').split('.')[0] || UNSPECIFIED, header),
    ]);
  return table(
    ['Function', 'On one handle', 'Blocking', 'In a callback', 'Valid states'],
    rows,
  );
}

/** Every status code with cause, remedy, the functions that return it, samples and guides. */
export function errorIndex(header: OcrReference): Blocks {
  return header.codes.map(({name, value, text = '', remedy = ''}) => [
    heading(2, name, [code(name), ` (${value})`]),
    paragraph(phrase(text || UNSPECIFIED, header)),
    remedy && paragraph('What to do: ', phrase(remedy, header)),
    listSentence(
      'Returned by ',
      header.functions.filter((item) =>
        listErrors(item, header.codes).some((error) => error.code === name),
      ),
      (item) => linkTo(item.name, header, '#errors'),
    ),
    entryEnd(name, header),
  ]);
}

/** The numbers of the codes by subject, linked to their entries. */
export function codeNumbers(header: Header): Blocks {
  const values = new Map(header.codes.map(({name, value}) => [name, value]));
  return subjectTable([...values.keys()], header, (name) =>
    // The id is the anchor that the entry had on this page in earlier versions.
    link(header.addresses.get(name)!, code(String(values.get(name)), name)),
  );
}

/** An entry for each type, constant and macro: declaration, meaning, uses. */
export function nameEntries(header: OcrReference): Blocks {
  const groups = [
    ['types', 'Types', true],
    ['macros', 'Constants and macros', false],
  ] as const;
  return groups.map(([id, title, isType]) => {
    const names = header.names.filter(({kind}) => (kind === 'type') === isType);
    return [
      names.length > 0 && heading(2, id, title),
      names.map((item) => nameEntry(item, header)),
    ];
  });
}

function nameEntry(
  {name, declaration, text, members}: HeaderName,
  header: OcrReference,
): Blocks {
  const {codeType} = header.contract;
  const codes = `${header.codes.length} status codes`;
  return [
    heading(3, name, code(name)),
    {type: 'code', lang: 'c', value: declaration},
    paragraph(phrase(text || UNSPECIFIED, header)),
    list(
      members.map((member) => [
        code(member.signature),
        ': ',
        phrase(describe(member) || UNSPECIFIED, header),
      ]),
    ),
    name === codeType &&
      paragraph(
        'Its values are the ',
        link(OCR_CONTRACT.pages.codes, codes),
        '.',
      ),
    listSentence(
      'In the signatures of ',
      header.functions.filter((item) =>
        new RegExp(`\\b${name}\\b`).test(formatDeclaration(item)),
      ),
      (each) => linkTo(each.name, header, '#signature'),
    ),
    entryEnd(name, header),
  ];
}

/** Versions and uses of a name. */
function entryEnd(name: string, {versions, uses}: OcrReference): Blocks {
  return [
    versions(name).map(([title, value]) => paragraph(`${title}: `, value)),
    usesBlocks(uses(name)),
  ];
}

/** Table of all types, constants and macros: name and first sentence. */
export function nameTable(header: Header): Blocks {
  const rows = header.names.map(({name, text}) => [
    linkTo(name, header),
    phrase(firstSentence(text), header),
  ]);
  return table(['Name', 'Description'], rows);
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
