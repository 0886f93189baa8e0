import {toLetters} from '../../../text/hangul';

/**
 * Names of other products that readers come from, in the spelling of the index. Beside other words they tell nothing
 * of a page: many pages say what such products call the same, and any of them is meant with all of its features.
 */
export const PRODUCT_NAMES: ReadonlySet<string> = new Set(
  (
    'excel vba handsontable spreadjs aggrid luckysheet univer jspreadsheet syncfusion sheetjs exceljs hyperformula ' +
    'tesseract pytesseract tesserocr paddleocr easyocr abbyy finereader textract 엑셀'
  )
    .split(' ')
    .map(toLetters),
);
