import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../src/site/groupBy';
import {
  createFigure,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import {loadRuntime} from '../lib/runtime';
import {inspectWorkbook, type WorkbookReport} from './inspect';
import {loadPeerReader} from './reader';

const DETAILS = '.cache/bench/workbooks.json';

/**
 * Inspects all workbooks of a folder. Half of them, chosen by a hash of the name, may be used for tuning;
 * only these are named in the details file.
 */
export async function measureWorkbooks({
  dir,
}: BenchOptions): Promise<BenchFigure[]> {
  if (!dir || !existsSync(dir)) {
    throw new Error(
      `--dir: expected a folder of .xlsx files, received "${dir}". Name one: npm run bench -- --only workbooks --dir DIR`,
    );
  }
  const readPeer = loadPeerReader(dir);
  const files = readdirSync(dir)
    .filter((name) => /\.xls[xm]$/i.test(name))
    .sort();
  const create = await loadRuntime();
  const reports: WorkbookReport[] = [];
  for (const file of files) {
    let errors = 0;
    const count = () => (errors += 1);
    process.on('uncaughtException', count);
    const spreadsheet = await create('#sheet', {licenseKey: 'TEST'});
    const report = await inspectWorkbook(
      spreadsheet,
      path.join(dir, file),
      readPeer,
    );
    reports.push({...report, isIdle: report.isIdle && errors === 0});
    if (report.isIdle) {
      await spreadsheet.dispose();
    } else {
      document.querySelector('#sheet')!.outerHTML = '<div id="sheet"></div>';
    }
    process.off('uncaughtException', count);
  }
  mkdirSync(path.dirname(DETAILS), {recursive: true});
  const tuned = reports.filter(({file}) => isTuned(file));
  writeFileSync(DETAILS, JSON.stringify(tuned, null, 1));
  const unseen = reports.filter(({file}) => !isTuned(file));
  console.log(`  differences, cell by cell: ${DETAILS}`);
  return [...figuresOf('tuned', tuned), ...figuresOf('unseen', unseen)];
}

function isTuned(file: string): boolean {
  return createHash('md5').update(file).digest()[0]! % 2 === 0;
}

function figuresOf(
  half: string,
  reports: readonly WorkbookReport[],
): BenchFigure[] {
  const opened = reports.filter(({refusal}) => refusal === '');
  const calculated = opened.filter(({hasFormulas}) => hasFormulas);
  const files = (name: string, value: number) =>
    createFigure(`${half}: ${name}`, value, 'files');
  const share = (
    name: string,
    whole: readonly WorkbookReport[],
    isIn: (report: WorkbookReport) => boolean,
    atLeast?: number,
  ): BenchFigure => {
    const percent = (whole.filter(isIn).length / (whole.length || 1)) * 100;
    return createFigure(`${half}: ${name}`, percent, '%', {atLeast});
  };
  const agrees = ({differences}: WorkbookReport) => differences.length === 0;
  const keeping = calculated.filter(({apart}) =>
    apart.some((reason) => reason.startsWith('stored')),
  );
  const compared = calculated.filter((report) => !keeping.includes(report));
  const kinds = opened.flatMap(({differences, losses}) => {
    const lost = losses.map((loss) => `lost by saving, ${loss}`);
    const found = [...differences, ...lost];
    return [...new Set(found.map((text) => text.slice(0, text.indexOf(': '))))];
  });
  const refusals = reports.flatMap(({refusal}) => refusal || []);
  const count = (word: string, names: readonly string[]) =>
    [...groupBy(names, (name) => name)].map(([name, all]) =>
      files(`${word} ${name}`, all.length),
    );
  return [
    files('workbooks', reports.length),
    files('opened', opened.length),
    ...count('refused,', refusals),
    files('with formulas', calculated.length),
    share('idle, of those with formulas', calculated, ({isIdle}) => isIdle, 95),
    share(
      'dates agree in four time zones',
      opened,
      ({zones}) => zones.length === 0,
      100,
    ),
    share('every cell agrees', opened, agrees),
    share('every cell agrees, of those with formulas', calculated, agrees, 90),
    share(
      'every cell agrees, of those that keep no stored result',
      compared,
      agrees,
      90,
    ),
    files('keep a stored result', keeping.length),
    ...count(
      'apart,',
      calculated.flatMap(({apart}) => apart),
    ),
    share('nothing lost by saving', opened, ({losses}) => losses.length === 0),
    ...count('differs,', kinds),
  ];
}
