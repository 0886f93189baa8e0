import type {SetBuild} from '../setBuild';
import {HEADER_FILE} from './contract/headerFile';
import remarkOcrReference, {REPLACED} from './reference';

export const OCR_BUILD: SetBuild = {
  step: () => remarkOcrReference(),
  // The programs are shown by fences marked `from-file`.
  sources: [HEADER_FILE, 'docs-ocr/sample/programs'],
  replaces: REPLACED,
};
