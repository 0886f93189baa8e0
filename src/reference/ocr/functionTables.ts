import {md} from '../../content';
import {
  findFirstSentence,
  findTags,
  findTagText,
  listFunctionErrors,
  listRelatedNames,
  parseRuleTag,
} from '@document-sdk/contract';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {buildUsesSection} from '../shared/pages';
import {
  linkName,
  linkNames,
  UNSPECIFIED,
  type OcrHeader,
  type HeaderFunction,
  type OcrFacts,
} from './header';

/** Table of parameters: name and type, direction and NULL, meaning. */
export function buildParameterTable(
  item: HeaderFunction,
  header: OcrHeader,
): md.Blocks {
  const rows = item.parameters.map((parameter) => {
    const {name, type, declared = type, direction, nullable} = parameter;
    const shown = direction === 'out' ? 'out' : 'in';
    return [
      [
        md.code(name, `param-${name}`),
        {type: 'break'} as const,
        linkName(declared, header),
      ],
      parameter.pointer
        ? `${shown}, ${nullable ? 'may be NULL' : 'not NULL'}`
        : shown,
      linkNames(capitalize(parameter.text ?? ''), header, item.name),
    ];
  });
  return (
    md.table(['Parameter', 'Direction', 'Meaning'], rows) ??
    md.paragraph('None.')
  );
}

/** Capitalizes a sentence unless it starts with a code identifier. */
function capitalize(sentence: string): string {
  return /^[a-z]+\b(?![.\w(])|^[a-z]+\.(?= |$)/.test(sentence)
    ? sentence[0]!.toUpperCase() + sentence.slice(1)
    : sentence;
}

/** Return value of a function, and all its codes with cause and remedy. */
export function buildErrorTable(
  item: HeaderFunction,
  header: OcrHeader,
): md.Blocks {
  const words = (sentence: string) => linkNames(sentence, header, item.name);
  return [
    md.paragraph(words(findTagText(item, 'return', 'returns') || UNSPECIFIED)),
    md.table(
      ['Code', 'Cause', 'What to do'],
      listFunctionErrors(item, header.codes).map(
        ({code: name, cause, remedy}) => [
          buildCodeCell(name, header),
          words(cause),
          words(shortenShared(remedy, header)),
        ],
      ),
    ),
  ];
}

/** Returns the first sentence of a remedy that the entry of a code has in full. */
function shortenShared(remedy: string, {codes}: OcrHeader): string {
  const isShared = codes.some((known) => known.remedy === remedy);
  return isShared ? findFirstSentence(remedy) : remedy;
}

/** A code with its number, linked to its entry if the header defines it. */
function buildCodeCell(
  name: string,
  {codes, addresses}: OcrHeader,
): md.Inlines {
  const known = codes.find((item) => item.name === name);
  return [
    md.codeLink(name, known && addresses.get(name)),
    known && ` (${known.value})`,
  ];
}

/** Table of the rules of a function: threads, blocking, callbacks, ownership, states, preconditions and versions. */
export function buildRuleTable(
  item: HeaderFunction,
  header: OcrFacts,
): md.Blocks {
  const isType = item.kind === 'callback';
  const words = (sentence: string) => linkNames(sentence, header, item.name);
  /** Title of a row, with the identifier that messages about the rule contain. */
  const titled = (title: md.Inline, id?: string): md.Inlines =>
    id === undefined ? title : [title, {type: 'break'}, md.code(id, id)];
  const idOf = (tag: string) => findTags(item, tag)[0]?.flags;
  /** Row of a tag with a keyword. */
  const rule = (
    title: md.Inline,
    tag: string,
    meanings: Record<string, string>,
  ) => {
    const {keyword, text: rest} = parseRuleTag(item, tag);
    return [
      titled(title, idOf(tag)),
      keyword ? [meanings[keyword] ?? meanings['*'], words(rest)] : UNSPECIFIED,
    ];
  };
  /** Row of a tag without a keyword. */
  const row = (title: string, tag: string) => [
    titled(title, idOf(tag)),
    words(capitalize(findTagText(item, tag)) || UNSPECIFIED),
  ];
  return md.table(
    ['Rule', 'Requirement'],
    [
      rule(buildUsageAnchor('Threads'), 'thread', {
        // The rule of a callback says which thread calls it.
        any: isType ? '' : 'Any thread. ',
        exclusive: 'Exclusive. ',
      }),
      rule('Blocking', 'blocking', {no: 'Does not block. '}),
      isType
        ? rule('Calls', 'callback', {})
        : rule('In a callback', 'callback', {
            allowed: 'Allowed. ',
            '*': 'Forbidden. ',
          }),
      row('Ownership', 'ownership'),
      row(isType ? 'Called in states' : 'Valid states', 'states'),
      ['Since', item.since ?? UNSPECIFIED],
      ...findTags(item, 'pre').map(
        ({subject = 'call', text: must, otherwise = '', flags}) => [
          titled(subject === 'call' ? 'Call' : md.code(subject), flags),
          [
            words(must.replace(/^must\b/, 'Must')),
            ' Otherwise: ',
            buildOutcome(otherwise, header),
          ],
        ],
      ),
      ...header.versions(item.name),
    ],
  );
}

/** Returns a title with the anchor that existing links point to. */
function buildUsageAnchor(title: string): md.Inline {
  return {
    type: 'emphasis',
    children: [md.text(title)],
    data: {hName: 'span', hProperties: {id: 'usage'}},
  };
}

/** Result of a broken precondition: a code, undefined behaviour, or a sentence. */
function buildOutcome(otherwise: string, header: OcrHeader): md.Inlines {
  if (otherwise === 'undefined') {
    return [md.link(OCR_CONTRACT.pages.breaches, 'undefined behaviour'), '.'];
  }
  return header.codes.some(({name}) => name === otherwise)
    ? [buildCodeCell(otherwise, header), '.']
    : linkNames(otherwise.replace(/^The /, 'the ') || 'ask us.', header);
}

/** Related functions, then the samples and guides that use the function. */
export function buildSeeAlso(item: HeaderFunction, facts: OcrFacts): md.Blocks {
  return [
    md.listSentence('', listRelatedNames(item), (name) =>
      linkName(name, facts),
    ),
    buildUsesSection(facts.uses(item.name)),
  ];
}

const RULES: readonly (readonly [string, (item: HeaderFunction) => string])[] =
  [
    ['Blocking', (item) => parseRuleTag(item, 'blocking').text],
    ['Ownership', (item) => findTagText(item, 'ownership')],
    ['Threads', (item) => parseRuleTag(item, 'thread').text],
  ];

/** Compares two functions: parameters, rules and errors that only one of them has. */
export function buildComparisonTable(
  left: HeaderFunction,
  right: HeaderFunction,
  header: OcrHeader,
): md.Blocks {
  const show = (name: string) => linkName(name, header);
  const row = (
    title: string,
    write: (item: HeaderFunction, other: HeaderFunction) => md.Inlines,
  ) => [title, write(left, right), write(right, left)];
  return md.table(
    row('Aspect', ({name}) => show(name)),
    [
      row('Input', (item, other) =>
        md.joinWithCommas(
          item.parameters.filter(({name}) =>
            other.parameters.every((each) => each.name !== name),
          ),
          ({name, text = ''}) => [md.code(name), ': ', linkNames(text, header)],
        ),
      ),
      ...RULES.map(([title, rule]) =>
        row(title, (item, other) => {
          const known = splitSentences(rule(other));
          const own = splitSentences(rule(item)).filter(
            (sentence) => !known.includes(sentence),
          );
          return linkNames(own.join(' '), header);
        }),
      ).filter(([, ...cells]) =>
        cells.some((cell) => md.flatten(cell).length > 0),
      ),
      row('Errors of this function only', (item, other) => {
        const known = listErrorNames(other, header);
        const names = listErrorNames(item, header).filter(
          (name) => !known.includes(name),
        );
        return names.length > 0 ? md.joinWithCommas(names, show) : 'none';
      }),
    ],
  );
}

function listErrorNames(item: HeaderFunction, {codes}: OcrHeader): string[] {
  return listFunctionErrors(item, codes).map(({code: name}) => name);
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.]) (?=\p{L})/u);
}
