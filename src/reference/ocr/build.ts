import {earlierFiles} from '../../../packages/contract/src/history';
import type {SetBuild} from '../setBuild';
import {HEADER_FILE} from './contract/header';
import remarkOcrReference, {ocrChangelog, REPLACED} from '.';
import {CHANGELOG_PAGE} from './ocrContract';

export const OCR_BUILD: SetBuild = {
  step: () => remarkOcrReference(),
  outline: () => remarkOcrReference(),
  // The programs are shown by fences marked `from-file`.
  sources: [
    HEADER_FILE,
    ...earlierFiles(HEADER_FILE),
    'docs-ocr/sample/programs',
  ],
  replaces: REPLACED,
  changelog: {page: CHANGELOG_PAGE, read: ocrChangelog},
};
