import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {makeScratchCopy, type ScratchCopy} from '../../tests/additions/support';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {startDevServer} from '../../tests/support/devServer';
import {figure, median, type Figure} from '../lib/figures';
import type {BenchOptions} from '../pages/options';

const PAGE = 'docs-ocr/license/license-revocation.mdx';
const ADDRESS = '/ocr/license/license-revocation';

/** Limits in seconds, on two cores. */
const BARS = {start: 8, edit: 1, check: 20, changed: 3};

/**
 * Measures how long writers wait for the development server, for an edit to appear, and for `npm run check`.
 */
export async function measureWriting({runs}: BenchOptions): Promise<Figure[]> {
  const copy = makeScratchCopy();
  try {
    commitAll(copy.root);
    return [
      ...(await serverFigures(copy, runs)),
      ...(await gateFigures(copy, runs)),
    ];
  } finally {
    copy.remove();
  }
}

/** `--changed` compares files with the last commit. */
function commitAll(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  git('add', '--all');
  git(
    ...['-c', 'user.name=bench', '-c', 'user.email=bench@name.example'],
    ...['commit', '--quiet', '--message', 'the site as it is'],
  );
}

/** The first start compiles every page; later starts compile changed pages only. */
async function serverFigures(
  {root}: ScratchCopy,
  runs: number,
): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const first = await timeStart(browser, root);
    await first.server.close();
    const again = await timeStart(browser, root);
    const edits: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      edits.push(await timeEdit(again.page, path.join(root, PAGE), run));
    }
    await again.server.close();
    const started = 'npm start to the first page on the screen';
    return [
      seconds(`${started}, for the first time`, first.time),
      seconds(`${started}, again`, again.time, BARS.start),
      seconds('an edit to the screen', median(edits), BARS.edit),
    ];
  } finally {
    await browser.close();
  }
}

async function timeStart(browser: Browser, root: string) {
  const page = await browser.newPage();
  const begin = performance.now();
  const server = await startDevServer({cwd: root, keepsCache: true});
  await page.goto(server.url + ADDRESS);
  await page.locator('h1').waitFor({timeout: 120_000});
  return {server, page, time: performance.now() - begin};
}

async function timeEdit(page: Page, file: string, run: number) {
  // In words, since `check` reports sentences that differ only in a number.
  const sentence = `This page was changed ${'once more and '.repeat(run)}again.`;
  const begin = performance.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`);
  await page.getByText(sentence).waitFor({timeout: 60_000});
  return performance.now() - begin;
}

async function gateFigures(copy: ScratchCopy, runs: number): Promise<Figure[]> {
  const time = async (...flags: string[]) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begin = performance.now();
      const {code, output} = await copy.run('npm', ['run', 'check', ...flags]);
      times.push(performance.now() - begin);
      if (code !== 0) {
        throw new Error(`npm run check ${flags.join(' ')} failed:\n${output}`);
      }
    }
    return median(times);
  };
  const all = await time();
  const changed = await time('--', '--changed');
  return [
    seconds('npm run check', all, BARS.check),
    seconds('npm run check -- --changed', changed, BARS.changed),
  ];
}

function seconds(name: string, milliseconds: number, atMost?: number): Figure {
  return figure(name, milliseconds / 1000, 's', {atMost});
}
