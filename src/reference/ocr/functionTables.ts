import type {ApiFunction, ApiHeader} from './contract/headerTypes';
import {
  type Block,
  code,
  codeLink,
  commaSeparated,
  type Inline,
  lineBreak,
  link,
  paragraph,
  table,
  text,
} from '../shared/nodes';
import {usesBlocks} from '../shared/uses';
import {kindOf} from './headerTables';
import type {NameFacts} from './ocrContract';
import {BREACHES_URL, codeUrl, functionUrl, memberUrl, phrase} from './phrases';

/** Parameters of a function: name and type, direction and NULL, meaning. */
export function parameterTable(item: ApiFunction, header: ApiHeader): Block[] {
  if (item.parameters.length === 0) {
    return [paragraph('None.')];
  }
  const rows = item.parameters.map(
    ({name, type, isPointer, direction, nullable, text: meaning}) => [
      [
        code(name, `param-${name}`),
        lineBreak(),
        codeLink(type, memberUrl(type, header)),
      ],
      text(
        isPointer
          ? `${direction}, ${nullable ? 'may be NULL' : 'not NULL'}`
          : direction,
      ),
      phrase(sentence(meaning), header, item.name),
    ],
  );
  return [table(['Parameter', 'Direction', 'Meaning'], rows)];
}

/** With a capital letter, unless it begins with a name of code. */
function sentence(text: string): string {
  return /^[a-z]+\b(?![.\w(])|^[a-z]+\.(?= |$)/.test(text)
    ? text[0]!.toUpperCase() + text.slice(1)
    : text;
}

/**
 * What a function returns; each error that means something special here, with its cause and what to do;
 * then all codes by kind, whose entries have the rest.
 */
export function errorTable(item: ApiFunction, header: ApiHeader): Block[] {
  const returns = paragraph(...phrase(item.returns, header, item.name));
  if (item.errors.length === 0) {
    return [returns];
  }
  const special = item.errors.filter(
    ({code: name, cause}) =>
      cause !== header.codes.find((known) => known.name === name)?.cause,
  );
  const rows = special.map(({code: name, cause, remedy}) => [
    codeCell(name, header),
    phrase(cause, header, item.name),
    phrase(remedy, header, item.name),
  ]);
  return [
    returns,
    ...(rows.length > 0 ? [table(['Code', 'Cause', 'What to do'], rows)] : []),
    table(
      ['About', 'Codes'],
      codesByKind(item, header).map(([kind, names]) => [
        kind,
        commaSeparated(names, (name) => codeCell(name, header)),
      ]),
    ),
  ];
}

function codesByKind(
  item: ApiFunction,
  header: ApiHeader,
): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const {code: name} of item.errors) {
    const kind = kindOf(
      header.codes.find((each) => each.name === name)?.number,
    );
    groups.set(kind, [...(groups.get(kind) ?? []), name]);
  }
  return [...groups];
}

/** A code with its number; without a link when it is none of the header's. */
function codeCell(name: string, {codes}: ApiHeader): Inline[] {
  const known = codes.find((item) => item.name === name);
  return known
    ? [link(codeUrl(name), code(name)), ` (${known.number})`]
    : [code(name)];
}

/**
 * The same five rules for each function: threads, blocking, callbacks, ownership, states; what else a
 * caller must see to; its version, unless all functions have the same, and the versions that changed it.
 */
export function ruleTable(
  item: ApiFunction,
  header: ApiHeader,
  {versions}: NameFacts,
): Block[] {
  const isType = item.kind === 'callback';
  const words = (sentence: string) => phrase(sentence, header, item.name);
  const threads: Readonly<Record<string, string>> = {
    // What calls a callback, and from where, its rule says.
    any: isType ? '' : 'Any thread. ',
    exclusive: 'Exclusive use of the handle. ',
  };
  const thread = threads[item.thread.keyword];
  const stated = [
    item.thread.keyword,
    item.blocking.keyword,
    item.callback.keyword,
    item.ownership,
    item.states,
    item.since,
  ];
  const rows = [
    ['Threads', [thread ?? '', ...words(item.thread.text)]],
    [
      'Blocking',
      [
        item.blocking.keyword === 'no' ? 'Does not block. ' : '',
        ...words(item.blocking.text),
      ],
    ],
    [
      isType ? 'Calls' : 'In a callback',
      [
        isType
          ? ''
          : item.callback.keyword === 'allowed'
            ? 'Allowed. '
            : 'Forbidden. ',
        ...words(item.callback.text),
      ],
    ],
    ['Ownership', words(item.ownership)],
    [
      isType ? 'Called in states' : 'Valid states',
      words(sentence(item.states)),
    ],
    ...(header.functions.every(({since}) => since === item.since)
      ? []
      : [['Since', `Contract version ${item.since}`] as const]),
  ] as const;
  return [
    table(
      ['Rule', 'For this function'],
      [
        ...rows.map(
          ([rule, cell], index) =>
            [
              index === 0 ? anchored(rule, 'usage') : rule,
              stated[index] ? cell : 'Not specified by the vendor.',
            ] as const,
        ),
        ...item.preconditions.map(({subject, must, otherwise}) => [
          [subject === 'call' ? 'Call' : code(subject)],
          [
            ...words(must.replace(/^m/, 'M')),
            ' Otherwise: ',
            ...outcome(otherwise, header),
          ],
        ]),
        ...versions(item.name),
      ],
    ),
  ];
}

/** Text with an anchor: that of the section which once held what a caller must see to. */
function anchored(value: string, id: string): Inline {
  return {
    type: 'emphasis',
    children: [text(value)],
    data: {hName: 'span', hProperties: {id}},
  };
}

/** What happens when something that must hold does not. */
function outcome(otherwise: string | undefined, header: ApiHeader): Inline[] {
  if (otherwise === undefined) {
    return [link(BREACHES_URL, 'undefined behaviour'), '.'];
  }
  return otherwise.startsWith('ARGO_E_')
    ? [...codeCell(otherwise, header), '.']
    : phrase(otherwise || 'not specified by the vendor.', header);
}

/** Related functions, then the samples and guides that use the function. */
export function seeAlso(
  item: ApiFunction,
  _: ApiHeader,
  {uses}: NameFacts,
): Block[] {
  return [
    paragraph(
      ...commaSeparated(item.see, (name) => codeLink(name, functionUrl(name))),
      '.',
    ),
    ...usesBlocks(uses(item.name)),
  ];
}
