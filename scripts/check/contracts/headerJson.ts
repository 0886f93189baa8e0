import {distance} from 'fastest-levenshtein';
import {
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {getLineAt} from '../files';
import {findWrongValues, JSON_VALUE} from './usage';

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
