import {
  findTags,
  listFunctionErrors,
  listRelatedNames,
  parseRuleTag,
} from '@document-sdk/contract';
import type {HeaderFunction, OcrHeader} from '../../../src/reference';
import type {FileProblem} from '../../../src/content';

type ReportProblem = (
  line: number,
  found: string,
  expected: string,
  remedy: string,
) => void;

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

const CAUSE_AND_REMEDY = [
  'a comment of the form "cause | remedy"',
  'Say when it is answered, and what the caller then does.',
] as const;

/** Reports missing and contradictory tags of a header. */
export function findHeaderProblems(header: OcrHeader): FileProblem[] {
  const {file} = header.contract;
  const problems: FileProblem[] = [];
  const report: ReportProblem = (line, found, expected, remedy) => {
    problems.push({file, line, found, expected, remedy});
  };
  checkCodes(header, report);
  for (const item of header.functions) {
    if (item.brief === '' && !item.tags) {
      report(
        item.line,
        `${item.name} has no comment`,
        'one directly above it, with @brief and the other tags',
        'Write it: the pages draw their tables from it.',
      );
    } else {
      checkTags(item, header, report);
      checkPreconditions(item, header, report);
      checkErrors(item, header, report);
    }
  }
  return problems;
}

function checkCodes(
  {codes, functions}: OcrHeader,
  report: ReportProblem,
): void {
  const used = functions.flatMap((item) =>
    listFunctionErrors(item, codes).map(({code}) => code),
  );
  codes.forEach(({name, value, text, remedy, line}, index) => {
    const before = codes.slice(0, index);
    if (!text || !remedy) {
      report(line, `${name} without cause or remedy`, ...CAUSE_AND_REMEDY);
    }
    if (before.some((code) => Number(code.value) >= Number(value))) {
      report(
        line,
        `${name} = ${value}, after a number as high`,
        'numbers to rise',
        'Give it a number of its own, or move it.',
      );
    }
    if (value !== 0 && !used.includes(name)) {
      report(
        line,
        `${name}: no function lists it`,
        'an @error of some function that names it',
        'Add an @error or remove the code.',
      );
    }
  });
}

/** Reports missing tags, and tags with unknown names. */
function checkTags(
  item: HeaderFunction,
  {functions}: OcrHeader,
  report: ReportProblem,
): void {
  const {name, parameters} = item;
  const line = findTags(item, 'brief')[0]?.line ?? item.line;
  const described = findTags(item, 'param');
  const wrong = (found: string, expected: string) =>
    report(
      line,
      `${name}: ${found}`,
      expected,
      'Correct the comment above the function.',
    );
  const declared = parameters.map((each) => each.name).join(', ');
  const named = described.map(({subject}) => subject).join(', ');
  if (declared !== named) {
    wrong(
      `@param describes (${named})`,
      `the parameters of the declaration in their order, (${declared})`,
    );
  }
  for (const {subject} of described.filter(({text}) => text === '')) {
    wrong(`@param ${subject} has no text`, 'what it means, with limits');
  }
  for (const tags of REQUIRED) {
    if (!findTags(item, ...tags).some(({text}) => text !== '')) {
      wrong(`@${tags[0]} is missing`, `a line that begins with @${tags[0]}`);
    }
  }
  for (const [tag, words] of Object.entries(RULES)) {
    const {keyword, text} = parseRuleTag(item, tag);
    if (text === '' || !words.some((word) => word === keyword)) {
      const expected = `@${tag} must be "${words.join('" or "')}" - text`;
      wrong(`@${tag} is "${keyword}"`, expected);
    }
  }
  for (const other of listRelatedNames(item)) {
    if (!functions.some((each) => each.name === other)) {
      wrong(`@see ${other}`, 'a function or callback type of the header');
    }
  }
}

function checkErrors(
  item: HeaderFunction,
  {codes, contract: {codeType}}: OcrHeader,
  report: ReportProblem,
): void {
  const errors = listFunctionErrors(item, codes);
  errors.forEach(({code, cause, remedy, line}, index) => {
    const name = `${item.name}: @error ${code}`;
    if (!codes.some((known) => known.name === code)) {
      report(
        line,
        `${name}, not a code of ${codeType ?? 'an enumeration that functions return'}`,
        'a name of the enumeration',
        'Correct the name, or add the code to the enumeration.',
      );
    } else if (errors.findIndex((error) => error.code === code) < index) {
      report(
        line,
        `${name} listed twice`,
        'one @error per code',
        'Put both causes into one line.',
      );
    } else if (!cause || !remedy) {
      report(line, `${name} without cause or remedy`, ...CAUSE_AND_REMEDY);
    }
  });
}

function checkPreconditions(
  item: HeaderFunction,
  {codes}: OcrHeader,
  report: ReportProblem,
): void {
  const {name, parameters} = item;
  const errors = listFunctionErrors(item, codes);
  const subjects = ['call', ...parameters.map((each) => each.name)];
  const remedy = 'Say what must hold, and what the caller meets otherwise.';
  for (const tag of findTags(item, 'pre')) {
    const {subject = 'call', text: must, otherwise = '', line} = tag;
    const found = `${name}: @pre ${subject}`;
    const isCode = /^[A-Z][A-Z0-9_]+$/.test(otherwise);
    if (!subjects.includes(subject)) {
      const expected = `one of ${subjects.join(', ')}`;
      report(line, `${found}, no parameter`, expected, remedy);
    } else if (!must || otherwise === '') {
      report(
        line,
        `${found} without ${must ? 'what happens otherwise' : 'a condition'}`,
        '@pre name - condition | CODE, "undefined" or a sentence',
        remedy,
      );
    } else if (isCode && !errors.some(({code}) => code === otherwise)) {
      report(
        line,
        `${found}, which leads to ${otherwise}`,
        'a code that the function lists with @error',
        'Correct the code, or add the @error.',
      );
    }
  }
}
