import type {
  ContractFunction,
  ContractItem,
  ContractParameter,
  ContractTag,
} from './types';

/**
 * Text of the first tag that has one of some names.
 *
 * @returns undefined without such a tag
 */
export function tagText(
  {tags = []}: Pick<ContractItem, 'tags'>,
  ...names: string[]
): string | undefined {
  return tags.find(({name}) => names.includes(name))?.text;
}

/** What a `@param` describes: `a, b - both`. */
const PARAM =
  /^((?:[\w$.]+|\.\.\.)(?:\s*,\s*[\w$.]+)*)\s*(?:[-:–—]+\s+)?(.*)$/s;

/**
 * The `@param` of a parameter, alone or with others.
 *
 * @returns the tag and what it says, without the names; undefined without one
 */
export function paramTag(
  tags: readonly ContractTag[],
  name: string,
): {readonly tag: ContractTag; readonly text: string} | undefined {
  for (const tag of tags) {
    const [, names = '', text = ''] = PARAM.exec(tag.text) ?? [];
    if (tag.name === 'param' && names.split(/\s*,\s*/).includes(name)) {
      return {tag, text};
    }
  }
  return undefined;
}

const SHORTENED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|resp|incl|no|[A-Z])\.$/i;

/** The text up to its first full stop that ends a sentence; all of it when there is none. */
export function firstSentence(text: string): string {
  for (const {index} of text.matchAll(/[.!?](?=\s+[^a-z\s])/g)) {
    const sentence = text.slice(0, index + 1);
    if (!SHORTENED.test(sentence)) {
      return sentence;
    }
  }
  return text;
}

/**
 * Writes a C type with a name: `char [16]` and `key` give `char key[16]`, `void (*)(int)` and `done` give
 * `void (*done)(int)`.
 *
 * @param type - as clang writes it
 */
export function declarator(type: string, name: string): string {
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

/** The parameters of a C function as its declaration lists them. */
export function parameterList({
  parameters,
  variadic,
}: Pick<ContractFunction, 'parameters' | 'variadic'>): string[] {
  const written = ({name, type, declared}: ContractParameter) =>
    declarator(declared ?? type, name);
  const all = [...parameters.map(written), ...(variadic ? ['...'] : [])];
  return all.length > 0 ? all : ['void'];
}

/**
 * The version of a contract: what its first comment states as `contract version 1.0`, else the latest
 * version that a member is said to be there since.
 *
 * @param text - of the header or declaration file
 * @returns numbers with points between them; `undefined` when the file names none
 */
export function contractVersion(text: string): string | undefined {
  const since = [...text.matchAll(/[@\\]since\s+v?(\d+(?:\.\d+)*)/g)].map(
    ([, version = '']) => version,
  );
  return stated(text)?.version ?? since.sort(compareVersions).at(-1);
}

/**
 * The day on which a contract was published, where its first comment states it behind the version:
 * `contract version 1.1, 2026-12-01`.
 *
 * @returns `YYYY-MM-DD`; `undefined` when it does not say
 */
export function contractDay(text: string): string | undefined {
  return stated(text)?.day;
}

function stated(
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
