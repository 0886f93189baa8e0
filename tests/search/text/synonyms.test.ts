import {expect, it} from 'vitest';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import {inflectionsOf} from '../../../src/search/text/inflections';
import {spellingsOf} from '../../../src/search/text/spellings';
import {SYNONYM_GROUPS, synonymsOf} from '../../../src/search/text/synonyms';

it('gives the English words of each group a name of their own on the server', () => {
  const english = SYNONYM_GROUPS.map((group) =>
    group.filter((word) => /^[a-z+#0-9]+$/.test(word)),
  ).filter(({length}) => length > 1);
  expect(english.length).toBeGreaterThan(80);
  expect(Object.values(synonymsFor([]))).toEqual(english);
  expect(Object.keys(synonymsFor([]))).toHaveLength(english.length);
});

it('knows synonyms as whole words, in both directions and languages', () => {
  expect(synonymsOf('remove')).toContain('delete');
  expect(synonymsOf('delete')).toContain('삭제');
  expect(synonymsOf('삭제')).toContain('delete');
  expect(synonymsOf('delet')).toEqual([]);
});

it('names no word twice in a group, and none in capitals or of several parts', () => {
  for (const group of SYNONYM_GROUPS) {
    expect(new Set(group).size, group.join(' ')).toBe(group.length);
    expect(group.filter((word) => /[A-Z\s-]/.test(word))).toEqual([]);
  }
  expect(synonymsOf('graphicscard')).toContain('gpu');
});

it.each([
  ['colour', 'color'],
  ['initialise', 'initialize'],
  ['recognised', 'recognized'],
  ['analyse', 'analyze'],
  ['cancelled', 'canceled'],
  ['centre', 'center'],
  ['licences', 'licenses'],
  ['catalogue', 'catalog'],
  ['grey', 'gray'],
  ['behaviour', 'behavior'],
])('spells %s also %s, and the other way round', (british, american) => {
  expect(spellingsOf(british)).toContain(american);
  expect(spellingsOf(american)).toContain(british);
});

it.each([
  ['library', 'libraries'],
  ['formats', 'formatting'],
  ['activate', 'activation'],
  ['calculated', 'calculation'],
  ['sheets', 'sheet'],
])('takes %s and %s for forms of one word', (one, other) => {
  expect(inflectionsOf(one)).toContain(other);
  expect(inflectionsOf(other)).toContain(one);
});

it('leaves names and short words as they are', () => {
  expect(inflectionsOf('base64')).toEqual([]);
  expect(inflectionsOf('if')).toEqual([]);
});
