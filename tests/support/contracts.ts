import {buildDeclarations} from '@document-sdk/contract';
import {buildHeader, loadSetContract} from '../../src/reference';
import {OCR_CONTRACT} from '../../src/site/sets/ocr/contract';
import {SPREADSHEET_CONTRACT} from '../../src/site/sets/spreadsheet/contract';

export const HEADER = buildHeader(loadSetContract(OCR_CONTRACT.file));

export const DECLARATIONS = buildDeclarations(
  loadSetContract(SPREADSHEET_CONTRACT.file),
);
