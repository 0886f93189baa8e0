import {mkdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import type {BenchFigure} from './figures';

const FOLDER = 'bench/results';

/** Writes the figures of a benchmark and data of the machine to `bench/results/{name}.json`. */
export function writeResults(
  name: string,
  figures: readonly BenchFigure[],
): string {
  const file = `${FOLDER}/${name}.json`;
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: os.cpus().length,
    // If the load exceeds the number of cores, times are unreliable.
    loadAverage: Number(os.loadavg()[0]!.toFixed(1)),
    figures,
  };
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
