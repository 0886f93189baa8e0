import type {ApiFunction, ApiHeader} from './headerTypes';

const KEYWORDS = {
  thread: ['any', 'exclusive'],
  blocking: ['no', 'yes'],
  callback: ['allowed', 'forbidden'],
} as const;

/**
 * Says what is missing from a header, or contradicts itself.
 *
 * @param header - the parsed header
 * @returns one `file:line: what was found, what was expected` per problem; empty when whole
 */
export function headerProblems(header: ApiHeader): string[] {
  const described = header.functions.filter(({isDescribed}) => isDescribed);
  return [
    ...codeProblems(header),
    ...header.functions
      .filter(({isDescribed}) => !isDescribed)
      .map(
        ({name, line}) =>
          `${header.file}:${line}: ${name} has no comment, expected one directly above it with @brief and the other tags`,
      ),
    ...described.flatMap((item) => [
      ...parameterProblems(header, item),
      ...tagProblems(header, item),
      ...errorProblems(header, item),
      ...seeProblems(header, item),
    ]),
  ];
}

function codeProblems({file, codes, functions}: ApiHeader): string[] {
  const used = new Set(
    functions.flatMap(({errors}) => errors.map((e) => e.code)),
  );
  return codes.flatMap(({name, number, cause, remedy, line}, index) => {
    const at = `${file}:${line}: ${name}`;
    const earlier = codes.slice(0, index);
    const problems: string[] = [];
    if (!cause || !remedy) {
      problems.push(`${at}: expected "cause | remedy" in its comment`);
    }
    if (earlier.some((code) => code.number >= number)) {
      problems.push(`${at} = ${number}: expected numbers to rise`);
    }
    if (number !== 0 && !used.has(name)) {
      problems.push(
        `${at}: no function lists it; add an @error or remove the code`,
      );
    }
    return problems;
  });
}

function parameterProblems({file}: ApiHeader, item: ApiFunction): string[] {
  const declared = item.parameters.map(({name}) => name).join(', ');
  const described = item.described.map(({name}) => name).join(', ');
  return declared === described
    ? []
    : [
        `${file}:${item.line}: ${item.name}: @param describes (${described}), the declaration has (${declared})`,
      ];
}

function tagProblems({file}: ApiHeader, item: ApiFunction): string[] {
  const at = `${file}:${item.line}: ${item.name}`;
  const texts = [
    'brief',
    'task',
    'returns',
    'ownership',
    'states',
    'since',
  ] as const;
  const rules = ['thread', 'blocking', 'callback'] as const;
  return [
    ...texts
      .filter((tag) => item[tag] === '')
      .map((tag) => `${at}: @${tag === 'returns' ? 'return' : tag} is missing`),
    ...rules
      .filter(
        (tag) =>
          item[tag].text === '' ||
          !(KEYWORDS[tag] as readonly string[]).includes(item[tag].keyword),
      )
      .map(
        (tag) =>
          `${at}: @${tag} must be "${KEYWORDS[tag].join('" or "')}" - text`,
      ),
    ...(item.brief.length > 120
      ? [`${at}: @brief has ${item.brief.length} characters, at most 120`]
      : []),
    ...item.described
      .filter(({text}) => text === '')
      .map(({name}) => `${at}: @param ${name} has no text after " - "`),
    ...(item.see.length === 0 ? [`${at}: @see is missing`] : []),
  ];
}

function errorProblems(
  {file, codes, statusType}: ApiHeader,
  item: ApiFunction,
): string[] {
  return item.errors.flatMap(({code, cause, remedy, line}, index) => {
    const at = `${file}:${line}: ${item.name}: @error ${code}`;
    if (!codes.some(({name}) => name === code)) {
      return [
        `${at}: not a code of ${statusType || 'an enumeration that functions return'}`,
      ];
    }
    if (item.errors.findIndex((error) => error.code === code) < index) {
      return [`${at}: listed twice`];
    }
    return cause && remedy ? [] : [`${at}: expected "cause | remedy"`];
  });
}

function seeProblems(
  {file, functions}: ApiHeader,
  item: ApiFunction,
): string[] {
  return item.see.flatMap((name) => {
    const other = functions.find((candidate) => candidate.name === name);
    const at = `${file}:${item.line}: ${item.name}: @see ${name}`;
    if (!other) {
      return [`${at}: not a name of this header`];
    }
    return other.see.includes(item.name)
      ? []
      : [`${at}: ${name} does not refer back; add ${item.name} to its @see`];
  });
}
