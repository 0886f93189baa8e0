// Keeps V8 from optimizing what a build calls a few thousand times: the optimizer took a quarter of a
// cold build's computing, and the time that its code saved did not make up for it. Takes effect as it
// is imported, ahead of all that the configuration imports.
import {setFlagsFromString} from 'node:v8';

/**
 * Flag that lets V8 of Node 20 run a function for longer, by 15 times, before it optimizes it. Later
 * versions count calls and wait long enough by themselves; they do not know the flag.
 *
 * @param version - of V8, as `process.versions.v8` has it
 */
function optimizerFlag(version: string): string | undefined {
  return Number.parseInt(version, 10) < 12
    ? '--interrupt-budget=1000000'
    : undefined;
}

const flag = optimizerFlag(process.versions.v8);
if (flag) {
  setFlagsFromString(flag);
}
