import type {
  ContractEnumValue,
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

/** Text of a comment on one line; `@brief` comes first. */
export function joinCommentText(item: ContractItem): string {
  const brief = findTags(item, 'brief').map(({text}) => text);
  return [...brief, item.text ?? '']
    .filter(Boolean)
    .join(' ')
    .replace(/\n\n/g, ' ');
}

/** Text of the first tag with one of the names; empty without one. */
export function findTagText(item: ContractItem, ...names: string[]): string {
  return findTags(item, ...names)[0]?.text ?? '';
}

/** A tag with a keyword, such as `@thread any - text`. */
export function parseRuleTag(
  item: ContractItem,
  name: string,
): {readonly keyword: string; readonly text: string} {
  const [tag] = findTags(item, name);
  return tag?.subject === undefined
    ? {keyword: tag?.text ?? '', text: ''}
    : {keyword: tag.subject, text: tag.text};
}

/** An error that a function returns. */
export interface FunctionError {
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
  readonly line: number;
}

/** Lists the errors of a function. Cause and remedy default to those of the code. */
export function listFunctionErrors(
  item: ContractItem,
  codes: readonly ContractEnumValue[],
): FunctionError[] {
  return findTags(item, 'error', 'retval').map(
    ({subject = '', text, otherwise, line}: ContractTag) => {
      const code = codes.find(({name}) => name === subject);
      return {
        code: subject,
        cause: text || (code?.text ?? ''),
        remedy: otherwise ?? code?.remedy ?? '',
        line,
      };
    },
  );
}

/** Names in `@see`. */
export function listRelatedNames(item: ContractItem): string[] {
  return findTags(item, 'see', 'sa').flatMap(({text}) =>
    text
      .split(/,\s*/)
      .map((name) => name.replace(/\(\)\.?$/, ''))
      .filter(Boolean),
  );
}

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|resp|incl|no|[A-Z])\.$/i;

/** Returns the text up to the end of its first sentence, ignoring full stops of abbreviations. */
export function findFirstSentence(text: string): string {
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

/** Columns of a declaration before its parameters are put on lines of their own. */
const WIDTH = 80;

/** Formats a declaration on one line, or with a line for each parameter. */
export function formatDeclaration(item: ContractFunction): string {
  const whole = `${item.signature};`;
  const list = formatParameters(item);
  return whole.length <= WIDTH
    ? whole
    : whole.replace(`(${list.join(', ')})`, `(\n    ${list.join(',\n    ')})`);
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
