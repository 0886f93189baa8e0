import type {ComponentType} from 'react';
import OcrResult from '@site/docs-ocr/_home-result.mdx';
import OcrSample from '@site/docs-ocr/_home-sample.mdx';
import SpreadsheetResult from '@site/docs-spreadsheet/_home-result.mdx';
import SpreadsheetSample from '@site/docs-spreadsheet/_home-sample.mdx';
import type {DocsSetId} from '@site/src/site/sets/index';

/** Page fragments of a documentation set that landing pages show. */
interface HomeFragments {
  readonly Sample?: ComponentType;
  /** Picture of what the code sample produces. */
  readonly Result?: ComponentType;
}

export const HOME_FRAGMENTS: Readonly<
  Partial<Record<DocsSetId, HomeFragments>>
> = {
  spreadsheet: {Sample: SpreadsheetSample, Result: SpreadsheetResult},
  ocr: {Sample: OcrSample, Result: OcrResult},
};
