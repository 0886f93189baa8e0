import {answer, type Answer} from './answer';
import type {QueryToken} from './candidates';
import {tokenize, type Collection} from './collection';
import {
  parameterProblem,
  type Problem,
  type SearchParameters,
} from './parameters';
import {Run} from './run';
import {variantsOf} from './variants';

/**
 * Answers one search of a `multi_search` request; errors come inside the answer.
 *
 * @param synonyms - what means the same in the collection
 */
export function search(
  collection: Collection,
  parameters: SearchParameters,
  synonyms: readonly (readonly string[])[] = [],
): Problem | Answer {
  const problem = parameterProblem(collection, parameters);
  if (problem) {
    return problem;
  }
  const {schema} = collection;
  const words = tokenize(String(parameters['q']), schema);
  // What separates words in documents does not in synonyms.
  const groups = synonyms.map((group) =>
    group.map((text) => tokenize(text, {...schema, token_separators: []})),
  );
  const run = new Run(collection, parameters);
  run.searchAll(tokensOf(words), variantsOf(words, groups).map(tokensOf));
  return answer(run.ranked(), run.found.size, parameters);
}

/** The last word may go on. */
function tokensOf(words: readonly string[]): QueryToken[] {
  return words.map((text, i) => ({text, isPrefix: i === words.length - 1}));
}
