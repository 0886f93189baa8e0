import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence, FileProblem} from '../../../src/content';
import {runCommand} from '../../process/run';

/** A command of a terminal session, with its expected output. */
interface TranscriptStep {
  /** 1-based line of the command on the page. */
  readonly line: number;
  readonly command: string;
  /** Expected output without the final line break. */
  readonly output: string;
}

/** A terminal session on a page. Lines that begin with `$ ` are commands. */
export interface Transcript {
  readonly file: string;
  readonly steps: readonly TranscriptStep[];
  /** Settings of the conformance library in the fence's info string, for example `license="none"` or `gpus="2"`. */
  readonly settings: Readonly<Record<string, string>>;
}

const SETTINGS = ['license', 'gpus', 'network', 'delay', 'fault'] as const;

/** Parses a terminal session. Lines before the first command are ignored. */
export function parseTranscript(fence: Fence): Transcript {
  const steps: {line: number; command: string; lines: string[]}[] = [];
  fence.code.split('\n').forEach((text, index) => {
    if (text.startsWith('$ ')) {
      steps.push({line: fence.line + index, command: text.slice(2), lines: []});
    } else {
      steps.at(-1)?.lines.push(text);
    }
  });
  return {
    file: fence.file,
    steps: steps.map(({line, command, lines}) => ({
      line,
      command,
      output: lines.join('\n'),
    })),
    settings: Object.fromEntries(
      SETTINGS.flatMap((name) => {
        const value = fence.meta.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/** Lowest exit code that means failure: of a sanitizer, a breach of the contract, or a signal. */
const FIRST_BAD_CODE = 86;

/** Time limit of a command, in milliseconds. */
const COMMAND_LIMIT_MS = 20_000;

/** File name → content of the model and licence files in the working folder of each session. */
const FILES: Readonly<Record<string, string>> = {
  'document.imr': 'ARGO-IMR 100 document en,ko 104857600 52428800\n',
  'damaged.imr': 'not a model\n',
  'other-version.imr': 'ARGO-IMR 99 document en 1 1\n',
  'licence-key.txt': '{license-key}\n',
  'argo.lic': 'ARGO-LICENSE this 2099-12-31\n',
  'argo-other.lic': 'ARGO-LICENSE another 2099-12-31\n',
  'argo-expired.lic': 'ARGO-LICENSE this 2020-12-31\n',
};

/** Folder of the sample images, relative to the repository's root. */
const IMAGES = 'docs-ocr/sample/images';

/** Copies models, licences and sample images into the working folder of a session. */
export function prepareFolder(folder: string, images: string): void {
  mkdirSync(path.join(folder, 'home'), {recursive: true});
  cpSync(images, folder, {recursive: true});
  cpSync(images, path.join(folder, 'scans'), {recursive: true});
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, name), text);
  }
}

function environment(
  folder: string,
  transcript: Transcript,
): Readonly<Record<string, string | undefined>> {
  const {gpus, network, delay, fault} = transcript.settings;
  return {
    PATH: process.env.PATH,
    LC_ALL: 'C.UTF-8',
    ARGO_CONFORMANCE_HOME: path.join(folder, 'home'),
    ASAN_OPTIONS: `exitcode=${FIRST_BAD_CODE}:detect_leaks=1:abort_on_error=0`,
    UBSAN_OPTIONS: `exitcode=${FIRST_BAD_CODE}:halt_on_error=1:print_stacktrace=1`,
    ...(gpus && {ARGO_CONFORMANCE_GPUS: gpus}),
    ...(network && {ARGO_CONFORMANCE_NETWORK: network}),
    ...(delay && {ARGO_CONFORMANCE_DELAY_MS: delay}),
    ...(fault && {ARGO_CONFORMANCE_FAULT: fault}),
  };
}

function storeActivation(folder: string, state = 'active'): void {
  const text = state === 'none' ? '' : `${state} online -\n`;
  writeFileSync(path.join(folder, 'home', 'activation'), text);
}

/**
 * Runs the commands of a terminal session, and compares their output with the page.
 *
 * @param folder - working folder with the program, filled by {@link prepareFolder}
 */
export async function playTranscript(
  transcript: Transcript,
  folder: string,
): Promise<FileProblem[]> {
  const env = environment(folder, transcript);
  const problems: FileProblem[] = [];
  let previous = 0;
  storeActivation(folder, transcript.settings.license);
  for (const {line, command, output} of transcript.steps) {
    // `exit` sets `$?` to the exit code of the previous command, because each command runs in a shell of its
    // own.
    const script = `(exit ${previous}); ${command}`;
    const result = await runCommand({
      program: 'bash',
      args: ['--norc', '--noprofile', '-c', `exec 2>&1; ${script}`],
      cwd: folder,
      env,
      limitMs: COMMAND_LIMIT_MS,
      captured: true,
    });
    const at = {file: transcript.file, line};
    const printed = result.output.replace(/\n$/, '');
    previous = result.code;
    if (result.code >= FIRST_BAD_CODE) {
      problems.push({
        ...at,
        found: `$ ${command} did not end cleanly (exit code ${result.code}):\n${printed}`,
        expected: 'an end without leak, memory error or breach of the contract',
        remedy: 'Mend the program above; the report names its line.',
      });
    } else if (printed !== output) {
      problems.push({
        ...at,
        found: `$ ${command} prints\n${printed}`,
        expected: `what the page shows\n${output}`,
        remedy: 'Correct the output on the page, or the program above it.',
      });
    }
  }
  return problems;
}

/** Plays the terminal sessions of a program, each in a freshly filled folder with the program. */
export async function playTranscripts(
  {transcripts}: {readonly transcripts: readonly Transcript[]},
  folder: string,
  root: string,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const transcript of transcripts) {
    prepareFolder(folder, path.join(root, IMAGES));
    problems.push(...(await playTranscript(transcript, folder)));
  }
  return problems;
}
