import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {translateTitles} from '../../src/content';
import type {Locale} from '../../src/site/locales';
import {getDocSummariesFile} from '../../src/site/translations';
import {scratchFolder} from '../support/scratchFolder';

const TABLE = {
  'api/run': {title: '실행', summary: '이미지를 인식합니다.'},
  changelog: {title: '변경 내역'},
};

async function frontMatterOf(file: string, locale: Locale = 'ko') {
  const root = scratchFolder('titles', onTestFinished);
  const table = path.join(root, getDocSummariesFile('ko', 'ocr'));
  mkdirSync(path.dirname(table), {recursive: true});
  writeFileSync(table, JSON.stringify(TABLE));
  const read = async () => ({frontMatter: {title: 'A'}, content: ''});
  const {frontMatter} = await translateTitles(
    locale,
    read,
    root,
  )({
    filePath: path.join(root, file),
    fileContent: '',
    defaultParseFrontMatter: read,
  });
  return frontMatter;
}

it('uses the titles and summaries of the table for untranslated pages', async () => {
  expect(await frontMatterOf('docs-ocr/api/run.mdx')).toEqual({
    title: 'A',
    sidebar_label: '실행',
    translated_title: '실행',
    description: '이미지를 인식합니다.',
    translated_summary: '이미지를 인식합니다.',
  });
  expect(await frontMatterOf('docs-ocr/changelog.mdx')).toEqual({
    title: 'A',
    sidebar_label: '변경 내역',
    translated_title: '변경 내역',
  });
});

it.each([
  ['docs-ocr/api/run.mdx', 'en'],
  ['docs-ocr/api/other.mdx', 'ko'],
  ['docs-spreadsheet/changelog.mdx', 'ko'],
  ['i18n/ko/docusaurus-plugin-content-docs-ocr/current/changelog.mdx', 'ko'],
  ['src/pages/changelog.mdx', 'ko'],
] as const)('leaves %s in %s as it is', async (file, locale) => {
  expect(await frontMatterOf(file, locale)).toEqual({title: 'A'});
});
