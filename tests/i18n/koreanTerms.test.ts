import {describe, expect, it} from 'vitest';
import {diskFiles} from '../../scripts/check/files';

const files = diskFiles(process.cwd());
const KOREAN = [
  ...files.list('i18n/ko').filter((file) => /\.(json|mdx)$/.test(file)),
  // The endings that search takes off are of all levels.
  ...files
    .list('src')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\/(?:hangul|koreanVerbs)\.ts$/.test(file),
    ),
];

/** What Korean texts do not say, and what they say in its place. */
const TERMS: readonly (readonly [string, RegExp])[] = [
  ['"하세요": requests are made on one level of politeness', /십시오/],
  ['"환불 정책", the title of the text', /환불 (규칙|규정|기준)/],
  ['"이메일" and "홈페이지" as one word', /이 메일|홈 페이지/],
];

describe('Korean texts', () => {
  it.each(TERMS)('say %s', (_, avoid) => {
    expect(KOREAN.length).toBeGreaterThan(100);
    const found = KOREAN.flatMap((file) =>
      files
        .read(file)
        .split('\n')
        .flatMap((line, index) =>
          avoid.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it('would be caught saying otherwise', () => {
    const wrong = ['다시 시도하십시오', '환불 규정 요약', '홈 페이지'];
    expect(
      TERMS.map(([, avoid]) => wrong.filter((text) => avoid.test(text))),
    ).toEqual(wrong.map((text) => [text]));
  });
});
