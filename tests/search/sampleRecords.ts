import {
  createRecords,
  type PageMetadata,
} from '../../src/search/records/createRecords';
import type {SearchQuery} from '../../src/search/engine';
import type {HeadingLevel, SearchRecord} from '../../src/search/records/record';
import type {PageSection} from '../../src/search/records/readSections';

/** Creates the records of a page in a documentation set. Values that a test does not depend on may be omitted. */
export function createPageRecords(
  page: Partial<PageMetadata>,
  sections: readonly (Pick<PageSection, 'headings'> & Partial<PageSection>)[],
): SearchRecord[] {
  return createRecords(
    {
      url: 'http://localhost:3000/ocr/intro',
      language: 'en',
      tag: 'docs-ocr-current',
      version: ['current'],
      lvl0: 'OCR SDK',
      rank: 10,
      ...page,
    },
    sections.map((section) => ({
      level: section.headings.length as HeadingLevel,
      anchor: '',
      blocks: [],
      pictures: [],
      codeNames: [],
      ...section,
    })),
  );
}

/** Records of a page with one heading below its title. */
function sampleRecords(path: string, title: string, text: string) {
  return createPageRecords({url: `http://localhost:3000${path}`}, [
    {headings: [title], blocks: [text]},
    {headings: [title, 'Errors'], blocks: [text], anchor: 'errors'},
  ]);
}

export const SAMPLE_RECORDS: readonly SearchRecord[] = [
  ...sampleRecords('/ocr/api/run', 'run', 'Recognises one image.'),
  ...sampleRecords('/ocr/api/waitResult', 'waitResult', 'Waits for a result.'),
  ...sampleRecords('/ocr/intro', 'OCR SDK', 'Reads text in images.'),
];

export function createSampleQuery(text: string): SearchQuery {
  return {
    text,
    language: 'en',
    tags: ['default', 'docs-ocr-current'],
    page: 1,
    perPage: 20,
  };
}
