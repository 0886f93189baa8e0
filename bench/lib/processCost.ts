import {readdirSync, readFileSync} from 'node:fs';
import {
  startCommand,
  type Command,
  type Outcome,
} from '../../scripts/process/run';

/** How a program ended, and what it took. */
export interface Cost extends Outcome {
  /** Processor time of it and of all that it started, in seconds. */
  readonly cpu: number;
  /** Most memory that one of its processes held, in megabytes (1000² bytes); Linux only, else 0. */
  readonly memory: number;
}

const MARK = 'processor-time';
const INTERVAL = 100;

/** Runs a program to its end, its output kept, and measures what it takes. */
export async function runCosted({
  program,
  args,
  ...rest
}: Command): Promise<Cost> {
  const running = startCommand({
    ...rest,
    captured: true,
    program: 'bash',
    // The shell adds up every process that was waited for.
    args: [
      '-c',
      `TIMEFORMAT='${MARK} %U %S'; time "$@"`,
      'bash',
      program,
      ...args,
    ],
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, largestBelow(process.pid));
  }, INTERVAL);
  const outcome = await running.ended;
  clearInterval(timer);
  return {...outcome, cpu: readProcessorTime(outcome.output), memory};
}

/**
 * Reads what the shell wrote at the end.
 *
 * @throws Error when it wrote nothing
 */
function readProcessorTime(output: string): number {
  const found = output.match(new RegExp(`${MARK} ([\\d.]+) ([\\d.]+)\\s*$`));
  if (!found) {
    throw new Error(
      `Expected the shell's "${MARK}" line, received:\n${output}`,
    );
  }
  return Number(found[1]) + Number(found[2]);
}

/** Peak memory of the largest process that descends from another, in megabytes. */
function largestBelow(ancestor: number): number {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined &&
    (parents.get(pid) === ancestor || descends(parents.get(pid)));
  return Math.max(
    0,
    ...[...parents.keys()].filter(descends).map((pid) => peakOf(pid)),
  );
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  return readStatus(pid, 'PPid');
}

function peakOf(pid: number): number {
  return ((readStatus(pid, 'VmHWM') ?? 0) * 1024) / 1_000_000;
}

function readStatus(pid: number, key: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = status.match(new RegExp(`^${key}:\\s+(\\d+)`, 'm'))?.[1];
    return value === undefined ? undefined : Number(value);
  } catch {
    // It has ended.
    return undefined;
  }
}
