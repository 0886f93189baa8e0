import type {
  ContractFunction,
  ContractItem,
  ContractParameter,
  ContractTag,
} from './types';

/** Finds the tags of an item that have one of the given names, in the order of the comment. */
export function findTags(
  {tags = []}: Pick<ContractItem, 'tags'>,
  ...names: string[]
): ContractTag[] {
  return tags.filter(({name}) => names.includes(name));
}

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|resp|incl|no|[A-Z])\.$/i;

/** Returns the text up to the end of its first sentence, ignoring full stops of abbreviations. */
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
 * Inserts a name into a C type: `char [16]` and `key` give `char key[16]`, `void (*)(int)` and `done` give
 * `void (*done)(int)`.
 *
 * @param type - in clang's notation
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

/** Formats each parameter of a C function as in its declaration. */
export function formatParameters({
  parameters,
  variadic,
}: Pick<ContractFunction, 'parameters' | 'variadic'>): string[] {
  const written = ({name, type, declared}: ContractParameter) =>
    formatDeclarator(declared ?? type, name);
  const all = [...parameters.map(written), ...(variadic ? ['...'] : [])];
  return all.length > 0 ? all : ['void'];
}

/** Removes the parameter list from a function type: `int (*(char))(void)` gives `int (*)(void)`. */
export function removeParameters(
  type: string,
  parameters: readonly ContractParameter[],
  variadic: boolean,
): string {
  const list = [
    ...parameters.map(({type: own}) => own),
    ...(variadic ? ['...'] : []),
  ].join(', ');
  const found =
    [`(${list})`, '(void)', '()'].find((each) => type.includes(each)) ?? '';
  const at = list ? type.indexOf(found) : type.lastIndexOf(found);
  return `${type.slice(0, at)}${type.slice(at + found.length)}`
    .replace(/ __attribute__\(\(.*$/, '')
    .replace(/ \((\*+)\)$/, ' $1')
    .trim();
}

/**
 * Reads the version of a contract: `contract version 1.0` in the first comment, otherwise the latest `@since`.
 *
 * @param text - contents of the header or declaration file
 * @returns numbers separated by points; `undefined` if the file has no version
 */
export function parseVersion(text: string): string | undefined {
  const since = [...text.matchAll(/[@\\]since\s+v?(\d+(?:\.\d+)*)/g)].map(
    ([, version = '']) => version,
  );
  return firstComment(text)?.version ?? since.sort(compareVersions).at(-1);
}

/**
 * Reads the publication date from the first comment: `contract version 1.1, 2026-12-01`.
 *
 * @returns `YYYY-MM-DD`; `undefined` if the comment has no date
 */
export function parsePublicationDate(text: string): string | undefined {
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

/** Merges items of the same name, in the order of the first ones. */
export function mergeByName<Item extends {readonly name: string}>(
  items: readonly Item[],
  merge: (earlier: Item, item: Item) => Item,
): Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const earlier = merged.get(item.name);
    merged.set(item.name, earlier ? merge(earlier, item) : item);
  }
  return [...merged.values()];
}
