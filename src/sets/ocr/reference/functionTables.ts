import {usesBlocks} from '../../reference/usesBlocks';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {
  code,
  lineBreak,
  link,
  list,
  paragraph,
  table,
  text,
  type Block,
  type Inline,
} from '../../reference/nodes';
import type {NameFacts} from './nameFacts';
import {codeUrl, functionUrl, memberUrl, phrase} from './phrases';

/** Parameters of a function: name and type, direction and NULL, meaning. */
export function parameterTable(item: ApiFunction, header: ApiHeader): Block[] {
  if (item.parameters.length === 0) {
    return [paragraph('None.')];
  }
  const rows = item.parameters.map(
    ({name, type, isPointer, direction, nullable, text: meaning}) => [
      [code(name, `param-${name}`), lineBreak(), typeCell(type, header)],
      text(
        isPointer
          ? `${direction}, ${nullable ? 'may be NULL' : 'not NULL'}`
          : direction,
      ),
      phrase(meaning, header, item.name),
    ],
  );
  return [table(['Parameter', 'Direction', 'Meaning'], rows)];
}

function typeCell(type: string, header: ApiHeader): Inline {
  const url = memberUrl(type, header);
  return url ? link(url, code(type)) : code(type);
}

/** What a function returns, then each error with its cause and what to do. */
export function errorTable(item: ApiFunction, header: ApiHeader): Block[] {
  const returns = paragraph(...phrase(item.returns, header, item.name));
  if (item.errors.length === 0) {
    return [returns];
  }
  const rows = item.errors.map(({code: name, cause, remedy}) => [
    codeCell(name, header),
    phrase(cause, header, item.name),
    phrase(remedy, header, item.name),
  ]);
  return [returns, table(['Code', 'Cause', 'What to do'], rows)];
}

/** A code with its number; without a link when it is none of the header's. */
function codeCell(name: string, {codes}: ApiHeader): Inline[] {
  const known = codes.find((item) => item.name === name);
  return known
    ? [link(codeUrl(name), code(name)), ` (${known.number})`]
    : [code(name)];
}

/**
 * The same five rules for each function: threads, blocking, callbacks, ownership, states; its version,
 * unless all functions have the same, and the versions that changed it.
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
    ['Blocking', [yesNo(item.blocking.keyword), ...words(item.blocking.text)]],
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
    [isType ? 'Called in states' : 'Valid states', words(item.states)],
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
              rule,
              stated[index] ? cell : 'Not specified by the vendor.',
            ] as const,
        ),
        ...versions(item.name),
      ],
    ),
  ];
}

function yesNo(keyword: 'yes' | 'no'): string {
  return keyword === 'yes' ? 'Blocks. ' : 'Does not block. ';
}

/** Related functions, each with what it does; then the samples and guides that use the function. */
export function seeAlso(
  item: ApiFunction,
  header: ApiHeader,
  {uses}: NameFacts,
): Block[] {
  return [
    list(
      item.see.map((name) => {
        const other = header.functions.find((known) => known.name === name);
        return [link(functionUrl(name), code(name)), `: ${other?.brief ?? ''}`];
      }),
    ),
    ...usesBlocks(uses(item.name)),
  ];
}
