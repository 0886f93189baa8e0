import type {SetBuild} from '../setBuild';
import ocrReference from './reference';

const HEADER = 'contracts/ocr/argo_sdk.h';

export const OCR_BUILD: SetBuild = {
  step: () => ocrReference({header: HEADER}),
  // Its headings enter the table of contents, its links are checked.
  beforeDefaults: true,
  // The programs are shown by fences marked `from-file`.
  sources: [HEADER, 'docs-ocr/sample/programs'],
};
