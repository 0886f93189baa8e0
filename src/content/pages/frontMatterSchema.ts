import {Ajv} from 'ajv';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import {LEGAL_TEXTS} from '../../site/legalTexts';
import {INVISIBLE_CHARACTERS} from '../../site/escaping';
import {HASHES_KEY} from '../translations/sections';
import type {PageArea} from './place';

/** JSON schema of a front-matter value. */
interface KeySchema {
  /** Description of valid values for error messages. */
  readonly description: string;
  readonly [keyword: string]: unknown;
}

const ajv = new Ajv({allowUnionTypes: true}).addFormat('date', isDay);

export function isValidFrontMatterValue(
  schema: KeySchema,
  value: unknown,
): boolean {
  // Ajv compiles a schema when it is first used. Most schemas are never used.
  return ajv.validate(schema, value);
}

const MAX_LENGTH = 300;

const TEXT = {
  description: `a text of at most ${MAX_LENGTH} characters on one line, all of which can be seen`,
  type: 'string',
  pattern: `^(?=.*\\S)[^${INVISIBLE_CHARACTERS}]*$`,
  maxLength: MAX_LENGTH,
};
const TEXT_OR_NULL = {
  ...TEXT,
  description: `${TEXT.description}, or null`,
  type: ['string', 'null'],
};
const FLAG = {description: 'true or false', type: 'boolean'};
const LEVEL = {
  description: 'a heading level from 2 to 6',
  enum: [2, 3, 4, 5, 6],
};
const DAY = {
  description: "a day in quotes, e.g. '2025-07-04'",
  type: 'string',
  format: 'date',
};
const OBJECT = {description: 'keys with values', type: 'object'};

/** Front-matter key → schema. */
export type FrontMatterSchemas = Readonly<Record<string, KeySchema>>;

/** Requires a schema for each key that a Docusaurus plugin declares. */
type SchemasFor<Keys> = Readonly<Record<keyof Keys & string, KeySchema>>;

/** Maximum number of keywords of a page in one language. More would be a list of guesses that nobody maintains. */
export const MAX_KEYWORDS = 8;

const SHARED_SCHEMAS = {
  title: TEXT,
  description: TEXT,
  keywords: {
    description: `at most ${MAX_KEYWORDS} different search terms, each ${TEXT.description}`,
    type: 'array',
    items: TEXT,
    minItems: 1,
    maxItems: MAX_KEYWORDS,
    uniqueItems: true,
  },
  image: TEXT,
  slug: TEXT,
  draft: FLAG,
  unlisted: FLAG,
  last_update: OBJECT,
  hide_table_of_contents: FLAG,
  toc_min_heading_level: LEVEL,
  toc_max_heading_level: LEVEL,
} satisfies Partial<SchemasFor<DocFrontMatter & PageFrontMatter>>;

const DOC_SCHEMAS: SchemasFor<
  Omit<DocFrontMatter, keyof typeof SHARED_SCHEMAS>
> = {
  id: TEXT,
  tags: {description: 'a list of tags', type: 'array', minItems: 1},
  hide_title: FLAG,
  sidebar_key: TEXT,
  sidebar_label: TEXT,
  sidebar_position: {description: 'a number', type: 'number'},
  sidebar_class_name: TEXT,
  sidebar_custom_props: OBJECT,
  displayed_sidebar: TEXT_OR_NULL,
  pagination_label: TEXT,
  pagination_prev: TEXT_OR_NULL,
  pagination_next: TEXT_OR_NULL,
  custom_edit_url: TEXT_OR_NULL,
  parse_number_prefixes: FLAG,
};

const PAGE_SCHEMAS: SchemasFor<
  Omit<PageFrontMatter, keyof typeof SHARED_SCHEMAS>
> = {
  wrapperClassName: TEXT,
};

const LEGAL_IDS: readonly string[] = LEGAL_TEXTS.map(({id}) => id);

/** FrontMatterSchemas of the front-matter keys that only legal texts have. */
export const LEGAL_FRONT_MATTER_SCHEMAS = {
  legal_text: {
    description: `one of ${LEGAL_IDS.join(', ')}`,
    enum: LEGAL_IDS,
  },
  last_revised: DAY,
  applies_from: DAY,
};

/**
 * Returns the schemas of all front-matter keys that pages of an area may use. Docusaurus itself accepts unknown keys.
 */
export function getFrontMatterSchemas(area: PageArea): FrontMatterSchemas {
  return {
    ...SHARED_SCHEMAS,
    mdx: OBJECT,
    [HASHES_KEY]: OBJECT,
    ...(area === 'pages'
      ? {...PAGE_SCHEMAS, ...LEGAL_FRONT_MATTER_SCHEMAS}
      : {...DOC_SCHEMAS, hide_footer: FLAG}),
    // OCR reference pages name the C symbol that they describe.
    ...(area === 'ocr' && {symbol: TEXT}),
  };
}

/** Whether a text is an existing date in the form `YYYY-MM-DD`. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
