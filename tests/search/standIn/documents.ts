import {documentProblem, type Collection, type Document} from './collection';
import {accept, refuse, type Reply} from './reply';
import type {State} from './state';

const ACTIONS = ['create', 'upsert'];

/**
 * Answers `POST /collections/NAME/documents/import`: status 200 whatever became of the documents,
 * and a line for each.
 */
export function importReply(
  state: State,
  name: string,
  query: URLSearchParams,
  body: string,
): Reply {
  const action = query.get('action') ?? 'create';
  if (!ACTIONS.includes(action)) {
    return refuse(400, 'Parameter `action` must be a create|update|upsert.');
  }
  const collection = state.find(name);
  if (!collection) {
    return refuse(404, 'Collection not found');
  }
  const lines = body.split('\n').filter(Boolean);
  return {
    status: 200,
    // A line is JSON, all of them together are not.
    type: 'text/plain; charset=utf8',
    body: lines
      .map((line) => JSON.stringify(importLine(collection, line, action)))
      .join('\n'),
  };
}

/** Answers `GET /collections/NAME/documents/ID`. */
export function documentReply(state: State, name: string, id: string): Reply {
  const document = state.find(name)?.documents.get(id);
  return document
    ? accept(document)
    : refuse(404, `Could not find a document with id: ${id}`);
}

function importLine(collection: Collection, line: string, action: string) {
  const document = parse(line);
  if (!document) {
    return {success: false, code: 400, error: 'Bad JSON.', document: line};
  }
  if (action === 'create' && collection.documents.has(document.id)) {
    const error = `A document with id ${document.id} already exists.`;
    return {success: false, code: 409, error, document: line};
  }
  const error = documentProblem(collection, document);
  if (error !== undefined) {
    return {success: false, code: 400, error, document: line};
  }
  collection.documents.set(document.id, document);
  return {success: true};
}

function parse(line: string): Document | undefined {
  try {
    return JSON.parse(line) as Document;
  } catch {
    return undefined;
  }
}
