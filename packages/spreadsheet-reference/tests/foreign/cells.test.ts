// Cells and formulas in workbooks of other programs.
import {describe, expect, test} from 'vitest';
import type {CellValue} from '../../src/contract';
import {
  eachForeignFile,
  findSheet,
  MAIN,
  readSavedSheet,
  readValues,
  relation,
  relationships,
  withReason,
  type Cell,
} from './workbookFile';

const {page, open, reopen} = eachForeignFile();

const VALUE_ERROR = expect.objectContaining({error: '#VALUE!'}) as object;

const LONG_TEXT = 'a'.repeat(32_768);
const INLINE = 't="inlineStr"';

/** Cells of one file, and the values that they have after opening it. */
const CELLS: readonly [address: string, cell: Cell, value: unknown][] = [
  // Shared formulas move with each cell.
  ['A1', 1, 1],
  ['B1', '<f t="shared" ref="B1:B3" si="0">A1*2</f>', 2],
  ['A2', 2, 2],
  ['B2', '<f t="shared" si="0"/><v>4</v>', 4],
  ['A3', 3, 3],
  ['B3', '<f t="shared" si="0"></f>', 6],
  // Array formulas give each cell its own result.
  ['A4', 5, 5],
  ['B4', '<f t="array" ref="B4:B5">A4:A5*2</f>', 10],
  ['C4', '<f t="array" ref="C4">SUM(IF(A4:A5&gt;1,1,0))</f>', 2],
  ['A5', 7, 7],
  ['B5', 14, 14],
  // Unreadable formulas are errors with a reason.
  ['A6', ['=1+', 3], {error: '#NAME?'}],
  ['B6', '=NOSUCH(1)', {error: '#NAME?'}],
  [
    'C6',
    '=Table9[Sum]',
    expect.objectContaining({error: expect.anything() as string}),
  ],
  // Formulas of other workbooks and of data tables keep the results of the file.
  ['A7', ['=[1]S!A1', 77], 77],
  ['B7', ['=[1]!Rate', 3], 3],
  ['C7', '=A7+1', 78],
  ['D7', ["='[1](0) S'!B8", 4], 4],
  // Formulas that find tables by text keep their results too.
  ['E7', ['=IFERROR(INDIRECT("T"&1&"[#Totals]"),0)', 8], 8],
  ['F7', ['=_xludf.BYCOL()', 9], 9],
  ['G7', '=Two', VALUE_ERROR],
  ['A8', '<f t="dataTable" ref="A8:A9" r1="A1"/><v>5</v>', 5],
  // Functions outside the contract are calculated.
  ['A10', 4, 4],
  ['B10', 7, 7],
  ['D10', '=SUM(MINVERSE(A10:B11))', expect.closeTo(0.1)],
  ['E10', '=DEC2HEX(255)', 'FF'],
  ['F10', '=MMULT(A10,B10)', 28],
  ['A11', 2, 2],
  ['B11', 6, 6],
  ['D11', '=MINVERSE(A10:B10)', VALUE_ERROR],
  ['E11', '=TEXT("12.5","0.00")', '12.50'],
  ['F11', '=A:B 1:2', VALUE_ERROR],
  // Totals leave out hidden rows (row 13), other totals and errors as requested.
  ['A12', 1, 1],
  ['B12', '=SUBTOTAL(9,A12:A14)', 3],
  ['C12', '=SUBTOTAL(109,A12:A14)', 1],
  ['D12', '=AGGREGATE(9,7,A12:A15)', 4],
  ['E12', '=AGGREGATE(14,6,A12:A15,1)', 3],
  ['F12', '=AGGREGATE(9,4,A12:A15)', {error: '#DIV/0!'}],
  ['A13', 2, 2],
  ['A14', '=SUBTOTAL(9,A12:A13)', 3],
  ['A15', '=1/0', {error: '#DIV/0!'}],
  // Names can be broken, relative, local to a sheet, or formulas.
  ['A16', '=SUM(Gone)', {error: '#REF!'}],
  ['A17', 8, 8],
  ['B17', '=Left*Rate', 4],
  ['A18', 3, 3],
  ['B18', '=S!Own', 3],
  ['D18', '=INDIRECT("S!Own")', 3],
  ['C18', '=Odd', 6],
  // Tables are areas in formulas; their filters hide rows (row 20) from totals.
  ['A19', 'Sum', 'Sum'],
  ['B19', 'Net\n price', 'Net\n price'],
  ['A20', 3, 3],
  ['C20', '=Rates[[#This Row],[Sum]]*2', 6],
  ['D20', '=Row', 6],
  ['A21', 4, 4],
  ['B21', 7, 7],
  ['C21', '=SUM(Rates[Sum])', 7],
  ['D21', '=Row', 8],
  ['E21', '=Total', 7],
  ['F21', '=SUM(Rates[Net\r\n price])', 7],
  // Inline and shared texts; those above the limit of cells are cut.
  ['A22', [INLINE, '<v>1.0</v><is><t>1.</t></is>'], '1.'],
  ['B22', [INLINE, 'alone'], 'alone'],
  ['C22', [INLINE, `<is><t>${LONG_TEXT}</t></is>`], LONG_TEXT.slice(1)],
  ['D22', ['t="s"', 0], LONG_TEXT.slice(1)],
  ['E22', ['t="s"', 1], 'TeaA'],
  ['F22', ['t="s"', 2], 'Lorem'],
  // ANCHORARRAY reads a whole array, SINGLE the row of the formula.
  ['A24', '<f t="array" ref="A24:A25">_xlfn.SEQUENCE(2)</f>', 1],
  ['B24', '=SUM(_xlfn.ANCHORARRAY(A24))', 3],
  ['A25', 2, 2],
  ['B25', '=_xlfn.SINGLE(A24:A25)', 2],
  // A huge array formula fills only the cells of the file.
  ['H30', '<f t="array" ref="H30:XFC1048576">1+1</f>', 2],
  ['I31', 2, 2],
  ['XFD1048576', 2, 2],
];

test('cells of other programs are read, calculated and kept by saving', async () => {
  const document = await open({
    cells: {
      ...Object.fromEntries(CELLS.map(([address, cell]) => [address, cell])),
      G21: '=SUBTOTAL(9,A20:A21)',
    },
    hiddenRows: ['13', '20'],
    names: [
      ['Gone', '#REF!$D$1:$D$9'],
      ['Two', 'S!$A$1,S!$A$3'],
      ['Left', 'S!XFD1'],
      ['Rate', '0.5'],
      ['Own', 'S!$A$18', 'localSheetId="0"'],
      ['Odd', 'Own+S!$A$18'],
      ['Total', 'SUM(Rates[Sum])'],
      ['Row', 'Rates[[#This Row],[Sum]]*2'],
    ],
    sheets: '<sheet name="Chart" r:id="chart"/>',
    // Absolute paths and other letter cases are valid.
    relations:
      relation('x', 'sharedStrings', '/xl/SharedStrings.xml') +
      relation('chart', 'chartsheet', 'chartsheets/sheet1.xml'),
    parts: {
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      // Early versions of the format call a shared string `sstItem`.
      'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>${LONG_TEXT}</t></si><si><r><t>Te</t></r><r><t>a_x0041_</t></r><rPh><t>no</t></rPh></si><sstItem><t>Lorem</t></sstItem></sst>`,
      'xl/worksheets/_rels/sheet0.xml.rels': relationships(
        relation('t', 'table', '../tables/table1.xml'),
      ),
      'xl/tables/table1.xml': `<table ${MAIN} name="Rates" displayName="Rates" ref="A19:B21"><autoFilter ref="A19:B21"><filterColumn colId="0"/></autoFilter><tableColumns><tableColumn name="Sum"/><tableColumn name="Net_x000a_ price"/></tableColumns></table>`,
    },
  });
  for (const each of [document, await reopen(document)]) {
    const values = CELLS.map(
      ([address]) => [address, ...readValues(each, address)] as const,
    );
    expect(values).toEqual(CELLS.map(([address, , value]) => [address, value]));
    const sheet = findSheet(each);
    expect(sheet.range('B2').getFormula()).toBe('=A2*2');
    expect(sheet.range('A8').getFormula()).toBeNull();
    expect(sheet.range('H31:I31').getValues()).toEqual([[null, 2]]);
  }
  expect(readValues(document, 'G21')).toEqual([4]);
  expect(readValues(document, 'A6:B6')).toEqual([
    withReason('parsed'),
    withReason('NOSUCH'),
  ]);
  const reported = document.leftOut.map(({part, reason}) => part + reason);
  expect(reported.sort()).toEqual([
    expect.stringContaining("'Chart'"),
    expect.stringContaining('table1.xml'),
    expect.stringContaining('INDIRECT to a table, _XLUDF.BYCOL'),
    expect.stringContaining("2 texts of 'S' are longer than 32767 characters"),
    expect.stringContaining('3 formulas'),
    expect.stringContaining('A8:A9'),
  ]);
});

describe('formulas', () => {
  test('with functions of a macro keep the results of the file until their inputs change', async () => {
    const {engine} = page.spreadsheet;
    const document = await open({
      cells: {
        A1: 1,
        B1: ['=IF(A1&gt;0,mine(A1),0)', 42],
        ...{C1: '=B1+1', D1: ['=mine(5)', 7]},
        ...{A2: ['=mine(S!$H$1)', 8], H2: 1},
      },
    });
    const sheet = findSheet(document);
    const results = (): CellValue[] => readValues(document, 'B1:D1');
    expect(results()).toEqual([42, 43, 7]);
    expect(document.leftOut).toEqual([withReason('MINE')]);
    expect(readValues(await reopen(document), 'B1:D1')).toEqual([42, 43, 7]);
    sheet.cell(5, 5).setValue('elsewhere');
    await engine.whenIdle();
    expect(results()).toEqual([42, 43, 7]);
    sheet.range('D1').clear('formats');
    sheet.range('A1').setValue(2);
    sheet.range('H1').setValue(2);
    await engine.whenIdle();
    await engine.calculate({full: true});
    const unknown = {error: '#NAME?'};
    expect(results()).toEqual([unknown, unknown, 7]);
    sheet.insertRows(1);
    await engine.whenIdle();
    expect(readValues(document, 'A3')).toEqual([unknown]);
    engine.functions.register({
      name: 'MINE',
      calculate: (value) => Number(value) * 10,
    });
    await engine.whenIdle();
    expect(results()).toEqual([20, 21, 50]);
  });

  test('with prefixed names are calculated, and saved with their prefixes', async () => {
    const document = await open({
      cells: {
        A1: '=_xlfn.CONCAT("a","b")',
        B1: '=_xlfn.LET(_xlpm.x,2,_xlpm.x+B2)',
      },
    });
    const sheet = findSheet(document);
    expect(sheet.range('B1').getFormula()).toBe('=LET(x,2,x+B2)');
    sheet.range('A2').setFormula('=XLOOKUP(1,B1:B2,C1:C2,"XLOOKUP(")');
    sheet.range('A3').setFormula('=STDEV.S(B1:B2)+NETWORKDAYS.INTL(1,2)');
    sheet.range('A4').setFormula('=SORT(FILTER(B1:B2,B1:B2))');
    sheet.range('A5').setFormula('=MAP(B1:B2,LAMBDA(v,v*2))');
    sheet.range('A6').setFormula('=LET(f,LAMBDA(x,x+1),f(2))');
    await page.spreadsheet.engine.whenIdle();
    expect(readValues(document, 'A1:B1')).toEqual(['ab', 2]);
    const xml = await readSavedSheet(document);
    for (const formula of [
      'LET(_xlpm.x,2,_xlpm.x+B2)</f>',
      'XLOOKUP(1,B1:B2,C1:C2,&quot;XLOOKUP(&quot;)',
      'CONCAT(',
      'STDEV.S(B1:B2)+NETWORKDAYS.INTL(1,2)',
      '_xlws.SORT(_xlfn._xlws.FILTER(B1:B2,B1:B2))',
      'MAP(B1:B2,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*2))',
      'LET(_xlpm.f,_xlfn.LAMBDA(_xlpm.x,_xlpm.x+1),_xlpm.f(2))',
    ]) {
      expect(xml).toContain(`<f>_xlfn.${formula}`);
    }
  });

  test.each([
    ['down', (n: number) => `=A${n - 1}+1`, 1],
    ['up', (n: number) => `=A${n + 1}+1`, 10_000],
  ])('can form a chain of 10,000 cells %s', async (_way, formula, first) => {
    const cells = Array.from({length: 10_000}, (_cell, index) => {
      const row = index + 1;
      return [`A${row}`, row === first ? 1 : formula(row)] as const;
    });
    const document = await open({cells: Object.fromEntries(cells)});
    const last = first === 1 ? 'A10000' : 'A1';
    expect(readValues(document, last)).toEqual([10_000]);
    findSheet(document).range(`A${first}`).setValue(2);
    await page.spreadsheet.engine.whenIdle();
    expect(readValues(document, last)).toEqual([10_001]);
  });

  test('of arrays are evaluated once, not for each cell', async () => {
    let calls = 0;
    page.spreadsheet.engine.functions.register({
      name: 'COUNTED',
      calculate: () => (calls += 1),
    });
    const document = await open({
      cells: {A1: '<f t="array" ref="A1:A900">COUNTED()+ROW(A1:A900)</f>'},
    });
    expect(readValues(document, 'A900')).toEqual([901]);
    expect(calls).toBe(1);
    findSheet(document).insertRows(0);
    await page.spreadsheet.engine.whenIdle();
    expect(readValues(document, 'A2')).toEqual([4]);
  });
});
