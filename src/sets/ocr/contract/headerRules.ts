import type {Problem} from '../../problem';
import type {ApiFunction, ApiHeader} from './headerTypes';
import {ruleCodeProblems} from './ruleCodes';

const KEYWORDS = {
  thread: ['any', 'exclusive'],
  blocking: ['no', 'yes'],
  callback: ['allowed', 'forbidden'],
} as const;

const CAUSE_AND_REMEDY = 'a comment of the form "cause | remedy"';

/**
 * Says what is missing from a header, or contradicts itself.
 *
 * @param header - the parsed header
 * @returns empty when the header is whole
 */
export function headerProblems(header: ApiHeader): Problem[] {
  const described = header.functions.filter(({isDescribed}) => isDescribed);
  return [
    ...codeProblems(header),
    ...header.functions
      .filter(({isDescribed}) => !isDescribed)
      .map(({name, line}) => ({
        file: header.file,
        line,
        found: `${name} has no comment`,
        expected: 'one directly above it, with @brief and the other tags',
        remedy: 'Write it: the pages draw their tables from it.',
      })),
    ...described.flatMap((item) => [
      ...parameterProblems(header, item),
      ...tagProblems(header, item),
      ...preProblems(header, item),
      ...errorProblems(header, item),
      ...ruleCodeProblems(header, item),
      ...seeProblems(header, item),
    ]),
  ];
}

function codeProblems({file, codes, functions}: ApiHeader): Problem[] {
  const used = new Set(
    functions.flatMap(({errors}) => errors.map((e) => e.code)),
  );
  return codes.flatMap(({name, number, cause, remedy, line}, index) => {
    const at = {file, line};
    const earlier = codes.slice(0, index);
    const problems: Problem[] = [];
    if (!cause || !remedy) {
      problems.push({
        ...at,
        found: `${name} without cause or remedy`,
        expected: CAUSE_AND_REMEDY,
        remedy: 'Say when it is answered, and what the caller then does.',
      });
    }
    if (earlier.some((code) => code.number >= number)) {
      problems.push({
        ...at,
        found: `${name} = ${number}, after a number as high`,
        expected: 'numbers to rise',
        remedy: 'Give it a number of its own, or move it.',
      });
    }
    if (number !== 0 && !used.has(name)) {
      problems.push({
        ...at,
        found: `${name}: no function lists it`,
        expected: 'an @error of some function that names it',
        remedy: 'Add an @error or remove the code.',
      });
    }
    return problems;
  });
}

function parameterProblems({file}: ApiHeader, item: ApiFunction): Problem[] {
  const declared = item.parameters.map(({name}) => name).join(', ');
  const described = item.described.map(({name}) => name).join(', ');
  return declared === described
    ? []
    : [
        {
          file,
          line: item.line,
          found: `${item.name}: @param describes (${described})`,
          expected: `the parameters of the declaration, (${declared})`,
          remedy: 'Write one @param per parameter, in their order.',
        },
      ];
}

function tagProblems({file}: ApiHeader, item: ApiFunction): Problem[] {
  const at = {file, line: item.line};
  const texts = [
    'brief',
    'task',
    'returns',
    'ownership',
    'states',
    'since',
  ] as const;
  const rules = ['thread', 'blocking', 'callback'] as const;
  const missing = [
    ...texts
      .filter((tag) => item[tag] === '')
      .map((tag) => (tag === 'returns' ? 'return' : tag)),
    ...(item.see.length === 0 ? ['see'] : []),
  ].map((tag) => ({
    ...at,
    found: `${item.name}: @${tag} is missing`,
    expected: `a line that begins with @${tag}`,
    remedy: 'Write it into the comment above the function.',
  }));
  const keywords = rules
    .filter(
      (tag) =>
        item[tag].text === '' ||
        !(KEYWORDS[tag] as readonly string[]).includes(item[tag].keyword),
    )
    .map((tag) => ({
      ...at,
      found: `${item.name}: @${tag} is "${item[tag].keyword}"`,
      expected: `@${tag} must be "${KEYWORDS[tag].join('" or "')}" - text`,
      remedy: 'Choose the word that holds, and say why in the text.',
    }));
  const {length} = item.brief;
  const long = {
    ...at,
    found: `${item.name}: @brief has ${length} characters`,
    expected: 'at most 120: it stands in tables',
    remedy: 'Shorten it; the page has room for the rest.',
  };
  const silent = item.described
    .filter(({text}) => text === '')
    .map(({name}) => ({
      ...at,
      found: `${item.name}: @param ${name} has no text after " - "`,
      expected: 'what the parameter means',
      remedy: 'Write it, with unit and limits.',
    }));
  return [...missing, ...keywords, ...(length > 120 ? [long] : []), ...silent];
}

function errorProblems(
  {file, codes, statusType}: ApiHeader,
  item: ApiFunction,
): Problem[] {
  return item.errors.flatMap(({code, cause, remedy, line}, index) => {
    const at = {file, line};
    const name = `${item.name}: @error ${code}`;
    if (!codes.some((known) => known.name === code)) {
      return {
        ...at,
        found: `${name}, not a code of ${statusType || 'an enumeration that functions return'}`,
        expected: 'a name of the enumeration',
        remedy: 'Correct the name, or add the code to the enumeration.',
      };
    }
    if (item.errors.findIndex((error) => error.code === code) < index) {
      return {
        ...at,
        found: `${name} listed twice`,
        expected: 'one @error per code',
        remedy: 'Put both causes into one line.',
      };
    }
    return cause && remedy
      ? []
      : {
          ...at,
          found: `${name} without cause or remedy`,
          expected: CAUSE_AND_REMEDY,
          remedy: 'Say when it is answered, and what the caller then does.',
        };
  });
}

function preProblems(
  {file}: ApiHeader,
  {name, parameters, preconditions, errors}: ApiFunction,
): Problem[] {
  const subjects = ['call', ...parameters.map((each) => each.name)];
  return preconditions.flatMap(({subject, must, otherwise, line}) => {
    const at = {file, line};
    const found = `${name}: @pre ${subject}`;
    if (!subjects.includes(subject)) {
      return {
        ...at,
        found: `${found}, no parameter of the function`,
        expected: `one of ${subjects.join(', ')}`,
        remedy: 'Begin with the name of a parameter, or with "call".',
      };
    }
    if (!must || otherwise === '') {
      return {
        ...at,
        found: `${found} without ${must ? 'what happens otherwise' : 'a condition'}`,
        expected: '@pre name - condition | CODE, "undefined" or a sentence',
        remedy: 'Say what the caller meets when the condition does not hold.',
      };
    }
    return otherwise === undefined ||
      !/^[A-Z][A-Z0-9_]+$/.test(otherwise) ||
      errors.some(({code}) => code === otherwise)
      ? []
      : {
          ...at,
          found: `${found}, which leads to ${otherwise}`,
          expected: 'a code that the function lists with @error',
          remedy: 'Correct the code, or add the @error.',
        };
  });
}

function seeProblems(
  {file, functions}: ApiHeader,
  item: ApiFunction,
): Problem[] {
  return item.see.flatMap((name) => {
    const other = functions.find((candidate) => candidate.name === name);
    const at = {file, line: item.line};
    const found = `${item.name}: @see ${name}`;
    if (!other) {
      return {
        ...at,
        found: `${found}, not a name of this header`,
        expected: 'a function or callback type of the header',
        remedy: 'Correct the name.',
      };
    }
    return other.see.includes(item.name)
      ? []
      : {
          ...at,
          found: `${found}, but ${name} does not refer back`,
          expected: 'references in both directions',
          remedy: `Add ${item.name} to the @see of ${name}.`,
        };
  });
}
