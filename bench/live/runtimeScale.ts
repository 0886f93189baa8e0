import {createRequire} from 'node:module';
import path from 'node:path';
import type {
  CellValue,
  Spreadsheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {
  computeMedian,
  createFigure,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import {loadRuntime, measureTime} from '../lib/runtime';
import {getPeerFolder, installPeer} from '../lib/peers';

/** Each size, and twice the size. */
const SIZES = [1000, 2000, 10_000, 20_000, 50_000, 100_000];
const LARGEST = SIZES.at(-1)!;
const MAX_RATIO = 2.6;
const MAX_TIME = 3000;

const PEER = 'hyperformula';
const VALUES_SET = 'values set';

/** A task of the runtime whose time should grow in proportion to the rows. */
interface Task {
  readonly name: string;
  /** Setup, not measured. */
  readonly before?: (spreadsheet: Spreadsheet, rows: number) => Promise<void>;
  readonly run: (spreadsheet: Spreadsheet, rows: number) => Promise<unknown>;
}

/** Formulas that fill column D, for one row and the number of all rows. */
const FORMULAS: Readonly<
  Record<string, (row: number, rows: number) => string>
> = {
  VLOOKUP: (row, rows) => `=VLOOKUP(A${row},$A$1:$C$${rows},3,FALSE())`,
  XLOOKUP: (row, rows) => `=XLOOKUP(A${row},$A$1:$A$${rows},$C$1:$C$${rows})`,
  COUNTIF: (row, rows) => `=COUNTIF($B$1:$B$${rows},B${row})`,
  SUMIFS: (row, rows) =>
    `=SUMIFS($C$1:$C$${rows},$A$1:$A$${rows},A${row},$C$1:$C$${rows},">5")`,
  'running totals': (row) => `=SUM($C$1:C${row})`,
  'sliding totals': (row) => `=SUM(C${row}:C${row + 999})`,
  'a chain': (row) => `=D${row - 1}+C${row}`,
};

/** Row of the first formula. */
const FIRST = 2;

/** File that the last task opens. */
let file: Blob;

const TASKS: readonly Task[] = [
  {
    name: 'CSV in',
    run: ({documents}, rows) =>
      documents.open(new Blob([createCsv(rows)]), {format: 'csv'}),
  },
  {name: VALUES_SET, run: fill},
  ...Object.entries(FORMULAS).map(([name, formula]) => ({
    name,
    before: fill,
    async run({activeSheet, engine}: Spreadsheet, rows: number) {
      const column = activeSheet.range(`D${FIRST}:D${rows}`);
      column.setFormula(formula(FIRST, rows));
      await engine.whenIdle();
    },
  })),
  {
    name: 'save as xlsx',
    before: fillWithFormulas,
    run: ({documents}) => documents.active.save({format: 'xlsx'}),
  },
  {
    name: 'open xlsx',
    async before(spreadsheet, rows) {
      await fillWithFormulas(spreadsheet, rows);
      file = await spreadsheet.documents.active.save({format: 'xlsx'});
    },
    async run({documents, engine}) {
      await documents.open(file, {format: 'xlsx'});
      await engine.whenIdle();
    },
  },
];

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

type Measure = (task: string, rows: number) => Promise<number>;

async function loadOurs(): Promise<Measure> {
  const create = await loadRuntime();
  return async (name, rows) => {
    const {before, run} = TASKS.find((task) => task.name === name)!;
    const spreadsheet = await create('#sheet', {licenseKey: 'BENCH'});
    await before?.(spreadsheet, rows);
    const time = await measureTime(() => run(spreadsheet, rows));
    await spreadsheet.dispose();
    return time;
  };
}

/** The part of HyperFormula that is measured. It reads and writes no files. */
interface HyperFormula {
  setCellContents(first: object, rows: CellValue[][]): void;
  destroy(): void;
}

async function loadPeer(): Promise<Measure> {
  await installPeer(PEER);
  const require = createRequire(path.resolve(getPeerFolder(PEER), 'bench.cjs'));
  const {HyperFormula} = require(PEER) as {
    HyperFormula: {
      buildFromArray(rows: unknown[][], options: object): HyperFormula;
    };
  };
  return async (name, rows) => {
    const options = {useColumnIndex: true, maxRows: 1_048_576};
    const engine = HyperFormula.buildFromArray([], {
      licenseKey: 'gpl-v3',
      ...options,
    });
    const set = (row: number, col: number, values: CellValue[][]) =>
      measureTime(() => engine.setCellContents({sheet: 0, row, col}, values));
    let time = await set(0, 0, createRows(rows));
    const formula = FORMULAS[name];
    if (formula) {
      const column = createRows(rows - 1).map((_row, index) => [
        formula(index + FIRST, rows),
      ]);
      time = await set(FIRST - 1, 3, column);
    }
    engine.destroy();
    return time;
  };
}

/**
 * Measures how the time of tasks of the reference runtime grows with the number of rows, beside that of a peer, which
 * leaves a task before the first size that would take longer than the limit.
 */
export async function measureRuntimeScale({
  runs,
}: Pick<BenchOptions, 'runs'>): Promise<BenchFigure[]> {
  const [ours, peer] = [await loadOurs(), await loadPeer()];
  const figures: BenchFigure[] = [];
  for (const {name} of TASKS) {
    const sites = new Map([['ours', ours]]);
    if (name === VALUES_SET || name in FORMULAS) {
      sites.set(PEER, peer);
    }
    for (const [site, measure] of sites) {
      await measure(name, SIZES[0]!);
      let last = {rows: 0, time: 0};
      for (const rows of SIZES) {
        const times: number[] = [];
        for (let count = 0; count < runs; count += 1) {
          times.push(await measure(name, rows));
        }
        const time = computeMedian(times);
        const add = (text: string, value: number, unit: string, bar?: number) =>
          figures.push({
            ...createFigure(`${name}, ${text}`, value, unit),
            ...(site === 'ours' && bar !== undefined && {atMost: bar}),
            site,
          });
        const limit = rows === LARGEST ? MAX_TIME : undefined;
        add(`${rows} rows`, time, 'ms', limit);
        if (rows === last.rows * 2) {
          const ratio = time / last.time;
          add(`${rows} rows to ${last.rows}`, ratio, '×', MAX_RATIO);
        }
        const next = SIZES[SIZES.indexOf(rows) + 1] ?? rows;
        if (site === PEER && (time * next) / rows > MAX_TIME) {
          break;
        }
        last = {rows, time};
      }
    }
  }
  return figures;
}
