import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Figure} from '../lib/figures';
import {loadRuntime} from '../lib/runtime';
import type {BenchOptions} from '../pages/options';
import {inspect, type Report} from './inspect';
import {loadPeer} from './reader';

const DETAILS = '.cache/bench/workbooks.json';

/**
 * Other people's workbooks in a folder: how many open, calculate, agree with another reader and survive
 * saving. Names decide which half a file is in; only the half to tune with is named in the details.
 */
export async function measureWorkbooks({dir}: BenchOptions): Promise<Figure[]> {
  if (!dir || !existsSync(dir)) {
    throw new Error(
      `--dir: expected a folder of .xlsx files, received "${dir}". Name one: npm run bench -- --only workbooks --dir DIR`,
    );
  }
  const readPeer = loadPeer(dir);
  const files = readdirSync(dir)
    .filter((name) => /\.xls[xm]$/i.test(name))
    .sort();
  const create = await loadRuntime();
  const reports: Report[] = [];
  for (const file of files) {
    let errors = 0;
    const count = () => (errors += 1);
    process.on('uncaughtException', count);
    const spreadsheet = await create('#sheet', {licenseKey: 'TEST'});
    const report = await inspect(spreadsheet, path.join(dir, file), readPeer);

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
  console.log(`  differences, cell by cell: ${DETAILS}`);
  return [
    ...figuresOf('tuned', tuned),
    ...figuresOf(
      'unseen',
      reports.filter(({file}) => !isTuned(file)),
    ),
  ];
}

function isTuned(file: string): boolean {
  return createHash('md5').update(file).digest()[0]! % 2 === 0;
}

function figuresOf(half: string, reports: readonly Report[]): Figure[] {
  const opened = reports.filter(({refusal}) => refusal === '');
  const withFormulas = opened.filter(({hasFormulas}) => hasFormulas);
  const figure = (
    name: string,
    value: number,
    unit = 'files',
    atLeast?: number,
  ): Figure => ({
    name: `${half}: ${name}`,
    value,
    unit,
    ...(atLeast !== undefined && {atLeast}),
  });
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    Number(((part.length / Math.max(1, whole.length)) * 100).toFixed(1));
  const agreeing = (list: readonly Report[]) =>
    list.filter(({differences}) => differences.length === 0);
  const kinds = new Map<string, number>();
  for (const {differences, losses} of opened) {
    const found = [
      ...differences,
      ...losses.map((loss) => `lost by saving, ${loss}`),
    ].map((text) => text.slice(0, text.indexOf(':')));
    new Set(found).forEach((kind) =>
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
    );
  }
  const refusals = new Map<string, number>();
  for (const {refusal} of reports.filter((one) => one.refusal !== '')) {
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
  }
  return [
    figure('workbooks', reports.length),
    figure('opened', opened.length),
    ...[...refusals].map(([why, count]) => figure(`refused, ${why}`, count)),
    figure('with formulas', withFormulas.length),
    figure(
      'idle, of those with formulas',
      share(
        withFormulas.filter(({isIdle}) => isIdle),
        withFormulas,
      ),
      '%',
      95,
    ),
    figure(
      'dates agree in four time zones',
      share(
        opened.filter(({zones}) => zones.length === 0),
        opened,
      ),
      '%',
      100,
    ),
    figure('every cell agrees', share(agreeing(opened), opened), '%'),
    figure(
      'every cell agrees, of those with formulas',
      share(agreeing(withFormulas), withFormulas),
      '%',
      90,
    ),
    figure(
      'nothing lost by saving',
      share(
        opened.filter(({losses}) => losses.length === 0),
        opened,
      ),
      '%',
    ),
    ...[...kinds].map(([kind, count]) => figure(`with ${kind}`, count)),
  ];
}
