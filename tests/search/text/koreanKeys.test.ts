import {describe, expect, it} from 'vitest';
import {toLetters} from '../../../src/search/text/hangul';
import {koreanKey, keysOfWord} from '../../../src/search/text/koreanKeys';
import {partsOfCompound} from '../../../src/search/text/koreanTails';

describe('the one spelling of a Korean word', () => {
  it.each([
    ['셀을', '셀'],
    ['문서에서는', '문서'],
    ['여는', '열기'],
    ['열어서', '열기'],
    ['쓰려면', '쓰기'],
    ['씁니다', '쓰기'],
    ['바꿔', '바꾸기'],
    ['만든', '만들기'],
    ['깨져요', '깨지기'],
    ['그려주세요', '그리기'],
    ['보여주기', '보이기'],
    ['저장하려면', '저장'],
    ['표시되지', '표시'],
    ['나옴', '나오기'],
    ['열렸는데', '열리기'],
  ])('of %s is %s', (word, key) => {
    expect(koreanKey(word)).toBe(toLetters(key));
  });

  it.each(['열', '열을', '여러', '이름', '모델', '크기', '필터는', '보안'])(
    'of the noun %s is no verb',
    (noun) => {
      expect(toLetters(noun)).toContain(koreanKey(noun));
    },
  );

  it('leaves other words as they are', () => {
    expect(koreanKey('runAsync')).toBe('runAsync');
  });
});

describe('compounds', () => {
  it.each([
    ['글꼴크기', '글꼴 크기'],
    ['라이브러리설치', '라이브러리 설치'],
    ['시트이름변경', '시트 이름 변경'],
    ['유효성검사', '유효성 검사'],
    // Words of one piece, and those too short to be more.
    ['워크시트', '워크시트'],
    ['스프레드시트', '스프레드시트'],
    ['실행취소', '실행취소'],
    ['활성화', '활성화'],
    ['내보내기', '내보내기'],
    ['셀서식', '셀서식'],
  ])('%s is read as %s', (word, parts) => {
    expect(partsOfCompound(word).join(' ')).toBe(parts);
  });

  it('are read without their particles, English words as they are', () => {
    expect(keysOfWord('글꼴크기를')).toEqual(['글꼴', '크기'].map(toLetters));
    expect(keysOfWord('getGpuCount')).toEqual(['getGpuCount']);
  });
});
