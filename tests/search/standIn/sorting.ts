import type {Document, Schema} from './collection';
import {parseFilter} from './filter';
import type {SearchParameters} from './parameters';

/** Reads the filter that a sorting evaluates: documents that it allows come first among equals. */
export function preferenceOf(
  parameters: SearchParameters,
  schema: Schema,
): (document: Document) => number {
  const sorting = String(parameters['sort_by'] ?? '');
  const text = /_eval\((.*?)\):desc/.exec(sorting)?.[1];
  const filter = text === undefined ? undefined : parseFilter(text, schema);
  return (document) => Number(filter?.allows(document) ?? false);
}
