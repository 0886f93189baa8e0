import type {ComponentType} from 'react';
import OcrResult from '@site/docs-ocr/_home-result.mdx';
import OcrSample from '@site/docs-ocr/_home-sample.mdx';
import SpreadsheetResult from '@site/docs-spreadsheet/_home-result.mdx';
import SpreadsheetSample from '@site/docs-spreadsheet/_home-sample.mdx';
import type {DocsSetId} from '@site/src/site/sets/index';

/** What a set shows on the landing pages: page fragments, which are checked as pages are. */
interface HomeFragments {
  readonly Sample?: ComponentType;
  /** A picture of what the sample does. */
  readonly Result?: ComponentType;
}

/** The fragments of the sets that have some. */
export const HOME_FRAGMENTS: Readonly<
  Partial<Record<DocsSetId, HomeFragments>>
> = {
  spreadsheet: {Sample: SpreadsheetSample, Result: SpreadsheetResult},
  ocr: {Sample: OcrSample, Result: OcrResult},
};
