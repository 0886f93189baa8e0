import {Ajv} from 'ajv';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import {LEGAL_TEXTS} from '../../site/legalTexts';
import {INVISIBLE_CHARACTERS} from '../../site/escaping';
import type {Area} from './place';

/** What a front-matter key may hold: a JSON schema that says it in words too. */
interface KeySchema {
  readonly description: string;
  readonly [keyword: string]: unknown;
}

const ajv = new Ajv({allowUnionTypes: true}).addFormat('date', isDay);

/** Whether a key may hold a value. */
export function isAllowed(schema: KeySchema, value: unknown): boolean {
  // A schema is compiled when a page has the key: most keys are on no page of a run.
  return ajv.validate(schema, value);
}

const LONGEST = 300;

/** A text with something in it. */
const TEXT = {
  description: `a text of at most ${LONGEST} characters on one line, all of which can be seen`,
  type: 'string',
  pattern: `^(?=.*\\S)[^${INVISIBLE_CHARACTERS}]*$`,
  maxLength: LONGEST,
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

/** A schema for each key that a plugin of Docusaurus declares, so that none is forgotten. */
type SchemasOf<Keys> = Readonly<Record<keyof Keys & string, KeySchema>>;

const SHARED = {
  title: TEXT,
  description: TEXT,
  keywords: {
    description: `different search terms, each ${TEXT.description}`,
    type: 'array',
    items: TEXT,
    minItems: 1,
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
} satisfies Partial<SchemasOf<DocFrontMatter & PageFrontMatter>>;

const OF_DOCS: SchemasOf<Omit<DocFrontMatter, keyof typeof SHARED>> = {
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

const OF_PAGES: SchemasOf<Omit<PageFrontMatter, keyof typeof SHARED>> = {
  wrapperClassName: TEXT,
};

const LEGAL_IDS: readonly string[] = LEGAL_TEXTS.map(({id}) => id);

/** Which legal text a page holds, and its days. */
export const OF_LEGAL_TEXTS = {
  legal_text: {
    description: `one of ${LEGAL_IDS.join(', ')}`,
    enum: LEGAL_IDS,
  },
  last_revised: DAY,
  applies_from: DAY,
};

/**
 * Every front-matter key that pages of an area may use, those of this site among them. Docusaurus checks its own
 * keys once more when it builds, and would let any other pass.
 */
export function schemasOf(area: Area): Readonly<Record<string, KeySchema>> {
  return {
    ...SHARED,
    mdx: OBJECT,
    ...(area === 'pages'
      ? {...OF_PAGES, ...OF_LEGAL_TEXTS}
      : {...OF_DOCS, hide_footer: FLAG}),
    // The C symbol that a page of the OCR reference describes.
    ...(area === 'ocr' && {symbol: TEXT}),
  };
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
