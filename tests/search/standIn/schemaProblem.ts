import type {Field, Schema} from './collection';

const KNOWN_KEYS = new Set(
  'name fields token_separators symbols_to_index default_sorting_field enable_nested_fields metadata'.split(
    ' ',
  ),
);

const TYPES: readonly string[] = [
  'string',
  'string[]',
  'int64',
] satisfies Field['type'][];

/** Says what is wrong with a schema, in the server's words where it has any. */
export function schemaProblem(schema: Partial<Schema>): string | undefined {
  const {name, fields, default_sorting_field: sorting} = schema;
  const unknown = Object.keys(schema).find((key) => !KNOWN_KEYS.has(key));
  if (unknown !== undefined) {
    // The server passes over it; nobody means to send it.
    return `Parameter \`${unknown}\` is not one the site means to send.`;
  }
  if (!name) {
    return 'Parameter `name` is required.';
  }
  if (!Array.isArray(fields) || fields.length === 0) {
    return 'The `fields` value should be an array of objects containing `name`, `type` and optionally, `facet` properties.';
  }
  const names = fields.map((field) => field.name);
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice !== undefined) {
    return `There are duplicate field names in the schema: \`${twice}\`.`;
  }
  const odd = fields.find(({type}) => !TYPES.includes(type));
  if (odd) {
    return `Field \`${odd.name}\` has an invalid data type \`${odd.type}\`, see docs for supported data types.`;
  }
  const sorted = fields.find((field) => field.name === sorting);
  if (sorting !== undefined && sorted?.type !== 'int64') {
    return `Default sorting field \`${sorting}\` must be a single valued numerical field.`;
  }
  const separator = [
    ...(schema.token_separators ?? []),
    ...(schema.symbols_to_index ?? []),
  ].find((text) => text.length !== 1);
  return separator === undefined
    ? undefined
    : 'Parameters `token_separators` and `symbols_to_index` should be arrays of character symbols.';
}
