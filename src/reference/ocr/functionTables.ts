import {findTags} from '../../../packages/contract/src/index';
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
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {usesBlocks} from '../shared/uses';
import type {NameFacts} from './facts';
import {
  listErrors,
  listRelated,
  readRule,
  tagText,
  type Header,
  type HeaderFunction,
} from './header';
import {codeSubject, phrase, UNSPECIFIED} from './phrases';

/** Table of parameters: name and type, direction and NULL, meaning. */
export function parameterTable(item: HeaderFunction, header: Header): Block[] {
  if (item.parameters.length === 0) {
    return [paragraph('None.')];
  }
  const rows = item.parameters.map((parameter) => {
    const {name, type, declared = type, direction, nullable} = parameter;
    const shown = direction === 'out' ? 'out' : 'in';
    return [
      [
        code(name, `param-${name}`),
        lineBreak(),
        codeLink(declared, header.addresses.get(declared)),
      ],
      text(
        parameter.pointer
          ? `${shown}, ${nullable ? 'may be NULL' : 'not NULL'}`
          : shown,
      ),
      phrase(capitalize(parameter.text ?? ''), header, item.name),
    ];
  });
  return [table(['Parameter', 'Direction', 'Meaning'], rows)];
}

/** Capitalizes a sentence unless it begins with a name of code. */
function capitalize(sentence: string): string {
  return /^[a-z]+\b(?![.\w(])|^[a-z]+\.(?= |$)/.test(sentence)
    ? sentence[0]!.toUpperCase() + sentence.slice(1)
    : sentence;
}

/** Return value of a function, the errors with a meaning of their own, and all codes by subject. */
export function errorTable(item: HeaderFunction, header: Header): Block[] {
  const words = (sentence: string) => phrase(sentence, header, item.name);
  const returned = tagText(item, 'return', 'returns');
  const returns = paragraph(...(returned ? words(returned) : [UNSPECIFIED]));
  const errors = listErrors(item, header.codes);
  if (errors.length === 0) {
    return [returns];
  }
  const rows = errors
    .filter(
      ({code: name, cause}) =>
        cause !== header.codes.find((known) => known.name === name)?.text,
    )
    .map(({code: name, cause, remedy}) => [
      codeCell(name, header),
      words(cause),
      words(remedy),
    ]);
  const subjects = new Map<string, string[]>();
  for (const {code: name} of errors) {
    const subject = codeSubject(name, header);
    subjects.set(subject, [...(subjects.get(subject) ?? []), name]);
  }
  return [
    returns,
    ...(rows.length > 0 ? [table(['Code', 'Cause', 'What to do'], rows)] : []),
    table(
      ['About', 'Codes'],
      [...subjects].map(([subject, names]) => [
        subject,
        commaSeparated(names, (name) => codeCell(name, header)),
      ]),
    ),
  ];
}

/** A code with its number, linked to its entry if the header defines it. */
function codeCell(name: string, {codes, addresses}: Header): Inline[] {
  const known = codes.find((item) => item.name === name);
  return known
    ? [link(addresses.get(name)!, code(name)), ` (${known.value})`]
    : [code(name)];
}

/** Table of the rules of a function: threads, blocking, callbacks, ownership, states, preconditions and versions. */
export function ruleTable(
  item: HeaderFunction,
  header: Header,
  {versions}: NameFacts,
): Block[] {
  const isType = item.kind === 'callback';
  const words = (sentence: string) => phrase(sentence, header, item.name);
  const [thread, blocking, callback] = ['thread', 'blocking', 'callback'].map(
    (name) => readRule(item, name),
  ) as [
    ReturnType<typeof readRule>,
    ReturnType<typeof readRule>,
    ReturnType<typeof readRule>,
  ];
  const ownership = tagText(item, 'ownership');
  const states = tagText(item, 'states');
  const {since} = item;
  const threads: Readonly<Record<string, string>> = {
    // The rule of a callback says which thread calls it.
    any: isType ? '' : 'Any thread. ',
    exclusive: 'Exclusive use of the handle. ',
  };
  const inCallback =
    callback.keyword === 'allowed' ? 'Allowed. ' : 'Forbidden. ';
  const rows: (readonly [string, string | undefined, readonly Inline[]])[] = [
    [
      'Threads',
      thread.keyword,
      [threads[thread.keyword] ?? '', ...words(thread.text)],
    ],
    [
      'Blocking',
      blocking.keyword,
      [
        blocking.keyword === 'no' ? 'Does not block. ' : '',
        ...words(blocking.text),
      ],
    ],
    [
      isType ? 'Calls' : 'In a callback',
      callback.keyword,
      [isType ? '' : inCallback, ...words(callback.text)],
    ],
    ['Ownership', ownership, words(ownership)],
    [
      isType ? 'Called in states' : 'Valid states',
      states,
      words(capitalize(states)),
    ],
    // Repeats nothing where all functions have the same version.
    ...(header.functions.every((each) => each.since === since)
      ? []
      : [['Since', since, [`Contract version ${since}`]] as const]),
  ];
  return [
    table(
      ['Rule', 'For this function'],
      [
        ...rows.map(
          ([rule, stated, cell], index) =>
            [
              // Existing links lead to this anchor.
              index === 0 ? anchored(rule, 'usage') : rule,
              stated ? cell : UNSPECIFIED,
            ] as const,
        ),
        ...findTags(item, 'pre').map(
          ({subject = 'call', text: must, otherwise = ''}) => [
            [subject === 'call' ? 'Call' : code(subject)],
            [
              ...words(must.replace(/^m/, 'M')),
              ' Otherwise: ',
              ...outcome(otherwise, header),
            ],
          ],
        ),
        ...versions(item.name),
      ],
    ),
  ];
}

function anchored(value: string, id: string): Inline {
  return {
    type: 'emphasis',
    children: [text(value)],
    data: {hName: 'span', hProperties: {id}},
  };
}

/** Result of a broken precondition: a code, undefined behaviour, or a sentence. */
function outcome(otherwise: string, header: Header): Inline[] {
  if (otherwise === 'undefined') {
    return [link(OCR_CONTRACT.pages.breaches, 'undefined behaviour'), '.'];
  }
  return header.codes.some(({name}) => name === otherwise)
    ? [...codeCell(otherwise, header), '.']
    : phrase(otherwise || 'not specified by the vendor.', header);
}

/** Related functions, then the samples and guides that use the function. */
export function seeAlso(
  item: HeaderFunction,
  {addresses}: Header,
  {uses}: NameFacts,
): Block[] {
  const related = listRelated(item);
  return [
    ...(related.length > 0
      ? [
          paragraph(
            ...commaSeparated(related, (name) =>
              codeLink(name, addresses.get(name)),
            ),
            '.',
          ),
        ]
      : []),
    ...usesBlocks(uses(item.name)),
  ];
}
