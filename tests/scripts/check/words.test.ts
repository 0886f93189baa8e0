// Accepted and rejected wording.
import {expect, it} from 'vitest';
import {
  BANNED_ANYWHERE,
  BANNED_IN_ENGLISH,
  BANNED_IN_PROSE,
  BANNED_THIRD_PERSON,
} from '../../../scripts/check/bannedWords';
import {CHECKS} from '../../../scripts/check/checks';
import {readBannedTerms} from '../../../scripts/check/rules/terms';
import {findBannedWording} from '../../../scripts/check/rules/wording';
import type {CheckSources} from '../../../scripts/check/sources';
import {formatProblem} from '../../../src/content';
import {PAGE} from './faults/fault';
import {getTermsFile} from '../../../src/site/translations';
import {DISK, pageText, sourcesWith} from './support';

const runCheck = (check: string, sources: CheckSources) =>
  CHECKS.find(({name}) => name === check)!.run(sources);

/** Technical words that every reader knows. */
const TRADE = `plugin config webhook Kubernetes Docker middleware localhost async etc. backend
  frontend GitHub npm TypeScript Linux macOS PowerShell stdout hostname namespace runtime timestamp
  timezone autocomplete monorepo minify deserialise multithreaded whitespace codebase sandboxed
  nginx Yocto Rollup Astro Fastify Blazor Esc Łódź Ångström binarisation despeckle dewarp
  workflow login OAuth failover serverless PostgreSQL PyTorch malloc segfault upsert`;

it('no word of the trade is a misspelling', async () => {
  const sources = sourcesWith({[PAGE]: pageText(TRADE)});
  const pages = sources.pages.filter(({file}) => file === PAGE);
  const {problems} = await runCheck('spelling', {
    ...sources,
    pages,
    hasOnlyChangedPages: true,
  });
  expect(problems.map(formatProblem)).toEqual([]);
});

const BANNED = [...BANNED_IN_ENGLISH, ...BANNED_IN_PROSE, ...BANNED_ANYWHERE];

it.each([...BANNED, ...BANNED_THIRD_PERSON])(
  'the example of %s is found, and says %j',
  (...row) => {
    expect(findBannedWording([row], PAGE, `One.\n${row[2]}`)).toMatchObject([
      {file: PAGE, line: 2, expected: row[1]},
    ]);
  },
);

it.each([
  'Write to name@example.com or sales@vendor.example, clone git@github.com:vendor/sdk.git',
  'npm install vue@3.5.1 @scope/name@1.0.0-beta.2',
  'curl -O https://host.example/sdk.zip | tee log, curl -s https://host.example | jq .',
  '/home/user/sdk, C:\\Users\\you, https://host.example/home/jane',
  '+1 555 0100, 010-0000-0000, 2026-01-02, 12-345-6789, 0-100-2000-3000',
  'The size of the prize; resize it. That long-long type. A user, an hour.',
])('%s is lawful', (text) => {
  expect(findBannedWording(BANNED, PAGE, text)).toEqual([]);
});

const KOREAN = JSON.parse(DISK.read(getTermsFile('ko'))) as {
  readonly terms: readonly {readonly en: string; readonly say: string}[];
};

it.each([
  ...KOREAN.terms.map(({say}) => say),
  '핸들을 닫은 다음 활성화를 해제하세요. 라이선스를 반납하고 메모리를 해제합니다.',
  '출력 형식과 압축 방식을 고릅니다. 나머지 줄은 온라인 가이드라인을 따르세요.',
  '콤보 박스, 체크박스, 가상 머신, 머신 러닝, 임포트 라이브러리, 다운샘플링',
  '표시하는 “이름”과 파일이 폴더에 있어야 합니다. 이 값이 필요.',
  '데이터 바인딩, 데이터 바깥, 제목 객체, 호스트 명령, 그리드 선택, 「부가가치세법」',
])('%s keeps to the Korean terms', (text) => {
  expect(findBannedWording(readBannedTerms(DISK, 'ko'), PAGE, text)).toEqual(
    [],
  );
});

it('lists each Korean term once, in alphabetical order', () => {
  const names = KOREAN.terms.map(({en}) => en);
  expect(names).toEqual(
    [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')),
  );
});

it('only the pages that say where facts come from may speak of the vendor', async () => {
  const text = pageText('Ask the vendor.', [
    'title: A page',
    'description: A vendor.',
    'keywords: [price, vendor support]',
  ]);
  const about = 'src/pages/markdown-page.mdx';
  const strings = 'i18n/ko/contracts/ocr/run.json';
  const sources = sourcesWith({
    [PAGE]: text,
    [about]: text,
    [strings]: '{"a.b": {"text": "공급사가 제공합니까?"}}',
  });
  const {problems} = await runCheck('wording', sources);
  const found = problems.filter(({file}) =>
    [PAGE, about, strings].includes(file),
  );
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
    `${PAGE}:7`,
    `${PAGE}:3`,
    `${PAGE}:4`,
    `${strings}:1`,
  ]);
});
