import type {CollectionCreateSchema as Schema27} from 'typesense-27/lib/Typesense/Collections';
import type {SearchParams as Params27} from 'typesense-27/lib/Typesense/Documents';
import type {CollectionCreateSchema as Schema29} from 'typesense-29/lib/Typesense/Collections';
import type {SearchParams as Params29} from 'typesense-29/lib/Typesense/Documents';
import type {
  CollectionCreateSchema as Schema30,
  SearchParams as Params30,
} from 'typesense-30';
import {expect, expectTypeOf, it} from 'vitest';
import {SEARCH_PARAMETERS} from '../../../../src/search/engines/hosted/parameters';
import {collectionSchema} from '../../../../src/search/engines/hosted/schema';
import type {SearchRecord} from '../../../../src/search/records/record';

type Schema = ReturnType<typeof collectionSchema>;
type Parameters = typeof SEARCH_PARAMETERS;

/** What the server reads from version 29 on, and no client names yet. */
type Unnamed = 'group_max_candidates';

// What stands here is held by the compiler: the types are those that Typesense publishes with its
// clients for versions 27 and 28, 29, and 30.

it('creates collections of the published shape', () => {
  expectTypeOf<Schema>().toExtend<Schema27>();
  expectTypeOf<Schema>().toExtend<Schema29>();
  expectTypeOf<Schema>().toExtend<Schema30>();
  type Unknown<Published> = Exclude<keyof Schema, keyof Published>;
  expectTypeOf<Unknown<Schema27>>().toBeNever();
  expectTypeOf<Unknown<Schema29>>().toBeNever();
  expectTypeOf<Unknown<Schema30>>().toBeNever();
});

it('searches with parameters of the published names and types', () => {
  type Named = Omit<Parameters, Unnamed>;
  expectTypeOf<Named>().toExtend<Params27>();
  expectTypeOf<Named>().toExtend<Params29<SearchRecord>>();
  expectTypeOf<Named>().toExtend<Params30<SearchRecord>>();
  type Unknown<Published> = Exclude<keyof Parameters, keyof Published>;
  expectTypeOf<Unknown<Params27>>().toEqualTypeOf<Unnamed>();
  expectTypeOf<Unknown<Params29<SearchRecord>>>().toEqualTypeOf<Unnamed>();
  expectTypeOf<Unknown<Params30<SearchRecord>>>().toEqualTypeOf<Unnamed>();
});

it('searches text fields of the schema, each with a weight', () => {
  const fields = SEARCH_PARAMETERS.query_by.split(',');
  const weights = SEARCH_PARAMETERS.query_by_weights.split(',').map(Number);
  const texts = collectionSchema('docs')
    .fields.filter(({type}) => type.startsWith('string'))
    .map(({name}) => name);
  expect(texts).toEqual(expect.arrayContaining(fields));
  expect(weights).toHaveLength(fields.length);
  // The server takes a heavier field for one of 15.
  expect(Math.max(...weights)).toBeLessThanOrEqual(15);
});
