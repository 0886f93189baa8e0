// Runs the samples of two pages as readers would: with Vitest, and with a browser that opens a page.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {requireBrowser} from '../../scripts/process/browser';
import {runCommand, type CommandOutcome} from '../../scripts/process/run';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';
import {parseMarkdownFile} from '../../src/content';
import {putFiles} from '../support/folderOf';

const GUIDES = 'docs-spreadsheet/api/use';
// Inside the repository, so that samples can import its packages.
const FOLDER = path.resolve('.cache/testing-page');

const servers: StaticServer[] = [];

beforeAll(() => {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  // Otherwise Vitest would use the configuration of this repository.
  writeFileSync(path.join(FOLDER, 'vitest.config.mjs'), 'export default {};');
  writeSamples('autosave.mdx', '');
  writeSamples('react.mdx', '');
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Writes the named samples of a page, with the browser and the address of this machine. */
function writeSamples(page: string, address: string): void {
  for (const {meta, code} of parseMarkdownFile(`${GUIDES}/${page}`).fences) {
    const name = meta.get('file');
    if (name) {
      const here = code
        .replace(/(?<=CHROME = )'.*'/, JSON.stringify(requireBrowser()))
        .replace(/(?<=PAGE = )'.*'/, JSON.stringify(address));
      writeFileSync(path.join(FOLDER, name), here);
    }
  }
}

/** Serves a page that runs a sample on the reference runtime. */
async function serve(page: string, entry: string): Promise<void> {
  writeSamples(page, '');
  const dir = path.join(FOLDER, entry.replace(/\.\w+$/, ''));
  await build({
    entryPoints: [path.join(FOLDER, entry)],
    outfile: path.join(dir, 'page.js'),
    bundle: true,
    format: 'esm',
    alias: {
      'spreadsheet-sdk': '@document-sdk/spreadsheet-reference',
    },
    logLevel: 'silent',
  });
  writeFileSync(
    path.join(dir, 'index.html'),
    '<!doctype html><div id="sheet"></div><script type="module" src="page.js"></script>',
  );
  const server = await startStaticServer({dir, port: 0, baseUrl: '/'});
  servers.push(server);
  writeSamples(page, server.url);
}

function run(...args: readonly string[]): Promise<CommandOutcome> {
  const {PATH, HOME, CHROME_PATH} = process.env;
  return runCommand({
    program: process.execPath,
    args,
    cwd: FOLDER,
    env: {PATH, HOME, CHROME_PATH, CHROME_SANDBOX: 'off'},
    captured: true,
  });
}

const vitest = path.resolve('node_modules/vitest/vitest.mjs');

it('the tests on the page about testing pass', async () => {
  await serve('testing.mdx', 'main.ts');
  const {code, output} = await run(vitest, 'run', '--root', FOLDER);
  expect(output).toMatch(/Tests .*4 passed/);
  expect(code, output).toBe(0);
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook that displays an empty sheet; its sheet Orders has a total in I1. */
function createOrders(total: number): Uint8Array {
  const sheet = (cells: string) =>
    `<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData></worksheet>`;
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="a"/><sheet name="Orders" sheetId="2" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${OFFICE}/worksheet" Target="worksheets/a.xml"/><Relationship Id="b" Type="${OFFICE}/worksheet" Target="worksheets/b.xml"/></Relationships>`,
    'xl/worksheets/a.xml': sheet(''),
    'xl/worksheets/b.xml': sheet(
      `<row r="1"><c r="I1"><v>${total}</v></c></row>`,
    ),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  );
}

it('the script on the page about servers reports a folder', async () => {
  await serve('server_side.mdx', 'report-page.ts');
  putFiles(FOLDER, {
    'package.json': '{"type": "module"}',
    'orders/a 1.xlsx': createOrders(92.29),
    'orders/bad.xlsx': 'PK\0',
    'orders/~$a 1.xlsx': 'locked',
    'template.xlsx': 'File,Total,Problem\nold,1,\nold,2,\nold,3,\n',
  });
  const {code, output} = await run('make-report.js');
  expect(code, output).toBe(1);
  const bytes = readFileSync(path.join(FOLDER, 'report.xlsx'));
  const report = Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n');
  expect(report).toMatch(/a 1\.xlsx[^]*bad\.xlsx/);
  expect(report).toContain('92.29');
  expect(report).not.toMatch(/>old<|~\$a/);
  const pdf = readFileSync(path.join(FOLDER, 'report.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF/);
});
