import type {Collection} from './collection';
import {accept, type Reply} from './reply';
import type {SearchParameters} from './parameters';
import {search} from './search';
import type {State} from './state';

/** The searches of a `multi_search` request. */
export function searchesOf(body: string): readonly SearchParameters[] {
  return (JSON.parse(body) as {searches: SearchParameters[]}).searches;
}

/** Answers `POST /multi_search`: status 200, the error of each search inside. */
export function multiSearchReply(state: State, body: string): Reply {
  const results = searchesOf(body).map((parameters) => {
    const collection = state.find(String(parameters['collection']));
    return collection
      ? (problemOf(collection, parameters) ??
          search(collection, parameters, state.synonymsOf(collection)))
      : {code: 404, error: 'Not found.'};
  });
  return accept({results});
}

function problemOf({schema}: Collection, parameters: SearchParameters) {
  if (parameters['q'] === undefined) {
    return {code: 400, error: 'Parameter `q` is required.'};
  }
  const sorting = String(parameters['sort_by'] ?? '').split(',');
  for (const part of sorting.filter(Boolean)) {
    const [name = '', order] = part.replace(/\(.*\)/, '').split(':');
    const field = schema.fields.find((each) => each.name === name);
    if (!['_text_match', '_eval'].includes(name) && field?.type !== 'int64') {
      return {
        code: 404,
        error: `Could not find a field named \`${name}\` in the schema for sorting.`,
      };
    }
    if (order !== 'asc' && order !== 'desc') {
      return {
        code: 400,
        error: `Order for field\` ${name}\` should be either ASC or DESC.`,
      };
    }
  }
  return undefined;
}
