/**
 * Words as one: each two neighbours, and all of them where they are more. Headings are found by
 * them whether a compound is written in one word or in two (`free pointer`, `틀고정`), and words
 * that stand together in this order count more than the same words apart.
 *
 * @param terms - in the order in which they stand
 */
export function joinedTerms(terms: readonly string[]): string[] {
  const pairs = terms.slice(1).map((term, index) => terms[index]! + term);
  return terms.length > 2 ? [...pairs, terms.join('')] : pairs;
}
