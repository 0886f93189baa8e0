import {memberIn, subjectsOf} from '../../../text/subject';
import {termOf} from '../../../text/tokenize';
import {ENTRY_SIGN, WHOLE_SIGN} from '../termSigns';
import type {IndexReader} from './indexReader';

/** Of the names that a query may be about, the likeliest that is a heading. */
export async function subjectIn(
  source: IndexReader,
  text: string,
): Promise<string | undefined> {
  const member = await mistypedMember(source, text);
  if (member !== undefined) {
    return member;
  }
  const names = subjectsOf(text);
  // A word alone is all of the query anyway.
  if (names.every((name) => name === text.trim())) {
    return undefined;
  }
  const known = await source.find(
    names.flatMap((name) => [
      termOf(name) + WHOLE_SIGN,
      termOf(name) + ENTRY_SIGN,
    ]),
  );
  return names.find((name) =>
    known.some(({term}) => term.slice(0, -1) === termOf(name)),
  );
}

/** The member that a query names with its owner, if it is mistyped and one page has entries of both. */
async function mistypedMember(
  source: IndexReader,
  text: string,
): Promise<string | undefined> {
  const named = memberIn(text);
  if (!named) {
    return undefined;
  }
  const [owner, member] = named;
  const entries = (terms: readonly string[]) =>
    source.find(terms.map((term) => term + ENTRY_SIGN));
  const [owners, own] = await Promise.all([
    entries([termOf(owner)]),
    entries([termOf(member)]),
  ]);
  // A member that is spelt right is found with its owner.
  if (owners.length === 0 || own.length > 0) {
    return undefined;
  }
  const meant = await entries(await source.near(termOf(member)));
  const pages = owners.flatMap(({postings}) => postings.map(({page}) => page));
  return meant.some(({postings}) =>
    postings.some(({page}) => pages.includes(page)),
  )
    ? member
    : undefined;
}
