import {
  findTags,
  listFunctionErrors,
  listRelatedNames,
  parseRuleTag,
} from '@document-sdk/contract';
import {type OcrHeader, type HeaderFunction} from '../../../src/reference';
import type {SourceProblem} from '../../../src/content';

type Fault = Omit<SourceProblem, 'file'>;

/** Tags that the comment of a function must have; the second name of a row is an alternative. */
const REQUIRED = [
  ['brief', 'short'],
  ['task'],
  ['return', 'returns'],
  ['ownership'],
  ['states'],
  ['since'],
  ['see', 'sa'],
] as const;

/** Tags with a keyword, and the keywords of each. */
const RULES = {
  thread: ['any', 'exclusive'],
  blocking: ['no', 'yes'],
  callback: ['allowed', 'forbidden'],
} as const;

const CAUSE_AND_REMEDY = {
  expected: 'a comment of the form "cause | remedy"',
  remedy: 'Say when it is answered, and what the caller then does.',
};

/** Reports missing and contradictory tags of a header. */
export function findHeaderProblems(header: OcrHeader): SourceProblem[] {
  const faults = [
    ...codeFaults(header),
    ...header.functions.flatMap((item) =>
      item.brief !== '' || item.tags
        ? [
            ...tagFaults(item, header),
            ...preFaults(item, header),
            ...errorFaults(item, header),
          ]
        : {
            line: item.line,
            found: `${item.name} has no comment`,
            expected: 'one directly above it, with @brief and the other tags',
            remedy: 'Write it: the pages draw their tables from it.',
          },
    ),
  ];
  return faults.map((fault) => ({file: header.contract.file, ...fault}));
}

function codeFaults({codes, functions}: OcrHeader): Fault[] {
  const used = functions.flatMap((item) =>
    listFunctionErrors(item, codes).map(({code}) => code),
  );
  return codes.flatMap(({name, value, text, remedy, line}, index) => [
    ...(text && remedy
      ? []
      : [
          {line, found: `${name} without cause or remedy`, ...CAUSE_AND_REMEDY},
        ]),
    ...(codes
      .slice(0, index)
      .some((code) => Number(code.value) >= Number(value))
      ? [
          {
            line,
            found: `${name} = ${value}, after a number as high`,
            expected: 'numbers to rise',
            remedy: 'Give it a number of its own, or move it.',
          },
        ]
      : []),
    ...(value === 0 || used.includes(name)
      ? []
      : [
          {
            line,
            found: `${name}: no function lists it`,
            expected: 'an @error of some function that names it',
            remedy: 'Add an @error or remove the code.',
          },
        ]),
  ]);
}

/** Reports missing tags, and tags with unknown names. */
function tagFaults(item: HeaderFunction, {functions}: OcrHeader): Fault[] {
  const {name, parameters} = item;
  const line = findTags(item, 'brief')[0]?.line ?? item.line;
  const described = findTags(item, 'param');
  const wrong = (found: string, expected: string): Fault => ({
    line,
    found: `${name}: ${found}`,
    expected,
    remedy: 'Correct the comment above the function.',
  });
  const declared = parameters.map((each) => each.name).join(', ');
  const named = described.map(({subject}) => subject).join(', ');
  const names = functions.map((each) => each.name);
  return [
    ...(declared === named
      ? []
      : [
          wrong(
            `@param describes (${named})`,
            `the parameters of the declaration in their order, (${declared})`,
          ),
        ]),
    ...described
      .filter(({text}) => text === '')
      .map((each) =>
        wrong(
          `@param ${each.subject} has no text`,
          'what it means, with limits',
        ),
      ),
    ...REQUIRED.filter(
      (tags) => !findTags(item, ...tags).some(({text}) => text !== ''),
    ).map(([tag]) =>
      wrong(`@${tag} is missing`, `a line that begins with @${tag}`),
    ),
    ...Object.entries(RULES).flatMap(([tag, words]) => {
      const {keyword, text} = parseRuleTag(item, tag);
      return text !== '' && words.some((word) => word === keyword)
        ? []
        : wrong(
            `@${tag} is "${keyword}"`,
            `@${tag} must be "${words.join('" or "')}" - text`,
          );
    }),
    ...listRelatedNames(item)
      .filter((other) => !names.includes(other))
      .map((other) =>
        wrong(`@see ${other}`, 'a function or callback type of the header'),
      ),
  ];
}

function errorFaults(
  item: HeaderFunction,
  {codes, contract: {codeType}}: OcrHeader,
): Fault[] {
  const errors = listFunctionErrors(item, codes);
  return errors.flatMap(({code, cause, remedy, line}, index) => {
    const name = `${item.name}: @error ${code}`;
    if (!codes.some((known) => known.name === code)) {
      return {
        line,
        found: `${name}, not a code of ${codeType ?? 'an enumeration that functions return'}`,
        expected: 'a name of the enumeration',
        remedy: 'Correct the name, or add the code to the enumeration.',
      };
    }
    if (errors.findIndex((error) => error.code === code) < index) {
      return {
        line,
        found: `${name} listed twice`,
        expected: 'one @error per code',
        remedy: 'Put both causes into one line.',
      };
    }
    return cause && remedy
      ? []
      : {line, found: `${name} without cause or remedy`, ...CAUSE_AND_REMEDY};
  });
}

function preFaults(item: HeaderFunction, {codes}: OcrHeader): Fault[] {
  const {name, parameters} = item;
  const errors = listFunctionErrors(item, codes);
  const subjects = ['call', ...parameters.map((each) => each.name)];
  return findTags(item, 'pre').flatMap((tag) => {
    const {subject = 'call', text: must, otherwise = '', line} = tag;
    const found = `${name}: @pre ${subject}`;
    const remedy = 'Say what must hold, and what the caller meets otherwise.';
    if (!subjects.includes(subject)) {
      const expected = `one of ${subjects.join(', ')}`;
      return {line, found: `${found}, no parameter`, expected, remedy};
    }
    if (!must || otherwise === '') {
      return {
        line,
        found: `${found} without ${must ? 'what happens otherwise' : 'a condition'}`,
        expected: '@pre name - condition | CODE, "undefined" or a sentence',
        remedy,
      };
    }
    const isCode = /^[A-Z][A-Z0-9_]+$/.test(otherwise);
    return !isCode || errors.some(({code}) => code === otherwise)
      ? []
      : {
          line,
          found: `${found}, which leads to ${otherwise}`,
          expected: 'a code that the function lists with @error',
          remedy: 'Correct the code, or add the @error.',
        };
  });
}
