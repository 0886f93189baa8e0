// Workbooks of other programs: one small file for each feature.
import {Workbook} from '@cj-tech-master/excelts';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {afterEach, describe, expect, test} from 'vitest';
import {SpreadsheetError} from '../src';
import type {CellValue, IntegratedDocument} from '../src/contract';
import {encrypt} from '../src/lazy/encryption';
import {eachSpreadsheet} from './page';

const page = eachSpreadsheet();

const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  /** Contents of `sheetData` of the sheet S. */
  readonly cells: string;
  /** XML after and before `sheetData`. */
  readonly behind?: string;
  readonly before?: string;
  readonly formats?: string;
  readonly workbook?: string;
  readonly styles?: string;
  readonly fills?: string;
  readonly borders?: string;
  readonly more?: Readonly<Record<string, string | Uint8Array>>;
  readonly relations?: string;
  /** Renames parts. */
  readonly path?: (path: string) => string;
}

function bytesOf({
  cells,
  behind = '',
  before = '',
  formats = '',
  workbook = '',
  styles = '<xf/>',
  fills = '',
  borders = '',
  more = {},
  relations = '',
  path = (same) => same,
}: Parts): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(
      relation('a', 'officeDocument', 'xl/workbook.xml'),
    ),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${workbook.includes('workbookPr') ? workbook : ''}<sheets><sheet name="S" r:id="s"/>${workbook.includes('<sheet ') ? workbook : ''}</sheets>${workbook.includes('definedName') ? workbook : ''}</workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relation('s', 'worksheet', 'worksheets/sheet0.xml'),
      relation('t', 'styles', 'styles.xml'),
      relations,
    ),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="[h]:mm:ss"/></numFmts><fonts><font/><font><color theme="1"/></font></fonts><fills><fill/>${fills}</fills><borders><border/>${borders}</borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs>${styles}</cellXfs><dxfs>${formats}</dxfs></styleSheet>`,
    'xl/worksheets/sheet0.xml': `<worksheet ${MAIN} xmlns:r="${OFFICE}">${before}<sheetData>${cells}</sheetData>${behind}</worksheet>`,
    ...more,
  };
  return zipped(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [path(name), text]),
    ),
  );
}

function zipped(parts: Readonly<Record<string, string | Uint8Array>>) {
  const files = Object.entries(parts).map(([name, text]) => [
    name,
    typeof text === 'string' ? strToU8(text) : text,
  ]);
  return new Uint8Array(
    zipSync(Object.fromEntries(files) as Record<string, Uint8Array>),
  );
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relationships = (...relations: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;

/** Parts of a table that belongs to the sheet. */
const tableParts = (attributes: string, contents: string) => ({
  'xl/worksheets/_rels/sheet0.xml.rels': relationships(
    relation('t', 'table', '../tables/table1.xml'),
  ),
  'xl/tables/table1.xml': `<table ${MAIN} ${attributes}>${contents}</table>`,
});

const names = (
  ...entries: readonly (readonly [name: string, text: string])[]
) =>
  `<definedNames>${entries.map(([name, text]) => `<definedName name="${name}">${text}</definedName>`).join('')}</definedNames>`;

async function opened(parts: Parts): Promise<IntegratedDocument> {
  const document = await page.spreadsheet.documents.open(bytesOf(parts));
  await page.spreadsheet.engine.whenIdle();
  return document;
}

/** Document after saving and opening it. */
async function again(document: IntegratedDocument) {
  const {documents, engine} = page.spreadsheet;
  const next = await documents.open(await document.save());
  await engine.whenIdle();
  return next;
}

/** XML of the first sheet after saving. */
async function savedSheet(document: IntegratedDocument) {
  const bytes = await (await document.save()).arrayBuffer();
  const parts = unzipSync(new Uint8Array(bytes));
  return strFromU8(parts['xl/worksheets/sheet1.xml']!);
}

const sheetOf = ({workbook}: IntegratedDocument) => workbook.sheets.get('S')!;

const values = (document: IntegratedDocument, area: string): CellValue[] =>
  sheetOf(document).range(area).getValues().flat();

/** Matches a reason that contains a text. */
const reason = (text: string) =>
  expect.objectContaining({
    reason: expect.stringContaining(text) as string,
  }) as object;

/** Rows of cells; each gets the number of its first cell. */
const rows = (...cells: readonly string[]) =>
  cells
    .map((each) => `<row r="${/\d+/.exec(each)![0]}">${each}</row>`)
    .join('');

describe('formulas', () => {
  test('that cells share move with each cell', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>1</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*2</f></c>',
        '<c r="A2"><v>2</v></c><c r="B2"><f t="shared" si="0"/><v>4</v></c>',
        '<c r="A3"><v>3</v></c><c r="B3"><f t="shared" si="0"></f></c>',
      ),
    });
    expect(values(document, 'B1:B3')).toEqual([2, 4, 6]);
    expect(sheetOf(document).range('B2').getFormula()).toBe('=A2*2');
  });

  test('that fill several cells give each its own result, after saving, too', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>5</v></c><c r="B1"><f t="array" ref="B1:B2">A1:A2*2</f></c><c r="C1"><f t="array" ref="C1">SUM(IF(A1:A2&gt;1,1,0))</f></c>',
        '<c r="A2"><v>7</v></c><c r="B2"><v>14</v></c>',
      ),
    });
    expect(values(document, 'B1:C2')).toEqual([10, 2, 14, null]);
    expect(values(await again(document), 'B1:B2')).toEqual([10, 14]);
  });

  test('that cannot be read are errors with a reason; the others are calculated', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><f>1+</f><v>3</v></c><c r="B1"><f>NOSUCH(1)</f></c><c r="C1"><f>1+1</f></c><c r="D1"><f>Table1[Sum]</f></c>',
      ),
    });
    const [broken, unknown, sum, table] = values(document, 'A1:D1');
    expect([broken, unknown, sum]).toEqual([
      {error: '#NAME?'},
      {error: '#NAME?'},
      2,
    ]);
    expect(table).toHaveProperty('error');
    expect([broken, unknown]).toEqual([reason('parsed'), reason('NOSUCH')]);
  });

  test('of other workbooks keep the results of the file, and open() says so', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>1</v></c><c r="B1"><f>[1]S!A1</f><v>77</v></c><c r="C1"><f>[1]!Rate</f><v>3</v></c><c r="D1"><f>B1+1</f></c><c r="E1"><f>\'[1](0) S\'!B8</f><v>4</v></c>',
      ),
    });
    expect(values(document, 'A1:E1')).toEqual([1, 77, 3, 78, 4]);
    expect(document.leftOut).toEqual([
      {
        part: 'xl/worksheets/sheet0.xml',
        reason: expect.stringContaining('3 formulas') as string,
      },
    ]);
  });

  test('of data tables become their results, and open() says so', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>1</v></c><c r="B1"><f t="dataTable" ref="B1:B9" r1="A1"/><v>5</v></c>',
      ),
    });
    expect(values(document, 'B1')).toEqual([5]);
    expect(sheetOf(document).range('B1').getFormula()).toBeNull();
    expect(document.leftOut).toEqual([reason('B1:B9')]);
  });

  test('that call functions of a macro keep the results of the file until what they read changes', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>1</v></c><c r="B1"><f>IF(A1&gt;0,mine(A1),0)</f><v>42</v></c><c r="C1"><f>B1+1</f></c><c r="D1"><f>mine(5)</f><v>7</v></c>',
        '<c r="A2"><f>mine(S!$H$1)</f><v>8</v></c><c r="H2"><v>1</v></c>',
      ),
    });
    expect(values(document, 'B1:D1')).toEqual([42, 43, 7]);
    expect(document.leftOut).toEqual([reason('MINE')]);
    expect(values(await again(document), 'B1:D1')).toEqual([42, 43, 7]);
    sheetOf(document).cell(5, 5).setValue('elsewhere');
    await page.spreadsheet.engine.whenIdle();
    expect(values(document, 'B1:D1')).toEqual([42, 43, 7]);
    sheetOf(document).range('D1').clear('formats');
    sheetOf(document).range('A1').setValue(2);
    sheetOf(document).range('H1').setValue(2);
    await page.spreadsheet.engine.whenIdle();
    await page.spreadsheet.engine.calculate({full: true});
    const unknown = {error: '#NAME?'};
    expect(values(document, 'B1:D1')).toEqual([unknown, unknown, 7]);
    sheetOf(document).insertRows(1);
    await page.spreadsheet.engine.whenIdle();
    expect(values(document, 'A3')).toEqual([unknown]);
    page.spreadsheet.engine.functions.register({
      name: 'MINE',
      calculate: (value) => Number(value) * 10,
    });
    await page.spreadsheet.engine.whenIdle();
    expect(values(document, 'B1:D1')).toEqual([20, 21, 50]);
  });

  test('with marked names are calculated, and saved with their marks', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><f>_xlfn.CONCAT("a","b")</f></c><c r="B1"><f>_xlfn.LET(_xlpm.x,2,_xlpm.x+B2)</f></c>',
      ),
    });
    expect(sheetOf(document).range('B1').getFormula()).toBe('=LET(x,2,x+B2)');
    sheetOf(document)
      .range('A2')
      .setFormula('=XLOOKUP(1,B1:B2,C1:C2,"XLOOKUP(")');
    sheetOf(document)
      .range('A3')
      .setFormula('=STDEV.S(B1:B2)+NETWORKDAYS.INTL(1,2)');
    await page.spreadsheet.engine.whenIdle();
    expect(values(document, 'A1:B1')).toEqual(['ab', 2]);
    const xml = await savedSheet(document);
    expect(xml).toContain('<f>_xlfn.LET(_xlpm.x,2,_xlpm.x+B2)</f>');
    expect(xml).toContain(
      '<f>_xlfn.XLOOKUP(1,B1:B2,C1:C2,&quot;XLOOKUP(&quot;)',
    );
    expect(xml).toContain('<f>_xlfn.CONCAT(');
    expect(xml).toContain('<f>_xlfn.STDEV.S(B1:B2)+NETWORKDAYS.INTL(1,2)');
  });

  test('that need functions beyond the listed ones are calculated', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><v>4</v></c><c r="B1"><v>7</v></c><c r="D1"><f>SUM(MINVERSE(A1:B2))</f></c><c r="E1"><f>DEC2HEX(255)</f></c><c r="F1"><f>MMULT(A1,B1)</f></c>',
        '<c r="A2"><v>2</v></c><c r="B2"><v>6</v></c><c r="D2"><f>MINVERSE(A1:B1)</f></c><c r="E2"><f>TEXT("12.5","0.00")</f></c><c r="F2"><f>A:B 1:2</f></c>',
      ),
    });
    const found = values(document, 'D1:F2');
    const [sum, digits, product, wide, text, area] = found;
    expect(product).toBe(28);
    expect(area).toMatchObject({error: '#VALUE!'});
    expect(sum).toBeCloseTo(0.1);
    expect(digits).toBe('FF');
    expect(wide).toMatchObject({error: '#VALUE!'});
    expect(text).toBe('12.50');
  });

  test('of totals leave hidden rows, other totals and errors out as they are told', async () => {
    const document = await opened({
      cells: `${rows('<c r="A1"><v>1</v></c><c r="B1"><f>SUBTOTAL(9,A1:A3)</f></c><c r="C1"><f>SUBTOTAL(109,A1:A3)</f></c><c r="D1"><f>AGGREGATE(9,7,A1:A4)</f></c><c r="E1"><f>AGGREGATE(14,6,A1:A4,1)</f></c><c r="F1"><f>AGGREGATE(9,4,A1:A4)</f></c>')}<row r="2" hidden="1"><c r="A2"><v>2</v></c></row>${rows(
        '<c r="A3"><f>SUBTOTAL(9,A1:A2)</f></c>',
        '<c r="A4"><f>1/0</f></c>',
      )}`,
    });
    expect(values(document, 'B1:F1')).toEqual([
      ...[3, 1, 4, 3],
      {error: '#DIV/0!'},
    ]);
  });

  test('with names whose sheet was deleted are errors', async () => {
    const document = await opened({
      cells: rows('<c r="A1"><f>SUM(Gone)</f></c>'),
      workbook: names(['Gone', '#REF!$D$1:$D$9']),
    });
    expect(values(document, 'A1')).toEqual([{error: '#REF!'}]);
    expect(values(await again(document), 'A1')).toEqual([{error: '#REF!'}]);
  });

  test('with names mean what the name means beside them', async () => {
    const document = await opened({
      cells: rows('<c r="A2"><v>8</v></c><c r="B2"><f>Left*Rate</f></c>'),
      workbook: names(['Left', 'S!XFD1'], ['Rate', '0.5']),
    });
    expect(values(document, 'B2')).toEqual([4]);
    expect(values(await again(document), 'B2')).toEqual([4]);
  });

  test.each([
    ['down', (n: number) => `A${n - 1}+1`, 1],
    ['up', (n: number) => `A${n + 1}+1`, 10_000],
  ])(
    'that depend on each other over 10,000 cells %s',
    async (_way, formula, first) => {
      const cells = Array.from({length: 10_000}, (_row, index) => {
        const number = index + 1;
        const cell =
          number === first ? '<v>1</v>' : `<f>${formula(number)}</f>`;
        return `<c r="A${number}">${cell}</c>`;
      });
      const document = await opened({cells: rows(...cells)});
      const last = first === 1 ? 'A10000' : 'A1';
      expect(values(document, last)).toEqual([10_000]);
      const sheet = sheetOf(document);
      sheet.range(`A${first}`).setValue(2);
      await page.spreadsheet.engine.whenIdle();
      expect(values(document, last)).toEqual([10_001]);
    },
  );
});

test('tables are areas in formulas, and open() tells of them', async () => {
  const document = await opened({
    cells: rows(
      '<c r="A1" t="str"><v>Sum</v></c>',
      '<c r="A2"><v>3</v></c><c r="B2"><f>Rates[[#This Row],[Sum]]*2</f></c>',
      '<c r="A3"><v>4</v></c><c r="B3"><f>SUM(Rates[Sum])</f></c><c r="C3"><f>Total</f></c>',
    ),
    workbook: names(['Total', 'SUM(Rates[Sum])']),
    more: tableParts(
      'displayName="Rates" ref="A1:B3"',
      '<tableColumns><tableColumn name="Sum"/><tableColumn name="More"/></tableColumns>',
    ),
  });
  expect(values(document, 'B2:C3')).toEqual([6, null, 7, 7]);
  expect(document.leftOut).toEqual([
    expect.objectContaining({part: 'xl/tables/table1.xml'}),
  ]);
});

test('names with the row of a table read the row of each formula, and filters of tables hide rows from totals', async () => {
  const document = await opened({
    cells: rows(
      '<c r="A1" t="str"><v>Sum</v></c>',
      '<c r="A2"><v>3</v></c><c r="C2"><f>Own</f></c>',
      '<c r="A3"><v>4</v></c><c r="C3"><f>Own</f></c><c r="D3"><f>SUBTOTAL(9,A2:A3)</f></c>',
    ).replace('<row r="2"', '<row hidden="1" r="2"'),
    workbook: names(['Own', 'Rates[[#This Row],[Sum]]*2']),
    more: tableParts(
      'displayName="Rates" ref="A1:A3"',
      '<autoFilter ref="A1:A3"><filterColumn colId="0"/></autoFilter><tableColumns><tableColumn name="Sum"/></tableColumns>',
    ),
  });
  expect(values(document, 'C2:D3')).toEqual([6, null, 8, 4]);
});

test('names belong to the sheet that is named before them, and one that is no area opens', async () => {
  const document = await opened({
    cells: rows(
      '<c r="A1"><v>3</v></c><c r="B1"><f>S!Own</f></c><c r="C1"><f>Odd</f></c>',
    ),
    workbook:
      '<definedNames><definedName name="Own" localSheetId="0">S!$A$1</definedName><definedName name="Odd">Own+S!$A$1</definedName></definedNames>',
  });
  expect(values(document, 'B1:C1')).toEqual([3, 6]);
});

test('a text in a cell is read once where a writer gives it twice', async () => {
  const document = await opened({
    cells: rows(
      '<c r="A1" t="inlineStr"><v>1.0</v><is><t>1.</t></is></c><c r="B1" t="inlineStr"><v>alone</v></c>',
    ),
  });
  expect(values(document, 'A1:B1')).toEqual(['1.', 'alone']);
});

test('whole rows and columns that are merged open and can be saved', async () => {
  const document = await opened({
    cells: rows('<c r="A1"><v>1</v></c>'),
    behind:
      '<mergeCells><mergeCell ref="A:B"/><mergeCell ref="E2:F3"/></mergeCells>',
  });
  for (const one of [document, await again(document)]) {
    const merged = ['B900', 'F3', 'C1'].map(
      (cell) => sheetOf(one).range(cell).isMerged,
    );
    expect(merged).toEqual([true, true, false]);
  }
});

test('a text longer than cells may be ends, and open() tells of it', async () => {
  const long = 'a'.repeat(32_768);
  const document = await opened({
    cells: rows(
      `<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>${long}</t></is></c>`,
    ),
    relations: relation('u', 'sharedStrings', 'sharedStrings.xml'),
    more: {'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>`},
  });
  const short = long.slice(1);
  expect(values(document, 'A1:B1').map((text) => text === short)).toEqual([
    true,
    true,
  ]);
  expect(document.leftOut).toEqual([
    reason("2 texts of 'S' are longer than 32767 characters"),
  ]);
});

test('tables have columns whose names are broken into lines', async () => {
  const document = await opened({
    cells: rows(
      '<c r="A1" t="inlineStr"><is><t>Net\n price</t></is></c><c r="B1"><f>SUM(T[Net\r\n price])</f></c>',
      '<c r="A2"><v>7</v></c>',
    ),
    more: tableParts(
      'name="T" displayName="T" ref="A1:A2"',
      '<tableColumns><tableColumn name="Net_x000a_ price"/></tableColumns>',
    ),
  });
  expect(values(document, 'B1')).toEqual([7]);
});

describe('arrays', () => {
  test('that claim a whole sheet fill only the cells that the file has', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><f t="array" ref="A1:XFD1048576">1+1</f></c>',
        '<c r="B2"><v>2</v></c>',
      ),
    });
    expect(values(document, 'A1:B2')).toEqual([2, null, null, 2]);
  });

  test('are read as a whole by the cell where they begin, and single cells by the row of a formula', async () => {
    const document = await opened({
      cells: rows(
        '<c r="A1"><f t="array" ref="A1:A2">_xlfn.SEQUENCE(2)</f></c><c r="B1"><f>SUM(_xlfn.ANCHORARRAY(A1))</f></c>',
        '<c r="B2"><f>_xlfn.SINGLE(A1:A2)</f></c>',
      ),
    });
    expect(values(document, 'A1:B2')).toEqual([1, 3, 2, 2]);
  });

  test('are evaluated once, not once for each cell', async () => {
    let calls = 0;
    page.spreadsheet.engine.functions.register({
      name: 'COUNTED',
      calculate: () => (calls += 1),
    });
    const document = await opened({
      cells: rows(
        '<c r="A1"><f t="array" ref="A1:A900">COUNTED()+ROW(A1:A900)</f></c>',
      ),
    });
    expect(values(document, 'A900')).toEqual([901]);
    expect(calls).toBe(1);
    sheetOf(document).insertRows(0);
    await page.spreadsheet.engine.whenIdle();
    expect(values(document, 'A2')).toEqual([4]);
  });
});

describe('what other programs put on a sheet', () => {
  const A1 = rows('<c r="A1"><v>1</v></c>');

  /** Document, and the same one after saving and opening it. */
  async function twice(parts: Omit<Parts, 'cells'>) {
    const document = await opened({cells: A1, ...parts});
    return [document, await again(document)] as const;
  }

  test('conditional formats', async () => {
    const rules = [
      '<cfRule type="cellIs" dxfId="0" priority="2" operator="greaterThan"><formula>5</formula></cfRule>',
      '<cfRule type="expression" dxfId="0" priority="1"><formula>$A1="x"</formula></cfRule>',
      '<cfRule type="colorScale" priority="3"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale></cfRule>',
      '<cfRule type="timePeriod" dxfId="0" priority="4" timePeriod="today"/>',
    ];
    const documents = await twice({
      formats:
        '<dxf><font><b/><color rgb="FF000000"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf>',
      behind: `<conditionalFormatting sqref="A1:A9 C3">${rules.join('')}</conditionalFormatting>`,
    });
    for (const document of documents) {
      const found = [...sheetOf(document).conditionalFormats].map(
        ({area, rule}) => [
          area.address,
          rule.type,
          'formula' in rule && rule.formula,
        ],
      );
      expect(found).toEqual([
        ['A1:A9', 'formula', '=$A1="x"'],
        ['C3', 'formula', '=$A3="x"'],
        ['A1:A9', 'value', false],
        ['C3', 'value', false],
        ['A1:A9', 'colorScale', false],
        ['C3', 'colorScale', false],
      ]);
    }
    const [first] = [...sheetOf(documents[0]).conditionalFormats];
    expect(first!.rule).toMatchObject({
      format: {
        font: {bold: true, color: '#000000'},
        fill: {color: '#FFC7CE'},
      },
    });
    expect(documents[0].leftOut).toEqual([reason('onditional format')]);
  });

  test('validation rules', async () => {
    const rules = [
      '<dataValidation type="whole" operator="between" allowBlank="1" showErrorMessage="1" error="No" sqref="B1:B9"><formula1>1</formula1><formula2>$A$1</formula2></dataValidation>',
      '<dataValidation type="list" showErrorMessage="1" sqref="C1"><formula1>"a,b"</formula1></dataValidation>',
      '<dataValidation type="time" sqref="D1"><formula1>0.5</formula1></dataValidation>',
    ];
    const documents = await twice({
      behind: `<dataValidations>${rules.join('')}</dataValidations>`,
    });
    for (const document of documents) {
      const sheet = sheetOf(document);
      expect(sheet.range('B2').getValidation()).toMatchObject({
        type: 'whole',
        values: [1, '=$A$1'],
        message: 'No',
      });
      expect(sheet.range('C1').getValidation()).toMatchObject({
        type: 'list',
        source: ['a', 'b'],
      });
    }
    expect(documents[0].leftOut).toEqual([reason('D1')]);
  });

  test('a filter', async () => {
    const documents = await twice({
      behind:
        '<autoFilter ref="A1:B5"><filterColumn colId="0"><customFilters><customFilter val="a*"/><customFilter val="b"/></customFilters></filterColumn><filterColumn colId="1"><filters><filter val="x"/></filters></filterColumn></autoFilter>',
    });
    for (const document of documents) {
      const {filter} = sheetOf(document);
      expect(filter?.area.address).toBe('A1:B5');
      expect(filter?.getCriteria(1)).toEqual({type: 'values', values: ['x']});
      expect(filter?.getCriteria(0)).toBeNull();
    }
    expect(documents[0].leftOut).toEqual([reason('condition of the filter')]);
  });

  test('protection, colour, lines and size', async () => {
    const documents = await twice({
      before:
        '<sheetPr><tabColor rgb="FF00B050"/></sheetPr><sheetViews><sheetView showGridLines="0" zoomScale="150" workbookViewId="0"/></sheetViews>',
      behind: '<sheetProtection sheet="1" sort="0"/>',
    });
    for (const document of documents) {
      const sheet = sheetOf(document);
      expect([
        sheet.isProtected,
        sheet.tabColor,
        sheet.gridlinesVisible,
        sheet.zoom,
      ]).toEqual([true, '#00B050', false, 1.5]);
      expect(document.leftOut).toEqual([]);
    }
  });

  test('how to print it', async () => {
    const document = await opened({
      cells: A1,
      behind:
        '<pageSetup orientation="landscape" paperSize="70" r:id="p"/><headerFooter><oddHeader>Head</oddHeader></headerFooter>',
    });
    const xml = await savedSheet(document);
    expect(xml).toContain(
      '<pageSetup orientation="landscape" paperSize="70"/>',
    );
    expect(xml).toContain('Head');
  });

  const drawing = (contents: string) =>
    `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}"><xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>5</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${contents}<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;

  test('pictures, and shapes that open() tells of', async () => {
    const pixel = Uint8Array.from(
      atob('R0lGODlhAQABAAAAACwAAAAAAQABAAA='),
      (letter) => letter.charCodeAt(0),
    );
    const documents = await twice({
      behind: '<drawing r:id="d"/>',
      more: {
        'xl/worksheets/_rels/sheet0.xml.rels': relationships(
          relation('d', 'drawing', '../drawings/drawing1.xml'),
        ),
        'xl/drawings/drawing1.xml': drawing(
          '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="A dot"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:sp/>',
        ),
        'xl/drawings/_rels/drawing1.xml.rels': relationships(
          relation('i', 'image', '../media/image1.gif'),
        ),
        'xl/media/image1.gif': pixel,
      },
    });
    for (const document of documents) {
      const [image] = [...sheetOf(document).images];
      expect([image?.anchor, image?.altText]).toEqual(['B3:C5', 'A dot']);
    }
    expect(documents[0].leftOut).toEqual([reason('Shapes')]);
  });

  test('comments, links, charts and parts of any other kind are told of', async () => {
    const document = await opened({
      cells: A1,
      behind: '<hyperlinks><hyperlink ref="A1" location="S!A2"/></hyperlinks>',
      more: {
        'xl/comments1.xml': '<comments/>',
        'xl/charts/chart1.xml': '<chart/>',
        'xl/unheard/of.xml': '<of/>',
      },
    });
    const reasons = document.leftOut.map(({reason}) => reason);
    for (const what of ['Comments', 'A chart', 'Links', 'The part']) {
      expect(reasons.join()).toContain(what);
    }
    expect(reasons).toHaveLength(4);
  });

  test('formats and lines that documents have not are told of', async () => {
    const document = await opened({
      styles: '<xf/><xf fillId="2"/><xf fillId="3"/><xf borderId="1"/>',
      fills:
        '<fill/><fill><gradientFill/></fill><fill><patternFill patternType="darkUp"/></fill>',
      borders:
        '<border><left style="hair"/><top style="thin"/><diagonal style="thin"/></border>',
      before:
        '<sheetFormatPr defaultColWidth="20"/><cols><col min="2" max="3" outlineLevel="1"/></cols>',
      cells: rows(
        '<c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>bold</t></r></is></c>',
      ),
    });
    expect(document.leftOut.map(({reason}) => reason)).toEqual([
      'Gradients cannot be kept.',
      'The pattern darkUp cannot be kept.',
      'Lines of the kind hair become thin ones.',
      'Diagonal lines cannot be kept.',
      "1 texts of 'S' have formats of parts: they are shown in the format of their cell.",
      "Groups of rows or columns of 'S' cannot be kept.",
      "The usual sizes of rows and columns of 'S' cannot be kept.",
    ]);
  });
});

describe('dates', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  const styles =
    '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="31"/>';

  const CELLS = [
    ['A1', 's="1"', '31', '1/31/1900'],
    ['B1', 's="1"', '59', '2/28/1900'],
    ['C1', 's="1"', '61', '3/1/1900'],
    ['D1', 's="1"', '32051', '10/1/1987'],
    ['E1', 's="2"', '0.5', '12:00'],
    ['F1', 's="3"', '1.5', '36:00:00'],
    ['G1', 's="4"', '45000', '2023년 03월 15일'],
    ['H1', 's="1" t="d"', '2020-10-04T00:00:00Z', '10/4/2020'],
    ['I1', 's="1"', '60', '2/29/1900'],
  ] as const;

  test.each(['UTC', 'Asia/Seoul', 'Australia/Sydney', 'America/Sao_Paulo'])(
    'are the same days in %s, and times and durations are no dates',
    async (name) => {
      process.env.TZ = name;
      const cells = CELLS.map(
        ([at, kind, value]) => `<c r="${at}" ${kind}><v>${value}</v></c>`,
      );
      const document = await opened({styles, cells: rows(cells.join(''))});
      const shown = sheetOf(document).range('A1:I1').getTexts().flat();
      expect(shown).toEqual(CELLS.map(([, , , text]) => text));
      const days = values(document, 'A1:D1').map((day) => {
        const date = day as Date;
        return [date.getFullYear(), date.getMonth() + 1, date.getDate()];
      });
      expect(days).toEqual([
        [1900, 1, 31],
        [1900, 2, 28],
        [1900, 3, 1],
        [1987, 10, 1],
      ]);
      expect(values(document, 'E1:F1')).toEqual([0.5, 1.5]);
      const sheet = sheetOf(document);
      sheet.range('A2:D2').setValues([values(document, 'A1:D1')]);
      expect(sheet.range('A2:D2').getTexts()).toEqual([shown.slice(0, 4)]);
    },
  );

  test('in ISO 8601 are durations, too, and numbers behind the last date stay numbers', async () => {
    const document = await opened({
      styles,
      cells: rows(
        '<c r="A1" s="3" t="d"><v>PT26H11M0.000S</v></c><c r="B1" s="1"><v>2958465</v></c><c r="C1" s="1"><v>1000000000000</v></c>',
      ),
    });
    const [duration, last, number] = values(document, 'A1:C1');
    expect(duration).toBeCloseTo(26 / 24 + 11 / 1440, 12);
    expect((last as Date).getFullYear()).toBe(9999);
    expect(number).toBe(1e12);
  });

  test('of the 1904 system are the same days, and durations the same', async () => {
    const document = await opened({
      styles,
      // Newer programs add an extension of the same name.
      workbook:
        '<workbookPr date1904="1"/><ext><x15:workbookPr chartTrackingRefBase="1"/></ext>',
      cells: rows('<c r="A1" s="1"><v>1</v></c><c r="B1" s="3"><v>1.5</v></c>'),
    });
    const sheet = sheetOf(document);
    expect(sheet.range('A1:B1').getTexts()).toEqual([['1/2/1904', '36:00:00']]);
  });
});

describe('files', () => {
  test('of another library are read', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('S');
    sheet.getCell('A1').value = 'Total';
    sheet.getCell('A1').font = {bold: true};
    sheet.getCell('B1').value = {formula: 'B2*3', result: 21};
    sheet.getCell('B2').value = 7;
    sheet.getCell('B2').numFmt = '0.00';
    sheet.mergeCells('A4:C4');
    const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
    const document = await page.spreadsheet.documents.open(bytes);
    await page.spreadsheet.engine.whenIdle();
    const read = sheetOf(document);
    expect(read.range('A1').getFont().bold).toBe(true);
    expect(read.range('B1').getFormula()).toBe('=B2*3');
    expect(read.range('A1:B2').getTexts()).toEqual([
      ['Total', '21'],
      ['', '7.00'],
    ]);
    expect(read.range('A4').isMerged).toBe(true);
  });

  test('with sheets of charts open without them, and say so', async () => {
    const document = await opened({
      cells: rows('<c r="A1"><v>1</v></c>'),
      workbook: '<sheet name="Chart" r:id="chart"/>',
      relations: relation('chart', 'chartsheet', 'chartsheets/sheet1.xml'),
      more: {'xl/chartsheets/sheet1.xml': '<chartsheet/>'},
    });
    expect(values(document, 'A1')).toEqual([1]);
    expect(document.leftOut).toEqual([
      {
        part: 'xl/chartsheets/sheet1.xml',
        reason: expect.stringContaining("'Chart'") as string,
      },
    ]);
  });

  test('find their parts in any case, and by absolute paths', async () => {
    const document = await opened({
      cells: rows('<c r="A1" t="s"><v>0</v></c>'),
      relations: relation('x', 'sharedStrings', '/xl/SharedStrings.xml'),
      more: {
        'xl/sharedStrings.xml': `<sst ${MAIN}><si><r><t>Te</t></r><r><t>a_x0041_</t></r><rPh><t>no</t></rPh></si></sst>`,
      },
      path: (path) => path.replace('workbook.xml', 'Workbook.xml'),
    });
    expect(values(document, 'A1')).toEqual(['TeaA']);
  });

  test('with colours of a theme or of the palette show them, and keep them as they are shown', async () => {
    const color = (name: string, value: string) =>
      `<${name}><srgbClr val="${value}"/></${name}>`;
    const document = await opened({
      styles: '<xf/><xf fontId="1" fillId="2"/><xf fillId="3"/>',
      fills:
        '<fill/><fill><patternFill patternType="solid"><fgColor theme="4" tint="-0.25"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor indexed="10"/></patternFill></fill>',
      before: '<sheetPr><tabColor theme="3"/></sheetPr>',
      cells: rows('<c r="A1" s="1"><v>1</v></c><c r="B1" s="2"><v>1</v></c>'),
      relations: relation('x', 'theme', 'theme/theme1.xml'),
      more: {
        'xl/theme/theme1.xml': `<theme><themeElements><clrScheme><dk1><sysClr val="windowText" lastClr="010203"/></dk1>${color('lt1', 'FFFFFF')}${color('dk2', '1F497D')}${color('lt2', 'EEECE1')}${color('accent1', '4F81BD')}</clrScheme></themeElements></theme>`,
      },
    });
    for (const each of [document, await again(document)]) {
      const {workbook} = each;
      expect(workbook.range('A1').getFont().color).toBe('#010203');
      expect(workbook.range('A1').getFill()?.color).toBe('#376092');
      expect(workbook.range('B1').getFill()?.color).toBe('#FF0000');
      expect(sheetOf(each).tabColor).toBe('#1F497D');
    }
  });

  test('of early versions have their texts', async () => {
    const document = await opened({
      cells: rows('<c r="A1" t="s"><v>0</v></c>'),
      relations: relation('x', 'sharedStrings', 'sharedStrings.xml'),
      more: {
        'xl/sharedStrings.xml': `<sst ${MAIN}><sstItem><t>Lorem</t></sstItem></sst>`,
      },
    });
    expect(values(document, 'A1')).toEqual(['Lorem']);
  });

  test('have cells at both ends of the grid', async () => {
    const document = await opened({
      cells: rows('<c r="A1"><v>1</v></c>', '<c r="XFD1048576"><v>2</v></c>'),
    });
    expect(values(await again(document), 'XFD1048576')).toEqual([2]);
  });

  test('keep texts that look like escapes, charts, rules and times', async () => {
    const {documents} = page.spreadsheet;
    const document = documents.create();
    const sheet = document.workbook.sheets.get('Sheet1')!;
    sheet.range('A1').setValue('_x0041_');
    sheet.range('A2').setValue('a\u0001b\ud801');
    sheet
      .range('B1')
      .setValue(1 / 3)
      .setNumberFormat('h:mm');
    sheet.conditionalFormats.add('A1:A9', {
      type: 'formula',
      formula: '=A1>1',
      format: {font: {bold: true}},
    });
    sheet.charts.add({
      type: 'bar',
      source: sheet.range('A1:B3'),
      anchor: 'D1:F9',
    });
    for (const password of [undefined, 'secret']) {
      const saved = await document.save(password ? {password} : {});
      const next = await documents.open(saved, password ? {password} : {});
      const [found] = [...next.workbook.sheets];
      expect(found!.range('A1:B2').getValues()).toEqual([
        ['_x0041_', 1 / 3],
        ['a\u0001b\ud801', null],
      ]);
      expect([...found!.charts]).toHaveLength(1);
      expect([...found!.conditionalFormats]).toHaveLength(1);
      expect(next.leftOut).toEqual([]);
    }
  });

  test('with a password lose no digit and no word about what is lost', async () => {
    const plain = bytesOf({
      styles: '<xf numFmtId="0"/><xf numFmtId="22"/>',
      cells: rows('<c r="A1" s="1"><v>45000.123456789012</v></c>'),
      more: {'xl/comments1.xml': '<comments/>'},
    });
    const bytes = await encrypt(plain, 'secret', {spinCount: 100});
    const {documents} = page.spreadsheet;
    const document = await documents.open(new Uint8Array(bytes), {
      password: 'secret',
    });
    expect(document.leftOut).toHaveLength(1);
    const serial = (from: IntegratedDocument) =>
      sheetOf(from).range('A1').setNumberFormat('General').getValue();
    const saved = await document.save({password: 'secret'});
    expect(serial(document)).toBe(45000.123456789012);
    const next = await documents.open(saved, {password: 'secret'});
    expect(serial(next)).toBe(45000.123456789012);
    await expect(
      documents.open(saved, {password: 'other'}),
    ).rejects.toMatchObject({code: 'WRONG_PASSWORD'});
  });

  test('that are something else are refused with what they are', async () => {
    const {documents} = page.spreadsheet;
    type Bytes = Uint8Array<ArrayBuffer>;
    const cases: [Bytes, RegExp][] = [
      [strToU8('PK\u0003\u0004 nothing') as Bytes, /damaged/],
      [zipped({'content.xml': '<a/>'}), /OpenDocument/],
      [zipped({'xl/other.xml': '<a/>'}), /workbook\.xml is missing/],
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /xls/],
    ];
    for (const [bytes, message] of cases) {
      const open = documents.open(bytes);
      await expect(open).rejects.toBeInstanceOf(SpreadsheetError);
      await expect(open).rejects.toMatchObject({
        code: 'FILE_UNREADABLE',
        message: expect.stringMatching(message) as string,
      });
    }
  });
});
