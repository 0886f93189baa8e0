import type {ContractParameter} from '@document-sdk/contract';
import {distance} from 'fastest-levenshtein';
import {
  type FileProblem,
  type ProblemText,
  type SourcePage,
  suggestName,
} from '../../../src/content';
import {getLineAt} from '../files';

/** A piece of code on a page. */
interface CodeText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** `theme: 'dark'`, `theme="dark"`, `{"theme": "dark"}`. */
const INLINE_VALUE = /\b(\w+)["']?\s*[:=]\s*["']([\w-]+)["']/g;

/** `"theme": "dark"` in JSON, also in a string of another language. */
const JSON_VALUE = /"(\w+)\\?"\s*:\s*\\?"([\w-]+)\\?"/g;

/** Options that other libraries have too, with other values. */
const COMMON_OPTIONS = ['type', 'kind', 'mode'];

/** Finds texts that an option does not accept. For a common option, the text must resemble one that it accepts. */
export function findWrongValues(
  {file, line, text}: CodeText,
  valuesOf: (option: string) => readonly string[] | undefined,
  pattern = INLINE_VALUE,
): FileProblem[] {
  return [...text.matchAll(pattern)].flatMap(
    ({1: option = '', 2: value = '', index}) => {
      const values = valuesOf(option) ?? [value];
      const isOther =
        COMMON_OPTIONS.includes(option) &&
        values.every((each) => distance(each, value) > value.length / 2);
      return values.includes(value) || isOther
        ? []
        : {
            file,
            line: line + getLineAt(text, index) - 1,
            found: `"${value}" as the value of ${option}`,
            expected: `one of ${values.join(', ')}`,
            remedy: `${suggestName(value, values)}Correct the value.`,
          };
    },
  );
}

/** Parameters of the overloads of a function. */
type Signatures = readonly (readonly Pick<ContractParameter, 'name'>[])[];

/**
 * Compares the arguments of a call in prose with the declared parameters: `run(handle, imagePath)`. Arguments that are
 * not named after a parameter match any parameter.
 */
export function findArgumentFault(
  call: string,
  signatures: Signatures,
): Omit<ProblemText, 'remedy'> | undefined {
  const list = /\(([\w\s,]+)\)$/.exec(call)?.[1];
  const names = list?.split(',').map((name) => name.trim());
  const fits = (parameters: Signatures[number]) => {
    const places = names!
      .map((name) => findParameter(name, parameters))
      .filter((at) => at >= 0);
    return (
      names!.length <= parameters.length &&
      places.every((at, index) => index === 0 || at > places[index - 1]!)
    );
  };
  return !names ||
    signatures.length === 0 ||
    names.some((name) => !/^[a-z]\w*$/i.test(name)) ||
    signatures.some(fits)
    ? undefined
    : {
        found: `\`${call}\`: other arguments than those declared`,
        expected: signatures
          .map(
            (parameters) => `(${parameters.map(({name}) => name).join(', ')})`,
          )
          .join(' or '),
      };
}

/** Finds the only parameter with a name, or with a name that contains it: `options` for `optionJson`. */
function findParameter(name: string, parameters: Signatures[number]): number {
  const part = name.toLowerCase().replace(/s$/, '');
  const found = parameters.flatMap((each, index) =>
    each.name.toLowerCase().includes(part) ? index : [],
  );
  const exact = parameters.findIndex((each) => each.name === name);
  return exact >= 0 || found.length !== 1 ? exact : found[0]!;
}

/** Reads the texts that an option accepts, from rows such as `format  string, "json"  "json" | "text"` of the header. */
export function readOptionValues(
  header: string,
): Map<string, readonly string[]> {
  const rows = header.matchAll(
    /^ \*   (?:\w+\.)?(\w+) +string, .*?((?:"\w+" \| )+"\w+")/gm,
  );
  return new Map(
    [...rows].map(([, option = '', values = '']) => [
      option,
      values.match(/\w+/g) ?? [],
    ]),
  );
}

const JSON_KEY = /"([A-Za-z_]\w*)"\s*:/g;
/** Matches a key of JSON in a string literal of C, Java or C#. */
const KEY_IN_STRING = /\\"([A-Za-z_]\w*)\\"\s*:/g;

/**
 * Reports wrong values and unknown keys in JSON samples if they are almost a JSON key of the header, or if the
 * header knows at least half of the keys.
 */
export function findJsonProblems(
  {fences}: SourcePage,
  header: string,
  valuesOf: (option: string) => readonly string[] | undefined,
): FileProblem[] {
  const words = new Set(header.match(/\w+/g));
  const options = header.match(/(?<=^ \*   )[a-z]\w*/gm) ?? [];
  return fences.flatMap(({file, line, lang, code}) => {
    const key = lang === 'json' ? JSON_KEY : KEY_IN_STRING;
    const keys = [...code.matchAll(key)];
    const unknown = keys.filter(([, key = '']) => !words.has(key));
    const isOther = unknown.length * 2 > keys.length;
    const wrongValues = isOther
      ? []
      : findWrongValues({file, line, text: code}, valuesOf, JSON_VALUE);
    const wrongKeys = unknown
      .filter(
        ([, key = '']) =>
          !isOther ||
          options.some((each) => distance(each, key) <= key.length / 5),
      )
      .map(({1: key = '', index}) => ({
        file,
        line: line + getLineAt(code, index) - 1,
        found: `the key "${key}" of a JSON object`,
        expected: 'a key that the header describes',
        remedy: `${suggestName(key, [...words])}Correct it: the library refuses it.`,
      }));
    return [...wrongKeys, ...wrongValues];
  });
}
