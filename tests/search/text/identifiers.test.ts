import {expect, it} from 'vitest';
import {
  identifierPhrases,
  identifierTerms,
  splitHumps,
} from '../../../src/search/text/identifiers';

it('splits names at their humps', () => {
  expect(splitHumps('runAsyncQueueBase64')).toEqual([
    'run',
    'async',
    'queue',
    'base64',
  ]);
  expect(identifierTerms('freePointer')).toContain('freeptr');
});

it('a name is found by any run of its parts and by common short forms', () => {
  const phrases = identifierPhrases('freePointer');
  expect(phrases).toEqual([
    'free pointer',
    'freepointer',
    'free ptr',
    'freeptr',
  ]);
});

it('takes names apart that hold a name of JavaScript itself', () => {
  expect(identifierTerms('readConstructor')).toEqual([
    'read',
    'constructor',
    'readconstructor',
  ]);
  expect(identifierPhrases('readConstructor')).toContain('readconstructor');
});
