import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findProgram} from '../../scripts/process/findProgram';
import {runCommand} from '../../scripts/process/run';
import {requireTools, type Tool} from '../../scripts/process/tools';
import {quantile} from '../lib/figures';

const H2LOAD: Tool = {
  name: 'h2load',
  packages: ['nghttp2-client'],
  isThere: () => findProgram(['h2load']) !== undefined,
};

/** How a server is asked. */
interface Load {
  /** Addresses, which are asked for in turn. */
  readonly urls: readonly string[];
  readonly seconds: number;
  readonly clients: number;
  /** Requests a second that each client begins, whether the last was answered or not; none: as fast as answers come. */
  readonly perClient?: number;
}

/** How it answered. */
export interface LoadResult {
  readonly perSecond: number;
  /** Requests that failed, or were answered with anything but a status of 2xx. */
  readonly errors: number;
  readonly requests: number;
  /** The time that 99 of 100 answers did not exceed, in milliseconds; 0 unless it was asked at a rate. */
  readonly slowest: number;
}

/**
 * Asks a server over https and HTTP/2, with Brotli, by h2load of nghttp2.
 *
 * @throws Error when there is no h2load, or it cannot reach the server
 */
export async function runLoad({
  urls,
  seconds,
  clients,
  perClient,
}: Load): Promise<LoadResult> {
  requireTools([H2LOAD]);
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const log = path.join(folder, 'log');
  const list = path.join(folder, 'urls');
  writeFileSync(list, urls.join('\n'));
  // A log of all that a machine can answer would slow it down.
  const rate = perClient
    ? [`--rps=${perClient}`, `--log-file=${log}`, '-m10']
    : ['-m1'];
  const {code, output} = await runCommand({
    program: 'h2load',
    args: [
      ...['-t1', `-c${clients}`, `-D${seconds}`, ...rate],
      ...['-H', 'accept-encoding: br', '-i', list],
    ],
    captured: true,
  });
  const [, perSecond] = /finished in .*?, ([\d.]+) req\/s/.exec(output) ?? [];
  const [, failed, errored, timeout] =
    /(\d+) failed, (\d+) errored, (\d+) timeout/.exec(output) ?? [];
  const [, good, ...others] =
    /codes: (\d+) 2xx, (\d+) 3xx, (\d+) 4xx, (\d+) 5xx/.exec(output) ?? [];
  if (code !== 0 || !perSecond || !good) {
    throw new Error(`h2load failed:\n${output}`);
  }
  const sum = (...counts: readonly (string | undefined)[]) =>
    counts.reduce((total, count) => total + Number(count), 0);
  const times = perClient ? readTimes(log) : [0];
  rmSync(folder, {recursive: true});
  return {
    perSecond: Number(perSecond),
    // h2load counts what it broke off at the end of its time as neither.
    errors: Math.max(sum(failed, errored, timeout), sum(...others)),
    requests: Number(good),
    slowest: quantile(times, 0.99),
  };
}

/** Times of all answers, in milliseconds: https://nghttp2.org/documentation/h2load.1.html */
function readTimes(log: string): number[] {
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split('\t')[2]) / 1000);
}
