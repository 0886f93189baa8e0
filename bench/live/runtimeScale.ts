import type {
  CellValue,
  FileFormat,
  Spreadsheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {computeMedian, createFigure, type BenchFigure} from '../lib/figures';
import {loadRuntime} from '../lib/runtime';
import type {BenchOptions} from '../pages/options';

/** Each size, and twice the size. */
const SIZES = [1000, 2000, 10_000, 20_000, 50_000, 100_000];
const LARGEST = SIZES.at(-1)!;
const MAX_RATIO = 2.6;
const MAX_TIME = 3000;

/** A task of the runtime whose time should grow in proportion to the rows. */
interface Task {
  readonly name: string;
  /** Setup, not measured. */
  readonly before?: (spreadsheet: Spreadsheet, rows: number) => Promise<void>;
  readonly run: (spreadsheet: Spreadsheet, rows: number) => Promise<unknown>;
}

const TASKS: readonly Task[] = [
  {
    name: 'CSV in',
    run: ({documents}, rows) =>
      documents.open(new Blob([createCsv(rows)]), {format: 'csv'}),
  },
  {name: 'values set', run: fill},
  createFormulaTask(
    'VLOOKUP',
    (rows) => `=VLOOKUP(A1,$A$1:$C$${rows},3,FALSE)`,
  ),
  createFormulaTask(
    'XLOOKUP',
    (rows) => `=XLOOKUP(A1,$A$1:$A$${rows},$C$1:$C$${rows})`,
  ),
  createFormulaTask('COUNTIF', (rows) => `=COUNTIF($B$1:$B$${rows},B1)`),
  createFormulaTask(
    'SUMIFS',
    (rows) =>
      `=SUMIFS($C$1:$C$${rows},$A$1:$A$${rows},A1,$C$1:$C$${rows},">5")`,
  ),
  createFormulaTask('running totals', () => '=SUM($C$1:C1)'),
  createFormulaTask('sliding totals', () => '=SUM(C1:C1000)'),
  createFormulaTask('a chain', () => '=N(D1)+C1', 'D2'),
  {
    name: 'save as xlsx',
    before: fillWithFormulas,
    run: ({documents}) => documents.active.save({format: 'xlsx'}),
  },
  createOpenTask('xlsx'),
];

function createFormulaTask(
  name: string,
  formula: (rows: number) => string,
  first = 'D1',
): Task {
  return {
    name,
    before: fill,
    async run({activeSheet, engine}, rows) {
      activeSheet.range(`${first}:D${rows}`).setFormula(formula(rows));
      await engine.whenIdle();
    },
  };
}

function createOpenTask(format: FileFormat): Task {
  const files = new WeakMap<Spreadsheet, Blob>();
  return {
    name: `open ${format}`,
    async before(spreadsheet, rows) {
      await fillWithFormulas(spreadsheet, rows);
      files.set(spreadsheet, await spreadsheet.documents.active.save({format}));
    },
    async run(spreadsheet) {
      await spreadsheet.documents.open(files.get(spreadsheet)!, {format});
      await spreadsheet.engine.whenIdle();
    },
  };
}

async function fill(
  {activeSheet, engine}: Spreadsheet,
  rows: number,
): Promise<void> {
  activeSheet.range(`A1:C${rows}`).setValues(createRows(rows));
  await engine.whenIdle();
}

async function fillWithFormulas(
  spreadsheet: Spreadsheet,
  rows: number,
): Promise<void> {
  await fill(spreadsheet, rows);
  spreadsheet.activeSheet.range(`D1:D${rows}`).setFormula('=C1*2');
  await spreadsheet.engine.whenIdle();
}

/** Creates rows of a unique text, one of 1,000 texts, and a number. */
const createRows = (count: number): CellValue[][] =>
  Array.from({length: count}, (_row, row) => [
    `Item ${(row * 7919) % count}`,
    `Group ${row % 1000}`,
    (row * 31) % 1009,
  ]);

const createCsv = (count: number): string =>
  createRows(count)
    .map(
      (row, index) => `${row.join(',')},2026-01-0${1 + (index % 9)},12.5%,TRUE`,
    )
    .join('\n');

/**
 * Measures how the time of tasks of the reference runtime grows with the number of rows. Stops a task at the first
 * size that takes much longer than the limit.
 */
export async function measureRuntimeScale({
  runs,
}: Pick<BenchOptions, 'runs'>): Promise<BenchFigure[]> {
  const create = await loadRuntime();
  const measure = async ({before, run}: Task, rows: number) => {
    const spreadsheet = await create('#sheet', {licenseKey: 'BENCH'});
    await before?.(spreadsheet, rows);
    const start = process.cpuUsage();
    await run(spreadsheet, rows);
    const {user, system} = process.cpuUsage(start);
    await spreadsheet.dispose();
    return (user + system) / 1000;
  };
  const figures: BenchFigure[] = [];
  for (const task of TASKS) {
    await measure(task, SIZES[0]!);
    let last = {rows: 0, time: 0};
    for (const rows of SIZES) {
      const times: number[] = [];
      for (let count = 0; count < runs; count += 1) {
        times.push(await measure(task, rows));
      }
      const time = computeMedian(times);
      const bars = rows === LARGEST ? {atMost: MAX_TIME} : {};
      figures.push(
        createFigure(`${task.name}, ${rows} rows`, time, 'ms', bars),
      );
      if (rows === last.rows * 2) {
        const name = `${task.name}, ${rows} rows to ${last.rows}`;
        figures.push(
          createFigure(name, time / last.time, '×', {atMost: MAX_RATIO}),
        );
      }
      if (time > 2 * MAX_TIME) {
        break;
      }
      last = {rows, time};
    }
  }
  return figures;
}
