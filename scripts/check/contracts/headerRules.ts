import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/reference/ocr/contract/headerTypes';
import type {Problem} from '../../../src/content';

type Fault = Omit<Problem, 'file'>;

/** Texts that the comment of a function must have, by their tags. */
const TEXTS = {
  brief: 'brief',
  task: 'task',
  return: 'returns',
  ownership: 'ownership',
  states: 'states',
  since: 'since',
  see: 'see',
} as const satisfies Record<string, keyof ApiFunction>;

/** Rules, and the words with which each may begin. */
const RULES = {
  thread: ['any', 'exclusive'],
  blocking: ['no', 'yes'],
  callback: ['allowed', 'forbidden'],
} as const;

const CAUSE_AND_REMEDY = {
  expected: 'a comment of the form "cause | remedy"',
  remedy: 'Say when it is answered, and what the caller then does.',
};

/**
 * Says what is missing from a header, or contradicts itself.
 *
 * @returns empty when the header is whole
 */
export function headerProblems(header: ApiHeader): Problem[] {
  const faults = [
    ...codeFaults(header),
    ...header.functions.flatMap((item) =>
      item.isDescribed
        ? [
            ...tagFaults(item, header),
            ...preFaults(item),
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
  return faults.map((fault) => ({file: header.file, ...fault}));
}

function codeFaults({codes, functions}: ApiHeader): Fault[] {
  const used = functions.flatMap(({errors}) => errors.map(({code}) => code));
  return codes.flatMap(({name, number, cause, remedy, line}, index) => [
    ...(cause && remedy
      ? []
      : [
          {line, found: `${name} without cause or remedy`, ...CAUSE_AND_REMEDY},
        ]),
    ...(codes.slice(0, index).some((code) => code.number >= number)
      ? [
          {
            line,
            found: `${name} = ${number}, after a number as high`,
            expected: 'numbers to rise',
            remedy: 'Give it a number of its own, or move it.',
          },
        ]
      : []),
    ...(number === 0 || used.includes(name)
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

/** Tags that are missing, or name what there is not. */
function tagFaults(item: ApiFunction, {functions}: ApiHeader): Fault[] {
  const {name, line, parameters, described, see} = item;
  const wrong = (found: string, expected: string): Fault => ({
    line,
    found: `${name}: ${found}`,
    expected,
    remedy: 'Correct the comment above the function.',
  });
  const declared = parameters.map((each) => each.name).join(', ');
  const named = described.map((each) => each.name).join(', ');
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
        wrong(`@param ${each.name} has no text`, 'what it means, with limits'),
      ),
    ...Object.entries(TEXTS)
      .filter(([, key]) => item[key].length === 0)
      .map(([tag]) =>
        wrong(`@${tag} is missing`, `a line that begins with @${tag}`),
      ),
    ...Object.entries(RULES).flatMap(([tag, words]) => {
      const {keyword, text} = item[tag as keyof typeof RULES];
      return text !== '' && words.some((word) => word === keyword)
        ? []
        : wrong(
            `@${tag} is "${keyword}"`,
            `@${tag} must be "${words.join('" or "')}" - text`,
          );
    }),
    ...see
      .filter((other) => !names.includes(other))
      .map((other) =>
        wrong(`@see ${other}`, 'a function or callback type of the header'),
      ),
  ];
}

function errorFaults(
  item: ApiFunction,
  {codes, statusType}: ApiHeader,
): Fault[] {
  return item.errors.flatMap(({code, cause, remedy, line}, index) => {
    const name = `${item.name}: @error ${code}`;
    if (!codes.some((known) => known.name === code)) {
      return {
        line,
        found: `${name}, not a code of ${statusType || 'an enumeration that functions return'}`,
        expected: 'a name of the enumeration',
        remedy: 'Correct the name, or add the code to the enumeration.',
      };
    }
    if (item.errors.findIndex((error) => error.code === code) < index) {
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

function preFaults({
  name,
  parameters,
  preconditions,
  errors,
}: ApiFunction): Fault[] {
  const subjects = ['call', ...parameters.map((each) => each.name)];
  return preconditions.flatMap(({subject, must, otherwise, line}) => {
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
    const isCode = /^[A-Z][A-Z0-9_]+$/.test(otherwise ?? '');
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
