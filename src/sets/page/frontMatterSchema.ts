import {Ajv, type SchemaObject, type ValidateFunction} from 'ajv';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import {LEGAL_TEXTS} from '../../site/legalTexts';
import {UNSEEN} from '../../site/unseen';
import {DOCS_SET_LIST} from '../index';
import type {Area} from './place';

/** What a front-matter key may hold: the one definition, for the gate, builds and editors. */
export interface KeyRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
  /** Where the key may stand; everywhere when absent. */
  readonly areas?: readonly Area[];
}

const DOCS: readonly Area[] = DOCS_SET_LIST.map(({id}) => id);

const ajv = new Ajv({allowUnionTypes: true}).addFormat('date', isDay);

function rule(schema: SchemaObject, expected: string): KeyRule {
  // Compiled when a page has the key: most keys are on no page of a run.
  let validate: ValidateFunction | undefined;
  return {
    expected,
    accepts: (value) => (validate ??= ajv.compile(schema))(value) === true,
  };
}

const LONGEST = 300;

/** A text with something in it. */
const TEXT = {
  type: 'string',
  pattern: `^(?=.*\\S)[^${UNSEEN}]*$`,
  maxLength: LONGEST,
} as const;

const TEXT_EXPECTED = `a text of at most ${LONGEST} characters on one line, all of which can be seen`;

const text = rule(TEXT, TEXT_EXPECTED);
const flag = rule({type: 'boolean'}, 'true or false');
const headingLevel = rule(
  {enum: [2, 3, 4, 5, 6]},
  'a heading level from 2 to 6',
);
const keywords = rule(
  {type: 'array', items: TEXT, minItems: 1, uniqueItems: true},
  `different search terms, each ${TEXT_EXPECTED}`,
);
const textOrNull = rule(
  {...TEXT, type: ['string', 'null']},
  `${TEXT_EXPECTED}, or null`,
);
const day = rule(
  {type: 'string', format: 'date'},
  "a day in quotes, e.g. '2025-07-04'",
);

const LEGAL_IDS: readonly string[] = LEGAL_TEXTS.map(({id}) => id);

const legalText = rule({enum: LEGAL_IDS}, `one of ${LEGAL_IDS.join(', ')}`);

/** A day that YAML has read as one, or a text: Docusaurus takes what JavaScript does. */
const moment = {anyOf: [TEXT, {type: 'object'}]} as const;

const tags = rule(
  {
    type: 'array',
    items: {
      anyOf: [
        TEXT,
        {
          type: 'object',
          properties: {label: TEXT, permalink: TEXT},
          required: ['label', 'permalink'],
          additionalProperties: false,
        },
      ],
    },
  },
  `a list of tags: each ${TEXT_EXPECTED}, or a label and a permalink`,
);
const lastUpdate = rule(
  {
    type: 'object',
    properties: {author: TEXT, date: moment},
    additionalProperties: false,
  },
  'an author, a date or both',
);
const number = rule({type: 'number'}, 'a number');
const object = rule({type: 'object'}, 'keys with values');

/** A rule for each key that a plugin of Docusaurus declares, so that none is forgotten. */
type RulesOf<Keys> = Readonly<Record<keyof Keys & string, KeyRule>>;

const SHARED = {
  title: text,
  description: text,
  keywords,
  image: text,
  slug: text,
  draft: flag,
  unlisted: flag,
  last_update: lastUpdate,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
} satisfies Partial<RulesOf<DocFrontMatter & PageFrontMatter>>;

const OF_DOCS: RulesOf<Omit<DocFrontMatter, keyof typeof SHARED>> = {
  id: text,
  tags,
  hide_title: flag,
  sidebar_key: text,
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: object,
  displayed_sidebar: textOrNull,
  pagination_label: text,
  pagination_prev: textOrNull,
  pagination_next: textOrNull,
  custom_edit_url: textOrNull,
  parse_number_prefixes: flag,
};

const OF_PAGES: RulesOf<Omit<PageFrontMatter, keyof typeof SHARED>> = {
  wrapperClassName: text,
};

/** How Docusaurus reads the page. */
const OF_ALL = {
  mdx: rule(
    {
      type: 'object',
      properties: {format: {enum: ['md', 'mdx', 'detect']}},
      additionalProperties: false,
    },
    '`format`: md, mdx or detect',
  ),
};

/** The keys of this site's own. */
const OWN_OF_DOCS = {hide_footer: flag};
const OWN_OF_PAGES = {
  // Legal texts: which one, and its days.
  legal_text: legalText,
  last_revised: day,
  applies_from: day,
};

function within(
  areas: readonly Area[],
  rules: Readonly<Record<string, KeyRule>>,
) {
  return Object.fromEntries(
    Object.entries(rules).map(([key, each]) => [key, {...each, areas}]),
  );
}

/**
 * Every front-matter key that pages may use. Docusaurus checks its own keys once more when it builds,
 * and would let any other pass.
 */
export const FRONT_MATTER_KEYS: Readonly<Record<string, KeyRule>> = {
  ...SHARED,
  ...OF_ALL,
  ...within(DOCS, {...OF_DOCS, ...OWN_OF_DOCS}),
  ...within(['pages'], {...OF_PAGES, ...OWN_OF_PAGES}),
  // The C symbol that a page of the OCR reference describes.
  ...within(['ocr'], {symbol: text}),
};

/** Names of the keys that pages of an area may use. */
export function keysOf(area: Area): string[] {
  return Object.entries(FRONT_MATTER_KEYS)
    .filter(([, {areas}]) => areas?.includes(area) ?? true)
    .map(([key]) => key);
}

/** Whether a value is a day that exists, written `YYYY-MM-DD`. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false;
  }
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
