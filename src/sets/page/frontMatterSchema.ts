import {Ajv, type ValidateFunction} from 'ajv';
import {DAY_EXPECTED, isDay} from '../../site/day';
import {LEGAL_TEXTS} from '../../site/legalTexts';
import {UNSEEN} from '../../site/unseen';
import {DOCS_SET_LIST} from '../index';
import type {Area} from './place';

/** JSON Schema of a front-matter value, as far as keys need it. */
export type ValueSchema =
  | {readonly type: 'boolean'}
  | {
      readonly type: 'string' | readonly ['string', 'null'];
      readonly pattern?: string;
      readonly format?: 'date';
      readonly minLength?: number;
      readonly maxLength?: number;
    }
  | {
      readonly type: 'array';
      readonly items: ValueSchema;
      readonly minItems: number;
      readonly maxItems: number;
      readonly uniqueItems: true;
    }
  | {readonly enum: readonly (string | number)[]};

/** What a front-matter key may hold: the one definition, for the gate, builds and editors. */
export interface KeyRule {
  readonly schema: ValueSchema;
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
  /** Where the key may stand; everywhere when absent. */
  readonly areas?: readonly Area[];
}

const DOCS: readonly Area[] = DOCS_SET_LIST.map(({id}) => id);

const ajv = new Ajv({allowUnionTypes: true}).addFormat('date', isDay);

function rule(schema: ValueSchema, expected: string): KeyRule {
  // Compiled when a page has the key: most keys are on no page of a run.
  let validate: ValidateFunction | undefined;
  return {
    schema,
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
/** How many search terms a page has, if it has any: fewer find too little, more make every page found by all. */
export const KEYWORD_COUNT = {min: 15, max: 120} as const;

const keywords = rule(
  {
    type: 'array',
    items: TEXT,
    minItems: KEYWORD_COUNT.min,
    maxItems: KEYWORD_COUNT.max,
    uniqueItems: true,
  },
  `${KEYWORD_COUNT.min} to ${KEYWORD_COUNT.max} different search terms, each ${TEXT_EXPECTED}`,
);
const textOrNull = rule(
  {...TEXT, type: ['string', 'null']},
  `${TEXT_EXPECTED}, or null`,
);
const day = rule({type: 'string', format: 'date'}, DAY_EXPECTED);

const LEGAL_IDS: readonly string[] = LEGAL_TEXTS.map(({id}) => id);

const legalText = rule({enum: LEGAL_IDS}, `one of ${LEGAL_IDS.join(', ')}`);

const DESCRIPTION_LENGTH = {minLength: 50, maxLength: 160} as const;

const description = rule(
  {type: 'string', pattern: TEXT.pattern, ...DESCRIPTION_LENGTH},
  `a text of ${DESCRIPTION_LENGTH.minLength} to ${DESCRIPTION_LENGTH.maxLength} characters, all of which can be seen`,
);

/** Keys that every page with an address must have. */
export const REQUIRED_KEYS = ['title', 'description'] as const;

/**
 * Every front-matter key that pages may use. `slug` and `id` are left out on purpose: the file's
 * path gives the address. Docusaurus checks its own keys once more when it builds, and would let
 * any other pass.
 */
export const FRONT_MATTER_KEYS: Readonly<Record<string, KeyRule>> = {
  title: text,
  description,
  keywords,
  image: text,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  wrapperClassName: {...text, areas: ['pages']},
  sidebar_label: {...text, areas: DOCS},
  sidebar_class_name: {...text, areas: DOCS},
  displayed_sidebar: {...textOrNull, areas: DOCS},
  pagination_label: {...text, areas: DOCS},
  pagination_prev: {...textOrNull, areas: DOCS},
  pagination_next: {...textOrNull, areas: DOCS},
  hide_title: {...flag, areas: DOCS},
  // This site's own: see src/site/frontMatter.ts.
  hide_footer: {...flag, areas: DOCS},
  // The C symbol that a page of the OCR reference describes.
  symbol: {...text, areas: ['ocr']},
  // Legal texts: which one, and its days.
  legal_text: {...legalText, areas: ['pages']},
  last_revised: {...day, areas: ['pages']},
  applies_from: {...day, areas: ['pages']},
};

/** Names of the keys that pages of an area may use. */
export function keysOf(area: Area): string[] {
  return Object.entries(FRONT_MATTER_KEYS)
    .filter(([, {areas}]) => areas?.includes(area) ?? true)
    .map(([key]) => key);
}
