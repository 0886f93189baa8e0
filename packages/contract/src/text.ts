import type {
  ContractFunction,
  ContractItem,
  ContractParameter,
  ContractTag,
} from './types';

/** The tags of an item that have one of some names, in the order of the comment. */
export function tagsNamed(
  {tags = []}: Pick<ContractItem, 'tags'>,
  ...names: string[]
): ContractTag[] {
  return tags.filter(({name}) => names.includes(name));
}

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|resp|incl|no|[A-Z])\.$/i;

/** Text up to the first full stop that ends a sentence, or the whole text. */
export function firstSentence(text: string): string {
  for (const {index} of text.matchAll(/[.!?](?=\s+[^a-z\s])/g)) {
    const sentence = text.slice(0, index + 1);
    if (!ABBREVIATION.test(sentence)) {
      return sentence;
    }
  }
  return text;
}

/**
 * Joins a C type and a name: `char [16]` and `key` give `char key[16]`, `void (*)(int)` and `done` give
 * `void (*done)(int)`.
 *
 * @param type - as clang writes it
 */
export function formatDeclarator(type: string, name: string): string {
  if (!name) {
    return type;
  }
  const pointer = /^(.*?\(\**)((?:const|volatile| )*\).*)$/.exec(type);
  if (pointer) {
    return `${pointer[1]}${name}${pointer[2]}`;
  }
  const [, element = type, sizes = ''] =
    /^(.*?) ?((?:\[[^\]]*\])+)$/.exec(type) ?? [];
  return `${element}${element.endsWith('*') ? '' : ' '}${name}${sizes}`;
}

/** Formats the parameters of a C function as its declaration lists them. */
export function formatParameters({
  parameters,
  variadic,
}: Pick<ContractFunction, 'parameters' | 'variadic'>): string[] {
  const written = ({name, type, declared}: ContractParameter) =>
    formatDeclarator(declared ?? type, name);
  const all = [...parameters.map(written), ...(variadic ? ['...'] : [])];
  return all.length > 0 ? all : ['void'];
}

/**
 * Reads the version of a contract: `contract version 1.0` in its first comment, else the latest `@since`.
 *
 * @param text - of the header or declaration file
 * @returns numbers separated by points; `undefined` if the file states none
 */
export function parseVersion(text: string): string | undefined {
  const since = [...text.matchAll(/[@\\]since\s+v?(\d+(?:\.\d+)*)/g)].map(
    ([, version = '']) => version,
  );
  return firstComment(text)?.version ?? since.sort(compareVersions).at(-1);
}

/**
 * Reads the day of publication from the first comment: `contract version 1.1, 2026-12-01`.
 *
 * @returns `YYYY-MM-DD`; `undefined` if the comment states none
 */
export function parseDay(text: string): string | undefined {
  return firstComment(text)?.day;
}

function firstComment(
  text: string,
): {version: string; day: string | undefined} | undefined {
  const [comment = ''] = /\/\*[^]*?\*\//.exec(text) ?? [];
  const [, version, day] =
    /\bcontract version (\d+(?:\.\d+)*)(?:, (\d{4}-\d{2}-\d{2}))?/i.exec(
      comment,
    ) ?? [];
  return version === undefined ? undefined : {version, day};
}

const byNumber = new Intl.Collator('en', {numeric: true});

/** Compares two versions number by number: 1.10 comes after 1.9. */
export function compareVersions(one: string, other: string): number {
  return byNumber.compare(one, other);
}
