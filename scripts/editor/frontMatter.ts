import {
  FRONT_MATTER_KEYS,
  type ValueSchema,
} from '../../src/sets/page/frontMatterSchema';

/** Pages that have the same keys, as far as editors tell them apart. */
export type PageKind = 'docs' | 'pages';

/** A JSON Schema of the front matter of pages. */
export interface FrontMatterJsonSchema {
  readonly $schema: string;
  readonly title: string;
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Readonly<
    Record<string, ValueSchema & {readonly description: string}>
  >;
}

const TITLES: Readonly<Record<PageKind, string>> = {
  docs: 'Front matter of a documentation page',
  pages: 'Front matter of a page beside the documentation',
};

/**
 * The front matter of pages as JSON Schema. The keys of all documentation sets stand in one: the gate
 * tells them apart.
 */
export function frontMatterJsonSchema(kind: PageKind): FrontMatterJsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: TITLES[kind],
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(FRONT_MATTER_KEYS)
        .filter(([, {areas}]) => isKeyOf(kind, areas))
        .map(([key, {schema, expected}]) => [
          key,
          {...schema, description: expected},
        ]),
    ),
  };
}

function isKeyOf(kind: PageKind, areas: readonly string[] | undefined) {
  return (
    areas?.some((area) => (area === 'pages') === (kind === 'pages')) ?? true
  );
}

/** A snippet of Visual Studio Code: https://code.visualstudio.com/docs/editor/userdefinedsnippets */
export interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string;
  readonly body: string;
  readonly description: string;
}

/** What an editor offers at a key's first letters: each key, with the values it may have. */
export function frontMatterSnippets(): Readonly<Record<string, Snippet>> {
  return Object.fromEntries(
    Object.entries(FRONT_MATTER_KEYS).map(([key, {schema, expected}]) => [
      key,
      {
        scope: 'mdx',
        prefix: key,
        body: `${key}: ${placeholderOf(schema)}`,
        description: `Front matter: ${expected}`,
      },
    ]),
  );
}

function placeholderOf(schema: ValueSchema): string {
  const choice = (values: readonly unknown[]) => `\${1|${values.join(',')}|}`;
  if ('enum' in schema) {
    return choice(schema.enum);
  }
  if (!('type' in schema)) {
    return '$1';
  }
  switch (schema.type) {
    case 'boolean':
      return choice([true, false]);
    case 'array':
      return '[$1]';
    default:
      return 'format' in schema ? "'${1:2026-01-31}'" : '$1';
  }
}
