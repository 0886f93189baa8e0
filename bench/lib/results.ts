import {mkdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import type {Figure} from './figures';

const FOLDER = 'bench/results';

/** Writes what one benchmark measured, with what it ran on, to `bench/results/{name}.json`. */
export function writeResults(name: string, figures: readonly Figure[]): string {
  const file = `${FOLDER}/${name}.json`;
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: os.cpus().length,
    // Above the number of cores, times say more about the neighbours than about the site.
    loadAverage: Number(os.loadavg()[0]!.toFixed(1)),
    figures,
  };
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
