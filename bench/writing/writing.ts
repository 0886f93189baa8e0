import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {makeScratchCopy, type ScratchCopy} from '../../tests/additions/support';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {startDevServer} from '../../tests/support/devServer';
import {median, rounded, type Figure} from '../lib/figures';
import type {BenchOptions} from '../pages/options';

/** A page of usual length, and its address. */
const PAGE = 'docs-ocr/license/license-revocation.mdx';
const ADDRESS = '/ocr/license/license-revocation';

/** The most that the gate may take on two cores, in seconds. */
const BARS = {check: 20, changed: 3};

/** What a writer waits for: the development server, an edit on the screen, the gate. */
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

/** `--changed` asks git what differs from the last commit. */
function commitAll(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  git('add', '--all');
  git(
    ...['-c', 'user.name=bench', '-c', 'user.email=bench@name.example'],
    ...['commit', '--quiet', '--message', 'the site as it is'],
  );
}

async function serverFigures(
  {root}: ScratchCopy,
  runs: number,
): Promise<Figure[]> {
  const browser = await launchBrowser();
  const started = performance.now();
  const server = await startDevServer(root);
  try {
    const page = await browser.newPage();
    await page.goto(server.url + ADDRESS);
    await page.locator('h1').waitFor({timeout: 120_000});
    const start = performance.now() - started;
    const edits: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      edits.push(await timeEdit(page, path.join(root, PAGE), run));
    }
    return [
      seconds('npm start to the first page on the screen', start),
      seconds('an edit to the screen', median(edits)),
    ];
  } finally {
    await Promise.all([server.close(), browser.close()]);
  }
}

async function timeEdit(page: Page, file: string, run: number) {
  const sentence = `This is edit number ${run}.`;
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
  return [
    {
      ...seconds('npm run check', await time()),
      atMost: BARS.check,
    },
    {
      ...seconds('npm run check -- --changed', await time('--', '--changed')),
      atMost: BARS.changed,
    },
  ];
}

function seconds(name: string, milliseconds: number): Figure {
  return {name, value: rounded(milliseconds / 1000), unit: 's'};
}
