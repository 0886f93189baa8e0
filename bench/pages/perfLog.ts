/** Time that a part of a build took, in seconds. */
export interface Phase {
  /** Names from the outside in, such as `en`, `SSG`. */
  readonly path: readonly string[];
  readonly seconds: number;
}

const LINE = /^\[PERF\](?:\[KO\])? (Build > .+?) - ([\d.]+) (seconds|ms)/gm;

/** How deep the log is read: locale and phase. */
const DEPTH = 2;

/**
 * Reads the log that Docusaurus writes with `DOCUSAURUS_PERF_LOGGER`: the time of each phase in each
 * locale.
 */
export function readPerfLog(output: string): Phase[] {
  // Without the colours of a terminal.
  const plain = output.replace(/\u001b\[[\d;]*m/g, '');
  return [...plain.matchAll(LINE)]
    .map(([, names = '', value, unit]) => ({
      path: names.split(' > ').slice(1),
      seconds: Number(value) / (unit === 'ms' ? 1000 : 1),
    }))
    .filter(({path}) => path.length === DEPTH)
    .sort((a, b) => b.seconds - a.seconds);
}
