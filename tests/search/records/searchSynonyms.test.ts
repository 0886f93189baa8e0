import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readSearchSynonyms} from '../../../src/search/records/searchSynonyms';
import {SYNONYM_GROUPS} from '../../../src/search/text/synonyms';
import {searchSynonyms, TERMS_LOCALE} from '../../../src/site/translations';
import {folderOf} from '../../support/folderOf';

const FILE = searchSynonyms(TERMS_LOCALE);

const read = (table: unknown) =>
  readSearchSynonyms(folderOf({[FILE]: JSON.stringify(table)}));

describe('readSearchSynonyms', () => {
  const otherWordsFor = read({
    groups: [
      ['글꼴', '폰트', 'font'],
      ['실행취소', '언두'],
      ['폰트', '서체'],
    ],
  });

  it.each([
    ['글꼴 바꾸기', ['폰트']],
    ['글꼴을 바꾸기', ['폰트']],
    ['폰트', ['글꼴', '서체']],
    ['Font 크기', ['글꼴', '폰트']],
    ['실행 취소와 다시 실행', ['언두']],
    ['글꼴집', []],
  ])('gives other words for "%s"', (term, others) => {
    expect(otherWordsFor(term)).toEqual(others);
  });

  it.each([
    {},
    {groups: [['글꼴']]},
    {groups: [['글꼴', 1]]},
    {groups: '글꼴'},
  ])('refuses %j and names the file', (table) => {
    expect(() => read(table)).toThrow(FILE);
  });
});

describe('the table of the site', () => {
  const {groups} = JSON.parse(readFileSync(FILE, 'utf8')) as {
    groups: string[][];
  };

  // A reader who asks for one of these must not be given the other.
  it.each([
    ['오름차순', '내림차순'],
    ['확대', '축소'],
    ['대문자', '소문자'],
    ['윗첨자', '아래첨자'],
    ['동기', '비동기'],
    ['스키마', '스킴'],
    ['활성화', '인증'],
    ['활성화', '비활성화'],
    ['한글', '한국어'],
    ['고정', '잠금'],
  ])('keeps %s and %s apart', (one, other) => {
    const together = [...groups, ...SYNONYM_GROUPS].filter(
      (group) => group.includes(one) && group.includes(other),
    );
    expect(together).toEqual([]);
  });

  it.each(groups.map((group) => [group.join(' '), group] as const))(
    '%s: words of one piece, lower case, each once',
    (_, group) => {
      expect(group).toEqual([...new Set(group)]);
      group.forEach((word) => expect(word).toMatch(/^[\p{Ll}\p{Lo}\d#.]+$/u));
    },
  );
});
