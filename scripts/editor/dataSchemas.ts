import {HTTPS_ADDRESS} from '../../src/site/httpsAddress';
import {LOCALES} from '../../src/site/locales';
import {TERM_COUNT} from '../check/terms/entryRules';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

const TEXT = {type: 'string', pattern: '\\S'} as const;

const named = (value: object) => ({
  type: 'object',
  additionalProperties: value,
});

const exactly = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) => ({type: 'object', additionalProperties: false, required, properties});

/** Files of Korean search terms. */
export function searchTermsSchema(): object {
  const terms = {
    type: 'array',
    minItems: TERM_COUNT.min,
    maxItems: TERM_COUNT.max,
    items: TEXT,
  };
  return {
    $schema: DRAFT,
    title: 'Search terms of pages and groups',
    ...exactly({
      pages: {
        ...named(terms),
        description: 'Terms of each page, by its id in the set',
      },
      groups: {
        ...named(terms),
        description: 'Terms of all pages of a folder, by the folder',
      },
    }),
  };
}

/** What the vendor has answered. */
export function vendorAnswersSchema(): object {
  const answer = exactly(
    Object.fromEntries(LOCALES.map((locale) => [locale, TEXT])),
  );
  const source = exactly(
    {
      name: {...TEXT, description: 'The document that states it, and its date'},
      url: {type: 'string', pattern: HTTPS_ADDRESS.source},
    },
    ['name'],
  );
  return {
    $schema: DRAFT,
    title: 'Answers of the vendor, by the id of their mark',
    ...named(exactly({answer, source})),
  };
}

/** Texts of the interface in one language, as Docusaurus reads them. */
export function textsSchema(): object {
  return {
    $schema: DRAFT,
    title: 'Texts by their id',
    ...named(
      exactly({message: TEXT, description: {type: 'string'}}, ['message']),
    ),
  };
}
