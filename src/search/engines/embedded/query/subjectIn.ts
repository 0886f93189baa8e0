import {subjectsOf} from '../../../text/subject';
import {termOf} from '../../../text/tokenize';
import {ENTRY_SIGN, WHOLE_SIGN} from '../termSigns';
import type {IndexReader} from './indexReader';

/**
 * Of the names that a query may be about, the likeliest that is a heading; or the likeliest of all, where
 * it is a heading with a typo.
 */
export async function subjectIn(
  source: IndexReader,
  text: string,
): Promise<string | undefined> {
  const names = subjectsOf(text);
  const [likeliest] = names;
  // A word alone is all of the query anyway.
  if (!likeliest || names.every((name) => name === text.trim())) {
    return undefined;
  }
  const headings = (terms: readonly string[]) =>
    source.find(
      terms.flatMap((term) => [term + WHOLE_SIGN, term + ENTRY_SIGN]),
    );
  const known = await headings(names.map(termOf));
  const name = names.find((each) =>
    known.some(({term}) => term.slice(0, -1) === termOf(each)),
  );
  if (name === likeliest) {
    return name;
  }
  const meant = await headings(await source.near(termOf(likeliest)));
  return meant.length > 0 ? likeliest : name;
}
