// Runs a sample for a picture, where a build runs: each time on a new instance of the reference runtime.
import * as runtime from '../../../runtime';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {Failure} from '../protocol';
import {evaluateInNode} from '../runner/evaluateInNode';
import {observeSdk} from '../runner/observeSdk';
import {failureOf, runSample} from '../runner/runSample';
import {installGlobals} from '../worker/globals';
import {createPage} from '../worker/samplePage';
import {readPicture} from './readPicture';
import type {PictureRequest, PictureState} from './types';

/** What became of a picture. */
export type PictureResult = {readonly state: PictureState} | Failure;

/** Time in which listeners of the sample answer, in milliseconds. */
const WAIT_MS = 20;

/** Runs a sample, does what its reader would, and reads what there is to see. */
export async function runPicture({
  sample,
  options,
  lang,
}: PictureRequest): Promise<PictureResult> {
  const failures: unknown[] = [];
  const fail = (error: unknown): void => void failures.push(error);
  process.on('unhandledRejection', fail);
  installGlobals(createPage(sample.elements, lang, () => undefined));
  const spreadsheets: Spreadsheet[] = [];
  const sdk = observeSdk(runtime, (created) => spreadsheets.push(created));
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const alive = spreadsheets.filter(({isAlive}) => isAlive);
    await Promise.all(alive.map(({engine}) => engine.whenIdle()));
  };
  try {
    await runSample(sample, {
      packages: {'spreadsheet-sdk': sdk},
      evaluate: evaluateInNode,
      line: () => undefined,
      fail,
    });
    await settle();
    if (failures.length === 0) {
      const state = await readPicture(spreadsheets, options, settle);
      if (failures.length === 0) {
        return {state};
      }
    }
  } catch (error) {
    fail(error);
  } finally {
    process.off('unhandledRejection', fail);
  }
  return failureOf(failures[0], sample.modules.at(-1)!.name);
}
