// Builds small XLSX files the way other programs write them.
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect} from 'vitest';
import type {CellValue, IntegratedDocument} from '../../src/contract';
import {eachSpreadsheet} from '../page';

export const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * A number, a formula that starts with `=`, XML, or text. A pair is a formula and its stored
 * result, or the attributes of a cell and its content.
 */
export type Cell = number | string | readonly [string, number | string];

const DEFAULT_PARTS = {
  /** Cells of the sheet S, row by row. */
  cells: {A1: 1} as Readonly<Record<string, Cell>>,
  hiddenRows: [] as readonly string[],
  /** XML before and after `sheetData`. */
  before: '',
  after: '',
  properties: '',
  sheets: '',
  names: [] as readonly (readonly [
    name: string,
    text: string,
    attributes?: string,
  ])[],
  styles: '<xf/>',
  fills: '',
  borders: '',
  dxfs: '',
  /** Relationships of the workbook. */
  relations: '',
  parts: {} as Readonly<Record<string, string | Uint8Array>>,
};
export type FileParts = Partial<typeof DEFAULT_PARTS>;

const content = (value: number | string) =>
  String(value).startsWith('<') ? String(value) : `<v>${value}</v>`;

function cellXml(address: string, cell: Cell): string {
  const [first, second] =
    typeof cell === 'object' ? cell : ([cell, ''] as const);
  const text = String(first);
  if (text.startsWith('=')) {
    const result = second === '' ? '' : content(second);
    return `<c r="${address}"><f>${text.slice(1)}</f>${result}</c>`;
  }
  if (second !== '') {
    return `<c r="${address}" ${text}>${content(second)}</c>`;
  }
  const isText = typeof first === 'string' && !text.startsWith('<');
  return `<c r="${address}"${isText ? ' t="str"' : ''}>${content(first)}</c>`;
}

function rowsXml(
  cells: Readonly<Record<string, Cell>>,
  hiddenRows: readonly string[],
) {
  const rows: Record<string, string> = {};
  for (const [address, cell] of Object.entries(cells)) {
    const row = /\d+/.exec(address)![0];
    rows[row] = (rows[row] ?? '') + cellXml(address, cell);
  }
  return Object.entries(rows).map(([row, xml]) => {
    const hidden = hiddenRows.includes(row) ? ' hidden="1"' : '';
    return `<row r="${row}"${hidden}>${xml}</row>`;
  });
}

export const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

export const relationships = (...relations: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;

export const zip = (parts: Readonly<Record<string, string | Uint8Array>>) =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
    ),
  );

export function createFile(parts: FileParts): Uint8Array<ArrayBuffer> {
  const file = {...DEFAULT_PARTS, ...parts};
  const names = file.names.map(
    ([name, text, attributes = '']) =>
      `<definedName name="${name}" ${attributes}>${text}</definedName>`,
  );
  return zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(
      relation('a', 'officeDocument', 'xl/workbook.xml'),
    ),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${file.properties}<sheets><sheet name="S" r:id="s"/>${file.sheets}</sheets><definedNames>${names.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relation('s', 'worksheet', 'worksheets/sheet0.xml'),
      relation('t', 'styles', 'styles.xml'),
      file.relations,
    ),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="[h]:mm:ss"/></numFmts><fonts><font/><font><color theme="1"/></font></fonts><fills><fill/>${file.fills}</fills><borders><border/>${file.borders}</borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs>${file.styles}</cellXfs><dxfs>${file.dxfs}</dxfs></styleSheet>`,
    'xl/worksheets/sheet0.xml': `<worksheet ${MAIN} xmlns:r="${OFFICE}">${file.before}<sheetData>${rowsXml(file.cells, file.hiddenRows).join('')}</sheetData>${file.after}</worksheet>`,
    ...file.parts,
  });
}

/** Opens created files in a spreadsheet for each test. */
export function eachForeignFile() {
  const page = eachSpreadsheet();
  async function openFile(file: Blob | Uint8Array<ArrayBuffer>) {
    const {documents, engine} = page.spreadsheet;
    const document = await documents.open(file);
    await engine.whenIdle();
    return document;
  }
  return {
    page,
    openFile,
    open: (parts: FileParts) => openFile(createFile(parts)),
    reopen: async (document: IntegratedDocument) =>
      openFile(await document.save()),
  };
}

export const findSheet = ({workbook}: IntegratedDocument) =>
  workbook.sheets.get('S')!;

export const readValues = (
  document: IntegratedDocument,
  area: string,
): CellValue[] => findSheet(document).range(area).getValues().flat();

/** XML of the first sheet after saving. */
export async function readSavedSheet(document: IntegratedDocument) {
  const bytes = await (await document.save()).arrayBuffer();
  const parts = unzipSync(new Uint8Array(bytes));
  return strFromU8(parts['xl/worksheets/sheet1.xml']!);
}

/** Matches an object whose reason contains a text. */
export const withReason = (text: string) =>
  expect.objectContaining({
    reason: expect.stringContaining(text) as string,
  }) as object;
