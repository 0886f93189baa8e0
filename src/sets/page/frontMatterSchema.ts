import {DAY_EXPECTED, isDay} from '../../site/day';
import {LEGAL_TEXTS} from '../../site/legalTexts';
import {DOCS_SET_LIST} from '../index';
import type {Area} from './place';

/** What a front-matter key may hold. */
export interface KeyRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
  /** Where the key may stand; everywhere when absent. */
  readonly areas?: readonly Area[];
}

const DOCS: readonly Area[] = DOCS_SET_LIST.map(({id}) => id);

const text: KeyRule = {
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
  expected: 'a text',
};
const flag: KeyRule = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'true or false',
};
const headingLevel: KeyRule = {
  accepts: (value) => [2, 3, 4, 5, 6].includes(value as number),
  expected: 'a heading level from 2 to 6',
};
const texts: KeyRule = {
  accepts: (value) => Array.isArray(value) && value.every(text.accepts),
  expected: 'a list of texts',
};
const textOrNull: KeyRule = {
  accepts: (value) => value === null || text.accepts(value),
  expected: 'a text or null',
};
const day: KeyRule = {accepts: isDay, expected: DAY_EXPECTED};

const LEGAL_IDS: readonly string[] = LEGAL_TEXTS.map(({id}) => id);

const legalText: KeyRule = {
  accepts: (value) => LEGAL_IDS.includes(value as string),
  expected: `one of ${LEGAL_IDS.join(', ')}`,
};

const DESCRIPTION_LENGTH = {min: 50, max: 160} as const;

const description: KeyRule = {
  accepts: (value) => {
    const length = typeof value === 'string' ? [...value].length : 0;
    return length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max;
  },
  expected: `a text of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters`,
};

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
  keywords: texts,
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
