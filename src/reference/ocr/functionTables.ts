import {findTags} from '@document-sdk/contract';
import {
  type Blocks,
  code,
  codeLink,
  commaSeparated,
  flatten,
  type Inline,
  type Inlines,
  link,
  listSentence,
  paragraph,
  table,
  text,
} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {usesBlocks} from '../shared/uses';
import type {OcrReference} from './facts';
import {
  listErrors,
  listRelated,
  readRule,
  tagText,
  type Header,
  type HeaderFunction,
} from './header';
import {phrase, subjectTable, UNSPECIFIED} from './phrases';

/** Table of parameters: name and type, direction and NULL, meaning. */
export function parameterTable(item: HeaderFunction, header: Header): Blocks {
  const rows = item.parameters.map((parameter) => {
    const {name, type, declared = type, direction, nullable} = parameter;
    const shown = direction === 'out' ? 'out' : 'in';
    return [
      [
        code(name, `param-${name}`),
        {type: 'break'} as const,
        codeLink(declared, header.addresses.get(declared)),
      ],
      parameter.pointer
        ? `${shown}, ${nullable ? 'may be NULL' : 'not NULL'}`
        : shown,
      phrase(capitalize(parameter.text ?? ''), header, item.name),
    ];
  });
  return (
    table(['Parameter', 'Direction', 'Meaning'], rows) ?? paragraph('None.')
  );
}

/** Capitalizes a sentence unless it starts with a code identifier. */
function capitalize(sentence: string): string {
  return /^[a-z]+\b(?![.\w(])|^[a-z]+\.(?= |$)/.test(sentence)
    ? sentence[0]!.toUpperCase() + sentence.slice(1)
    : sentence;
}

/** Return value of a function, the errors with a meaning of their own, and all codes by subject. */
export function errorTable(item: HeaderFunction, header: Header): Blocks {
  const words = (sentence: string) => phrase(sentence, header, item.name);
  const errors = listErrors(item, header.codes);
  const own = errors.filter(
    ({code: name, cause}) =>
      cause !== header.codes.find((known) => known.name === name)?.text,
  );
  return [
    paragraph(words(tagText(item, 'return', 'returns') || UNSPECIFIED)),
    table(
      ['Code', 'Cause', 'What to do'],
      own.map(({code: name, cause, remedy}) => [
        codeCell(name, header),
        words(cause),
        words(remedy),
      ]),
    ),
    subjectTable(
      errors.map(({code: name}) => name),
      header,
      (name) => codeCell(name, header),
    ),
  ];
}

/** A code with its number, linked to its entry if the header defines it. */
function codeCell(name: string, {codes, addresses}: Header): Inlines {
  const known = codes.find((item) => item.name === name);
  return [
    codeLink(name, known && addresses.get(name)),
    known && ` (${known.value})`,
  ];
}

/** Table of the rules of a function: threads, blocking, callbacks, ownership, states, preconditions and versions. */
export function ruleTable(item: HeaderFunction, header: OcrReference): Blocks {
  const isType = item.kind === 'callback';
  const words = (sentence: string) => phrase(sentence, header, item.name);
  /** Row of a tag with a keyword. */
  const rule = (
    title: Inline,
    tag: string,
    meanings: Record<string, string>,
  ) => {
    const {keyword, text: rest} = readRule(item, tag);
    return [
      title,
      keyword ? [meanings[keyword] ?? meanings['*'], words(rest)] : UNSPECIFIED,
    ];
  };
  const states = tagText(item, 'states');
  return table(
    ['Rule', 'For this function'],
    [
      rule(usageAnchor('Threads'), 'thread', {
        // The rule of a callback says which thread calls it.
        any: isType ? '' : 'Any thread. ',
        exclusive: 'Exclusive use of the handle. ',
      }),
      rule('Blocking', 'blocking', {no: 'Does not block. '}),
      isType
        ? rule('Calls', 'callback', {})
        : rule('In a callback', 'callback', {
            allowed: 'Allowed. ',
            '*': 'Forbidden. ',
          }),
      ['Ownership', words(tagText(item, 'ownership') || UNSPECIFIED)],
      [
        isType ? 'Called in states' : 'Valid states',
        words(capitalize(states) || UNSPECIFIED),
      ],
      // Omits the version of a function if all functions have the same one.
      ...(header.functions.every(({since}) => since === item.since)
        ? []
        : [
            [
              'Since',
              item.since ? `Contract version ${item.since}` : UNSPECIFIED,
            ],
          ]),
      ...findTags(item, 'pre').map(
        ({subject = 'call', text: must, otherwise = ''}) => [
          subject === 'call' ? 'Call' : code(subject),
          [
            words(must.replace(/^m/, 'M')),
            ' Otherwise: ',
            outcome(otherwise, header),
          ],
        ],
      ),
      ...header.versions(item.name),
    ],
  );
}

/** Returns a title with the anchor that existing links point to. */
function usageAnchor(title: string): Inline {
  return {
    type: 'emphasis',
    children: [text(title)],
    data: {hName: 'span', hProperties: {id: 'usage'}},
  };
}

/** Result of a broken precondition: a code, undefined behaviour, or a sentence. */
function outcome(otherwise: string, header: Header): Inlines {
  if (otherwise === 'undefined') {
    return [link(OCR_CONTRACT.pages.breaches, 'undefined behaviour'), '.'];
  }
  return header.codes.some(({name}) => name === otherwise)
    ? [codeCell(otherwise, header), '.']
    : phrase(otherwise || 'ask us.', header);
}

/** Related functions, then the samples and guides that use the function. */
export function seeAlso(
  item: HeaderFunction,
  {addresses, uses}: OcrReference,
): Blocks {
  return [
    listSentence('', listRelated(item), (name) =>
      codeLink(name, addresses.get(name)),
    ),
    usesBlocks(uses(item.name)),
  ];
}

const RULES: readonly (readonly [string, (item: HeaderFunction) => string])[] =
  [
    ['Blocking', (item) => readRule(item, 'blocking').text],
    ['Ownership', (item) => tagText(item, 'ownership')],
    ['Threads', (item) => readRule(item, 'thread').text],
  ];

/** Compares two functions: parameters, rules and errors that only one of them has. */
export function compareTable(
  left: HeaderFunction,
  right: HeaderFunction,
  header: Header,
): Blocks {
  const linkName = (name: string) => codeLink(name, header.addresses.get(name));
  const row = (
    title: string,
    show: (item: HeaderFunction, other: HeaderFunction) => Inlines,
  ) => [title, show(left, right), show(right, left)];
  return table(
    row('Aspect', ({name}) => linkName(name)),
    [
      row('Input', (item, other) =>
        commaSeparated(
          without(item.parameters, other.parameters, ({name}) => name),
          ({name, text = ''}) => [code(name), ': ', phrase(text, header)],
        ),
      ),
      ...RULES.map(([title, rule]) =>
        row(title, (item, other) =>
          phrase(
            without(sentences(rule(item)), sentences(rule(other))).join(' '),
            header,
          ),
        ),
      ).filter(([, ...cells]) =>
        cells.some((cell) => flatten(cell).length > 0),
      ),
      row('Errors of this function only', (item, other) => {
        const names = without(
          errorNames(item, header),
          errorNames(other, header),
        );
        return names.length > 0 ? commaSeparated(names, linkName) : 'none';
      }),
    ],
  );
}

function errorNames(item: HeaderFunction, {codes}: Header): string[] {
  return listErrors(item, codes).map(({code: name}) => name);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.]) (?=[A-Za-z])/);
}

/** Items that another list does not have. */
function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  key: (item: Item) => unknown = (item) => item,
): Item[] {
  const known = new Set(others.map(key));
  return items.filter((item) => !known.has(key(item)));
}
