import {shownFile, type Fence} from '../../src/sets/page/fences';
import type {Fault} from '../../src/sets/problem';
import {SCRIPT_EXTENSIONS} from '../../src/sets/samples/collect';
import {C_LANGUAGES, isProgramOfC} from '../samples/c/collect';
import {TOOLCHAINS} from '../samples/foreign/toolchains';
import type {FileTree} from './files';

/**
 * What is wrong with a fence that shows an output: no program above it prints it, or nothing says how it is run.
 *
 * @param above - the fences of the page that stand above it
 */
export function outputFault(
  {meta, code}: Fence,
  above: readonly Fence[],
  files: Pick<FileTree, 'has' | 'read'>,
): Fault | undefined {
  const title = meta.get('title') ?? '';
  const isLog = title === 'Console';
  if (!isLog && !title.startsWith('Output')) {
    return undefined;
  }
  const program = above.filter(({lang}) => lang !== 'text').at(-1);
  const lang = program?.lang ?? '';
  const prints =
    program !== undefined &&
    !program.meta.has('no-check') &&
    (isLog
      ? lang in SCRIPT_EXTENSIONS
      : !(lang in C_LANGUAGES) || isComplete(program, files));
  if (!prints) {
    return {
      found: `title="${title}" that follows no program`,
      expected: `a ${isLog ? 'TypeScript or JavaScript sample' : 'complete program'} above it, which prints it`,
      remedy: 'Put it below its program, or give it another title.',
    };
  }
  const isRun =
    lang in C_LANGUAGES ||
    TOOLCHAINS.some((toolchain) => toolchain.lang === lang);
  return isRun && !/^\$ /m.test(code)
    ? {
        found: `title="${title}" without a command`,
        expected: 'a line that begins with "$ ", and what it prints below it',
        remedy: 'Write the command that runs the program.',
      }
    : undefined;
}

function isComplete(
  fence: Fence,
  files: Pick<FileTree, 'has' | 'read'>,
): boolean {
  const shown = shownFile(fence) ?? '';
  // Another rule names a file that is not there.
  const isLost = shown !== '' && !files.has(shown);
  return isLost || isProgramOfC(shown === '' ? fence.code : files.read(shown));
}
