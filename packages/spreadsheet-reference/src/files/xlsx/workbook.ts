// Reads the workbook part of a file, with its sheets, defined names and date system, and the shared texts of cells.
import type {LeftOut, SheetVisibility} from '../../contract';
import {createFileUnreadableError} from '../../errors';
import type {XlsxPackage} from './package';
import {parseXml, XmlElement, decodeCellText, streamElements} from '../xml';

/** A sheet with cells, as opposed to a chart sheet. */
export interface XlsxSheet {
  readonly name: string;
  readonly part: string;
  /** Index among all sheets of the file, including sheets without cells. */
  readonly index: number;
  readonly visibility: SheetVisibility;
}

export type XlsxWorkbook = ReturnType<typeof readWorkbookPart>;

/**
 * Reads the sheets, defined names and date system of a workbook.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE` if the file has no workbook or no sheet with cells
 */
export function readWorkbookPart(file: XlsxPackage) {
  const part =
    file.relations('').find(({type}) => type === 'officeDocument')?.target ??
    'xl/workbook.xml';
  const xml = file.text(part);
  if (xml === undefined) {
    throw createFileUnreadableError(
      file.parts.has('content.xml')
        ? 'The file is an OpenDocument file, not an xlsx workbook: save it as xlsx.'
        : `The file has no workbook: the part ${part} is missing.`,
      part,
    );
  }
  if (/\.bin$/.test(part)) {
    throw createFileUnreadableError(
      'The file is a binary workbook (xlsb): save it as xlsx.',
      part,
    );
  }
  const relations = new Map(
    file.relations(part).map((relation) => [relation.id, relation]),
  );
  const sheets: XlsxSheet[] = [];
  const leftOut: LeftOut[] = [];
  const tree = parseXml(xml);
  const first = (name: string) => tree.all(name)[0] ?? new XmlElement(name);
  tree.all('sheet').forEach((sheet, index) => {
    const {name = `Sheet${index + 1}`, state} = sheet.attributes;
    const relation = relations.get(sheet.prefixed('id'));
    if (relation?.type === 'worksheet' && file.parts.has(relation.target)) {
      const visibility =
        state === 'hidden' || state === 'veryHidden' ? state : 'visible';
      sheets.push({name, part: relation.target, index, visibility});
    } else {
      leftOut.push({
        part: relation?.target ?? part,
        reason: relation
          ? relation.type === 'worksheet'
            ? `The sheet '${name}' is missing from the file.`
            : `The sheet '${name}' is a ${relation.type}, which has no cells.`
          : `The sheet '${name}' has no part.`,
      });
    }
  });
  if (sheets.length === 0) {
    throw createFileUnreadableError(
      `No sheet of the file has cells. ${leftOut.map(({reason}) => reason).join(' ')}`,
      part,
    );
  }
  const calculation = first('calcPr');
  const names = tree.all('definedName').map((element) => {
    const {attributes, text} = element;
    const {name = '', localSheetId} = attributes;
    const sheetIndex =
      localSheetId === undefined ? undefined : Number(localSheetId);
    return {name, text, sheetIndex, isHidden: element.flag('hidden')};
  });
  return {
    part,
    sheets,
    names,
    is1904: first('workbookPr').flag('date1904'),
    activeIndex: Number(first('workbookView').attributes.activeTab ?? 0),
    isProtected: first('workbookProtection').flag('lockStructure'),
    iterations: calculation.flag('iterate')
      ? Math.min(Number(calculation.attributes.iterateCount) || 100, 32_767)
      : 0,
    leftOut,
  };
}

/** An entry in the shared string table of the file. */
export type SharedString = ReturnType<typeof readSharedStrings>[number];

export function readSharedStrings(xml: string) {
  const texts: {text: string; isFormatted: boolean}[] = [];
  // Early versions of Excel write `sstItem` instead of `si`.
  streamElements(xml, ['si', 'sstItem'], ({children}) => {
    const text = decodeCellText(joinText(children));
    texts.push({text, isFormatted: isFormatted(children)});
  });
  return texts;
}

/** Tests whether parts of a text have formats of their own. */
export const isFormatted = (elements: readonly XmlElement[]): boolean =>
  elements.some(({children}) => children.some(({name}) => name === 'rPr'));

/** Joins the text runs of a value, without phonetic hints. */
export function joinText(elements: readonly XmlElement[]): string {
  return elements
    .filter(({name}) => name !== 'rPh' && name !== 'f')
    .map(({name, text, children}) =>
      name === 'v' || name === 't' ? text : joinText(children),
    )
    .join('');
}
