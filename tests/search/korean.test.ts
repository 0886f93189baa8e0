import {beforeAll, describe, expect, it} from 'vitest';
import type {EmbeddedEngine} from '../../src/search/engines/embedded/index';
import {buildAndOpenIndex} from './builtIndex';
import {createPageRecords} from './sampleRecords';
import {composeHangul, decomposeHangul} from '../../src/search/text/hangul';

/** Titles of English pages and their Korean search terms. */
const PAGES: Readonly<Record<string, string>> = {
  'Setting the encoding':
    '인코딩|문자 인코딩|한글 깨짐|유니코드|파일 경로 한글',
  freePointer: '메모리 해제|메모리 누수|포인터 해제|반환값 해제',
  'Filter and sort': '필터|정렬|자동 필터|오름차순 정렬|내림차순',
  Charts: '차트|그래프|차트 만들기|막대그래프|꺾은선형 차트',
  Panes: '틀 고정|행 고정|열 너비|화면 분할',
  'Conditional formatting': '조건부 서식|셀 강조|색조|아이콘 집합',
  'Pivot tables': '피벗 테이블|교차표|데이터 요약',
  'Data validation': '데이터 유효성 검사|드롭다운 목록|입력 제한',
  'License activation': '라이선스 활성화|정품 인증|오프라인 인증|폐쇄망 설치',
  waitResult: '결과 대기|대기열|결과를 기다리기|비동기 처리',
  Sparklines: '스파크라인|미니 차트|추세선',
};

const WORDS = Object.values(PAGES).flatMap((names) => names.split('|'));

/** Other spellings of search terms. */
const VARIANTS: readonly [written: string, name: string][] = [
  ['틀고정', '틀 고정'],
  ['조건부서식', '조건부 서식'],
  ['피벗테이블', '피벗 테이블'],
  ['메모리해제', '메모리 해제'],
  ['막대 그래프', '막대그래프'],
  ['인코딩을', '인코딩'],
  ['차트에서', '차트'],
  ['필터는', '필터'],
  ['정렬하는 방법', '정렬'],
  ['그래프로 만들기', '차트 만들기'],
  ['메모리를 해제하려면', '메모리 해제'],
  ['라이선스 활성화 하기', '라이선스 활성화'],
  ['스파크라인이란', '스파크라인'],
  ['차트에서도', '차트'],
  ['인코딩값', '인코딩'],
  ['자동인코딩을', '인코딩'],
];

const titleOf = (name: string) =>
  Object.entries(PAGES).find(([, names]) =>
    names.split('|').includes(name),
  )![0];

/** The text of a field after each key on a Korean keyboard. */
function textsWhileTyping(text: string): string[] {
  const keys = decomposeHangul(text);
  return Array.from(keys, (_, at) => composeHangul(keys.slice(0, at + 1)));
}

let index: EmbeddedEngine;

async function titlesFor(text: string): Promise<string[]> {
  const {hits} = await index.search({text, page: 1, perPage: 10});
  return [...new Set(hits.map((hit) => hit.path[0] ?? hit.title))].map(
    (parts) => parts.map((part) => part.text).join(''),
  );
}

beforeAll(() => {
  const records = Object.entries(PAGES).flatMap(([title, names], number) =>
    createPageRecords(
      {
        url: `https://docs.example.com/page-${number}`,
        topics: names.split('|'),
      },
      [
        {
          headings: [title],
          blocks: [`What the page says of ${title} in English.`],
        },
      ],
    ),
  );
  index = buildAndOpenIndex(records);
});

describe('Korean words that lead to English pages', () => {
  it.each(WORDS)(
    '%s finds its page, and never nothing on the way',
    async (word) => {
      const shown = textsWhileTyping(word);
      let hasBegun = false;
      for (const text of shown) {
        const {length} = await titlesFor(text);
        expect(length > 0 || !hasBegun, `"${text}" of "${word}"`).toBe(true);
        hasBegun ||= length > 0 && /[가-힣]/.test(text);
      }
      expect(hasBegun).toBe(true);
      expect((await titlesFor(word)).slice(0, 3)).toContain(titleOf(word));
    },
  );

  it.each(VARIANTS)('%s is found like %s', async (written, name) => {
    for (const text of textsWhileTyping(written).slice(2)) {
      expect(await titlesFor(text), `"${text}" of "${written}"`).not.toEqual(
        [],
      );
    }
    expect((await titlesFor(written))[0]).toBe(titleOf(name));
  });

  it.each([
    ['인코등', '인코딩'],
    ['피봇 테이블', '피벗 테이블'],
    ['vlfxj', '필터'],
    ['스파크라임', '스파크라인'],
    ['스파크라임에서', '스파크라인'],
    ['인코팅에서는', '인코딩'],
  ])('%s is taken for %s', async (mistyped, name) => {
    expect((await titlesFor(mistyped))[0]).toBe(titleOf(name));
  });
});
