import {findNames} from '../../../text/findNames';
import {toTerm} from '../../../text/tokenize';
import {HEADING_MARK} from '../indexFiles';
import type {IndexReader} from './indexReader';

/**
 * Finds the name that a query is about. Prefers the likeliest name for which the index has a heading, then
 * the likeliest name with a typo. Returns `undefined` if the whole query should be searched for.
 */
export async function findQueriedName(
  index: IndexReader,
  text: string,
): Promise<string | undefined> {
  const names = findNames(text);
  const [likeliest] = names;
  if (!likeliest || names.every((name) => name === text.trim())) {
    return undefined;
  }
  const findHeadings = (terms: readonly string[]) =>
    index.find(terms.map((term) => HEADING_MARK + term));
  const known = await findHeadings(names.map(toTerm));
  const name = names.find((each) =>
    known.some(({term}) => term === HEADING_MARK + toTerm(each)),
  );
  if (name === likeliest) {
    return name;
  }
  const corrections = await index.findCorrections(toTerm(likeliest));
  return (await findHeadings(corrections)).length > 0 ? likeliest : name;
}
