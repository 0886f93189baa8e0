import {
  type GlossaryTerm,
  parseMarkdown,
  remarkGlossary,
} from '../../src/content';
import {toMarkdown} from 'mdast-util-to-markdown';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {describe, expect, it} from 'vitest';

const term = (id: string, ko: string, en: string, isVerbToo = false) =>
  ({
    id,
    term: {ko, en},
    meaning: {ko: '', en: ''},
    set: 'ocr',
    to: `/ocr/api/${id}#more`,
    isVerbToo,
  }) satisfies GlossaryTerm;

const TERMS = [
  term('box', '박스', 'Box'),
  term('handle', '핸들', 'Handle', true),
  term('job', '작업', 'Job'),
  term('imr-model-file', 'IMR 모델 파일', 'IMR model file'),
  term('model', '모델', 'Model'),
  term('model-file', '모델 파일', 'Model file'),
  {...term('sheet', '시트', 'Sheet'), set: 'spreadsheet' as const},
];

/** Returns a page with its links as `[word](id)`. */
async function linked(
  text: string,
  file = 'docs-ocr/page.mdx',
): Promise<string> {
  const {tree} = parseMarkdown(text, file);
  await remarkGlossary(TERMS)(tree, {path: file});
  return toMarkdown(tree as never, {extensions: [mdxToMarkdown()]})
    .replaceAll('/glossary#', '')
    .trim();
}

describe('remarkGlossary', () => {
  it.each([
    ['a job and a job', 'a [job](job) and a job'],
    ['Jobs wait.\n\nA job ends.', '[Jobs](job) wait.\n\nA job ends.'],
    ['Two boxes.', 'Two [boxes](box).'],
    ['**Each job** ends.', '**Each [job](job)** ends.'],
    ['An IMR model file.', 'An [IMR model file](imr-model-file).'],
    ['an imr model file', 'an imr [model file](model-file)'],
    [
      'A model, in a model file.',
      'A [model](model), in a [model file](model-file).',
    ],
    [
      'Handle errors, then the handle.',
      'Handle errors, then the [handle](handle).',
    ],
    ['A jobless job-queue, 2jobs.', 'A jobless job-queue, 2jobs.'],
    ['A sheet.', 'A sheet.'],
    ['## A job', '## A job'],
    [
      '[a job](./a.mdx), `a job`, <b>a job</b>',
      '[a job](./a.mdx), `a job`, <b>a job</b>',
    ],
    ['* a job', '* a job'],
  ])('%s', async (text, expected) => {
    expect(await linked(text)).toBe(expected);
  });

  it('links no terms on the page of the term, in partials, and outside the sets', async () => {
    for (const file of [
      'docs-ocr/api/job.mdx',
      'docs-ocr/_part.mdx',
      'src/pages/page.mdx',
    ]) {
      expect(await linked('A job.', file)).toBe('A job.');
    }
  });

  it('finds Korean terms that are followed by particles', async () => {
    const file = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/page.mdx';
    expect(await linked('작업자는 작업을 합니다.', file)).toBe(
      '작업자는 [작업](job)을 합니다.',
    );
    expect(await linked('IMR 모델 파일, 박스.', file)).toBe(
      '[IMR 모델 파일](imr-model-file), [박스](box).',
    );
  });
});
