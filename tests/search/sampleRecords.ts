import {createRecords} from '../../src/search/records/createRecords';
import type {SearchQuery} from '../../src/search/engine';
import type {SearchRecord} from '../../src/search/records/record';

/** Records of a page with one heading below its title. */
function pageRecords(
  path: string,
  title: string,
  text: string,
): SearchRecord[] {
  const section = {codeNames: [], blocks: [text]};
  return createRecords(
    {
      url: `http://localhost:3000${path}`,
      language: 'en',
      tag: 'docs-ocr-current',
      version: ['current'],
      lvl0: 'OCR SDK',
      rank: 10,
    },
    [
      {...section, level: 1, headings: [title], anchor: ''},
      {...section, level: 2, headings: [title, 'Errors'], anchor: 'errors'},
    ],
  );
}

export const SAMPLE_RECORDS: readonly SearchRecord[] = [
  ...pageRecords('/ocr/api/run', 'run', 'Recognises one image.'),
  ...pageRecords('/ocr/api/waitResult', 'waitResult', 'Waits for a result.'),
  ...pageRecords('/ocr/intro', 'OCR SDK', 'Reads text in images.'),
];

export function sampleQuery(text: string): SearchQuery {
  return {
    text,
    language: 'en',
    tags: ['default', 'docs-ocr-current'],
    page: 1,
    perPage: 20,
  };
}
