// Runs a sample for a picture, where a build runs: each time on a new instance of the reference runtime.
import {Script} from 'node:vm';
import * as runtime from '../../../runtime';
import {lineIn} from '../runner/lineIn';
import {observeSdk} from '../runner/observeSdk';
import {
  moduleExpression,
  runModules,
  type ModuleBody,
} from '../runner/runModules';
import {sampleConsole} from '../runner/sampleConsole';
import type {SampleModule} from '../sample';
import {installGlobals} from '../worker/globals';
import {createPage} from '../worker/samplePage';
import {readPicture} from './readPicture';
import type {PictureRequest, PictureState} from './types';

/** What became of a picture. */
export type PictureResult =
  | {readonly state: PictureState}
  | {readonly error: string; readonly line?: number | undefined};

/** Time in which listeners of the sample answer, in milliseconds. */
const WAIT_MS = 20;

async function evaluate({code, name}: SampleModule): Promise<ModuleBody> {
  const script = new Script(moduleExpression(code), {filename: name});
  return script.runInThisContext() as ModuleBody;
}

/** Runs a sample, does what its reader would, and reads what there is to see. */
export async function runPicture({
  sample: {modules, elements, before},
  options,
  lang,
}: PictureRequest): Promise<PictureResult> {
  const failures: unknown[] = [];
  const fail = (error: unknown): void => void failures.push(error);
  process.on('unhandledRejection', fail);
  const page = createPage(elements, () => undefined);
  page.documentElement.lang = lang;
  installGlobals(page);
  Object.assign(console, sampleConsole({line: () => undefined, failure: fail}));
  const {sdk, spreadsheets} = observeSdk(runtime);
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const alive = spreadsheets.filter(({isAlive}) => isAlive);
    await Promise.all(alive.map(({engine}) => engine.whenIdle()));
  };
  try {
    await runModules(
      before ? [before, ...modules] : modules,
      {'spreadsheet-sdk': sdk},
      evaluate,
    );
    await settle();
    const state = await readPicture(spreadsheets, options, settle);
    if (failures.length === 0) {
      return {state};
    }
  } catch (error) {
    failures.unshift(error);
  } finally {
    process.off('unhandledRejection', fail);
  }
  const [first] = failures;
  const {message = String(first), stack = ''} =
    first instanceof Error ? first : {};
  return {error: message, line: lineIn(stack, modules.at(-1)!.name)};
}
