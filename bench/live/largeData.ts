import type {
  CellValue,
  FileFormat,
  Sheet,
  Spreadsheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {
  createFigure,
  computeMedian,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import {loadRuntime, measureTime} from '../lib/runtime';

const ROWS = 100;
const COLUMNS = 10;

const FILE_ROWS = 2000;

const DATA = rowsOf(ROWS);
const AREA = `A1:J${ROWS}`;

const fill = (sheet: Sheet) => void sheet.range(AREA).setValues(DATA);

type Step = (sheet: Sheet, spreadsheet: Spreadsheet) => void | Promise<void>;

/** Two ways to get the same result. */
interface Pair {
  readonly name: string;
  /** Setup, not measured. */
  readonly before?: Step;
  readonly slow: Step;
  readonly fast: Step;
}

const PAIRS: readonly Pair[] = [
  {
    name: 'setValue() for each cell, to one setValues()',
    slow: writeEach,
    fast: fill,
  },
  {
    name: 'setValue() for each cell, to the same in a transaction',
    slow: writeEach,
    fast: (sheet, {history}) =>
      history.transaction('Load', () => writeEach(sheet)),
  },
  {
    name: 'getValue() for each cell, to one getValues()',
    before: fill,
    slow: (sheet) =>
      eachCell((row, column) => sheet.cell(row, column).getValue()),
    fast: (sheet) => void sheet.range(AREA).getValues(),
  },
  {
    name: 'setFormat() for each cell, to one for the range',
    slow: (sheet) =>
      eachCell((row, column) =>
        sheet.cell(row, column).setFormat({numberFormat: '0.00'}),
      ),
    fast: (sheet) => void sheet.range(AREA).setFormat({numberFormat: '0.00'}),
  },
  {
    name: 'setFormula() for each row, to one for the column',
    before: fill,
    slow: (sheet) => {
      for (let row = 0; row < ROWS; row += 1) {
        sheet.cell(row, COLUMNS).setFormula(`=SUM(A${row + 1}:J${row + 1})`);
      }
    },
    fast: (sheet) => void sheet.range(`K1:K${ROWS}`).setFormula('=SUM(A1:J1)'),
  },
  {
    name: 'deleteRows() for each of 50 rows, to one for all',
    before: fill,
    slow: (sheet) => {
      for (let count = 0; count < 50; count += 1) {
        sheet.deleteRows(25);
      }
    },
    fast: (sheet) => sheet.deleteRows(25, 50),
  },
  {
    name: '20 blocks that arrive one by one, automatic to manual calculation',
    before: (sheet) =>
      void sheet.range(`L1:L${ROWS}`).setFormula(`=SUM(A$1:J$${ROWS})+ROW()`),
    slow: writeBlocks,
    fast: async (sheet, spreadsheet) => {
      const {engine} = spreadsheet;
      engine.calculationMode = 'manual';
      await writeBlocks(sheet, spreadsheet);
      await engine.calculate();
    },
  },
];

/**
 * Measures the speedup of batched calls of the reference runtime, and the time to open a document in each
 * format. The page about large data quotes the figures.
 */
export async function measureLargeData({
  runs,
}: Pick<BenchOptions, 'runs'>): Promise<BenchFigure[]> {
  const create = await loadRuntime();
  const using = async (use: (spreadsheet: Spreadsheet) => Promise<void>) => {
    const spreadsheet = await create('#sheet', {licenseKey: 'BENCH'});
    await use(spreadsheet);
    await spreadsheet.dispose();
  };
  const timeOf = async (step: Step, before?: Step) => {
    const times: number[] = [];
    // The first run is a warm-up.
    for (let run = 0; run <= runs; run += 1) {
      await using(async (spreadsheet) => {
        await before?.(spreadsheet.activeSheet, spreadsheet);
        await spreadsheet.engine.whenIdle();
        times.push(
          await measureTime(() => step(spreadsheet.activeSheet, spreadsheet)),
        );
      });
    }
    return computeMedian(times.slice(1));
  };
  const figures: BenchFigure[] = [];
  for (const {name, before, slow, fast} of PAIRS) {
    const slowTime = await timeOf(slow, before);
    const ratio = slowTime / (await timeOf(fast, before));
    figures.push(
      createFigure(`${name} (${slowTime.toFixed(1)} ms)`, ratio, '×'),
    );
  }
  const files = new Map<FileFormat, Blob>();
  await using(async ({activeSheet, documents}) => {
    activeSheet.range(`A1:J${FILE_ROWS}`).setValues(rowsOf(FILE_ROWS));
    activeSheet.range(`K1:K${FILE_ROWS}`).setFormula('=SUM(A1:J1)');
    for (const format of ['json', 'xlsx', 'csv'] as const) {
      files.set(format, await documents.active.save({format}));
    }
  });
  for (const [format, file] of files) {
    const time = await timeOf(async (_sheet, {documents, engine}) => {
      await documents.open(file, {format});
      await engine.whenIdle();
    });
    figures.push(
      createFigure(`${format}, opened and calculated`, time, 'ms'),
      createFigure(`${format}, size`, file.size / 1000, 'kB'),
    );
  }
  return figures;
}

function rowsOf(count: number): CellValue[][] {
  return Array.from({length: count}, (_row, row) =>
    Array.from({length: COLUMNS}, (_cell, column) =>
      column === 0 ? `Item ${row}` : row * COLUMNS + column,
    ),
  );
}

function eachCell(use: (row: number, column: number) => void): void {
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      use(row, column);
    }
  }
}

function writeEach(sheet: Sheet): void {
  eachCell((row, column) => {
    sheet.cell(row, column).setValue(DATA[row]![column]!);
  });
}

/** Waits for the calculation after each block, as if blocks arrived from a server. */
async function writeBlocks(sheet: Sheet, {engine}: Spreadsheet): Promise<void> {
  for (let row = 0; row < ROWS; row += 5) {
    sheet.range(`A${row + 1}:J${row + 5}`).setValues(DATA.slice(row, row + 5));
    await engine.whenIdle();
  }
}
