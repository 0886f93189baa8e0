import path from 'node:path';
import {pathToFileURL} from 'node:url';
// @ts-expect-error The package has no type declarations.
import {JSDOM} from 'jsdom';
import {build} from 'esbuild';
import type {Spreadsheet} from '../../contracts/spreadsheet/spreadsheet-sdk';

type Create = (
  host: string,
  options: {readonly licenseKey: string},
) => Promise<Spreadsheet>;

/**
 * Compiles the reference runtime, which is written for bundlers, and returns its function that creates
 * spreadsheets. Sets the global `document` to a page with the host `#sheet`.
 */
export async function loadRuntime(): Promise<Create> {
  const {window} = new JSDOM('<!doctype html><div id="sheet"></div>');
  Object.assign(globalThis, {document: window.document});
  const outfile = path.resolve('.cache/bench/runtime.mjs');
  await build({
    entryPoints: ['@document-sdk/spreadsheet-reference'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    external: ['jspdf', 'fast-png'],
  });
  const module = (await import(pathToFileURL(outfile).href)) as {
    readonly createSpreadsheet: Create;
  };
  return module.createSpreadsheet;
}

/** Returns the processor time of a task in milliseconds. It does not depend on other processes. */
export async function measureTime(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}
