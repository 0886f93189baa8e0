import {describe, expect, it} from 'vitest';
import {nounOf, toLetters} from '../../../src/search/text/hangul';
import {nounsOfVerb} from '../../../src/search/text/koreanVerbs';
import {isStopWord} from '../../../src/search/text/tokenize';

describe('Korean verbs', () => {
  it.each([
    ['바꾸려면', '바꾸기'],
    ['바꿀까요', '바꾸기'],
    ['바꿔서', '바꾸기'],
    ['여는', '열기'],
    ['만드는', '만들기'],
    ['읽어야', '읽기'],
    ['숨겨요', '숨기기'],
    ['지웠습니다', '지우기'],
    ['저장하려면', '저장'],
    ['삭제할까요', '삭제'],
    ['변환해서', '변환'],
    ['해제되는지', '해제'],
    ['그려주세요', '그리기'],
    ['보여주는', '보이기'],
    ['여는법', '열기'],
    ['바꿀때', '바꾸기'],
    ['넣고싶어요', '넣기'],
    ['지워지지않게', '지워지기'],
    ['사라졌는데요', '사라지기'],
  ])('%s is found as %s', (verb, noun) => {
    expect(nounsOfVerb(toLetters(verb))).toContain(toLetters(noun));
  });

  it.each([
    '있나요',
    '있을까요',
    '않는지',
    '하려는',
    '하나요',
    '되는지',
    '싶어요',
    '방법이',
    '무엇인가요',
    '언제까지',
    '얼마나',
    '돼요',
    '됐나요',
  ])('%s decides nothing', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  it.each(['셀', '열', '행', '저장', '차트', '하이라이트', '되돌리기'])(
    '%s does',
    (word) => {
      expect(isStopWord(word)).toBe(false);
    },
  );

  it('takes particles from nouns of one syllable', () => {
    expect(['셀을', '큐에서', '행의', '문서를', '열'].map(nounOf)).toEqual([
      '셀',
      '큐',
      '행',
      '문서',
      '열',
    ]);
  });
});
