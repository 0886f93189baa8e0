import {readDeclaration} from './headerDeclarations';
import {readBlocks} from './headerTags';
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
 * @param source - its text, to compare comments with declarations
 * @returns one `file:line: what was found, what was expected` per problem; empty when whole
 */
export function headerProblems(header: ApiHeader, source: string): string[] {
  return [
    ...codeProblems(header),
    ...declarationProblems(header, source),
    ...header.functions.flatMap((item) => [
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

function declarationProblems(header: ApiHeader, source: string): string[] {
  return readBlocks(source).flatMap((block) => {
    const declaration = readDeclaration(block.code);
    const item = header.functions.find(({name}) => name === declaration?.name);
    const declared = declaration?.parameters.map(({name}) => name).join(', ');
    const described = item?.parameters.map(({name}) => name).join(', ');
    return declared === described
      ? []
      : [
          `${header.file}:${block.line}: ${declaration?.name}: @param describes (${described}), the declaration has (${declared})`,
        ];
  });
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
    ...item.parameters
      .filter(({text}) => text === '')
      .map(({name}) => `${at}: @param ${name} has no text after " - "`),
    ...(item.see.length === 0 ? [`${at}: @see is missing`] : []),
  ];
}

function errorProblems({file, codes}: ApiHeader, item: ApiFunction): string[] {
  return item.errors.flatMap(({code, cause, remedy, line}, index) => {
    const at = `${file}:${line}: ${item.name}: @error ${code}`;
    if (!codes.some(({name}) => name === code)) {
      return [`${at}: not a code of ArgoStatus`];
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
