import type {
  CellValue,
  FileFormat,
  Sheet,
  Spreadsheet,
} from '../../runtime/contract';
import {median, rounded, type Figure} from '../lib/figures';
import {loadRuntime} from '../lib/runtime';
import type {BenchOptions} from '../pages/options';

const ROWS = 100;
const COLUMNS = 10;

/** Rows of the document that is opened. */
const FILE_ROWS = 2000;

const DATA = rowsOf(ROWS);
const AREA = `A1:J${ROWS}`;

type Step = (sheet: Sheet, spreadsheet: Spreadsheet) => void | Promise<void>;

type WithSpreadsheet = (
  use: (spreadsheet: Spreadsheet) => Promise<void>,
) => Promise<void>;

/** What is compared: a way, a better one, and what stands on the sheet before. */
interface Pair {
  readonly name: string;
  readonly before?: Step;
  readonly slow: Step;
  readonly fast: Step;
}

const PAIRS: readonly Pair[] = [
  {
    name: 'setValue() for each cell, to one setValues()',
    slow: (sheet) => writeEach(sheet),
    fast: (sheet) => void sheet.range(AREA).setValues(DATA),
  },
  {
    name: 'setValue() for each cell, to the same in a transaction',
    slow: (sheet) => writeEach(sheet),
    fast: (sheet, {history}) =>
      history.transaction('Load', () => writeEach(sheet)),
  },
  {
    name: 'getValue() for each cell, to one getValues()',
    before: (sheet) => void sheet.range(AREA).setValues(DATA),
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
    before: (sheet) => void sheet.range(AREA).setValues(DATA),
    slow: (sheet) => {
      for (let row = 0; row < ROWS; row += 1) {
        sheet.cell(row, COLUMNS).setFormula(`=SUM(A${row + 1}:J${row + 1})`);
      }
    },
    fast: (sheet) => void sheet.range(`K1:K${ROWS}`).setFormula('=SUM(A1:J1)'),
  },
  {
    name: 'deleteRows() for each of 50 rows, to one for all',
    before: (sheet) => void sheet.range(AREA).setValues(DATA),
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
    slow: (sheet, {engine}) => writeBlocks(sheet, () => engine.whenIdle()),
    fast: async (sheet, {engine}) => {
      engine.calculationMode = 'manual';
      await writeBlocks(sheet, () => engine.whenIdle());
      await engine.calculate();
    },
  },
];

/**
 * What it saves to batch work with the reference runtime, as ratios, and what it takes to open a document in
 * each format: the figures of the page about large data.
 */
export async function measureLargeData({
  runs,
}: Pick<BenchOptions, 'runs'>): Promise<Figure[]> {
  const create = await loadRuntime();
  const withSpreadsheet: WithSpreadsheet = async (use) => {
    const spreadsheet = await create('#sheet', {licenseKey: 'BENCH'});
    await use(spreadsheet);
    await spreadsheet.dispose();
  };
  const figures: Figure[] = [];
  for (const {name, before, slow, fast} of PAIRS) {
    const slowTime = await medianTime(withSpreadsheet, runs, before, slow);
    const fastTime = await medianTime(withSpreadsheet, runs, before, fast);
    figures.push({
      name: `${name} (${rounded(slowTime)} ms)`,
      value: Number((slowTime / fastTime).toFixed(1)),
      unit: '×',
    });
  }
  return [...figures, ...(await openTimes(withSpreadsheet, runs))];
}

async function medianTime(
  withSpreadsheet: WithSpreadsheet,
  runs: number,
  before: Step | undefined,
  step: Step,
): Promise<number> {
  const times: number[] = [];
  // The first one warms up, and does not count.
  for (let run = 0; run <= runs; run += 1) {
    await withSpreadsheet(async (spreadsheet) => {
      const {activeSheet, engine} = spreadsheet;
      await before?.(activeSheet, spreadsheet);
      await engine.whenIdle();
      times.push(await timeOf(() => step(activeSheet, spreadsheet)));
    });
  }
  return median(times.slice(1));
}

async function openTimes(
  withSpreadsheet: WithSpreadsheet,
  runs: number,
): Promise<Figure[]> {
  const files = new Map<FileFormat, Blob>();
  await withSpreadsheet(async ({activeSheet, documents}) => {
    activeSheet.range(`A1:J${FILE_ROWS}`).setValues(rowsOf(FILE_ROWS));
    activeSheet.range(`K1:K${FILE_ROWS}`).setFormula('=SUM(A1:J1)');
    for (const format of ['json', 'xlsx', 'csv'] as const) {
      files.set(format, await documents.active.save({format}));
    }
  });
  const figures: Figure[] = [];
  for (const [format, file] of files) {
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      await withSpreadsheet(async ({documents, engine}) => {
        times.push(
          await timeOf(async () => {
            await documents.open(file, {format});
            await engine.whenIdle();
          }),
        );
      });
    }
    figures.push(
      {
        name: `${format}, opened and calculated`,
        value: rounded(median(times.slice(1))),
        unit: 'ms',
      },
      {
        name: `${format}, size`,
        value: Math.round(file.size / 1000),
        unit: 'kB',
      },
    );
  }
  return figures;
}

/** Processor time of a step in milliseconds: on a busy machine, the clock says more about its neighbours. */
async function timeOf(step: () => void | Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await step();
  const {user, system} = process.cpuUsage(begun);
  return (user + system) / 1000;
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

/** @param arrived - what the caller waits for between blocks, as for the next response of a server */
async function writeBlocks(
  sheet: Sheet,
  arrived: () => Promise<void>,
): Promise<void> {
  for (let block = 0; block < 20; block += 1) {
    const first = block * 5;
    sheet
      .range(`A${first + 1}:J${first + 5}`)
      .setValues(DATA.slice(first, first + 5));
    await arrived();
  }
}
