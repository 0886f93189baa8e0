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
  const program = above.filter(({lang}) => lang !== 'text').at(-1);
  const isRun =
    program !== undefined &&
    (program.lang in C_LANGUAGES ||
      TOOLCHAINS.some(({lang}) => lang === program.lang));
  const need = (found: string, expected: string, remedy: string) => ({
    found: `title="${title}" ${found}`,
    expected,
    remedy,
  });
  if (title === 'Console') {
    return program &&
      program.lang in SCRIPT_EXTENSIONS &&
      !program.meta.has('no-check')
      ? undefined
      : need(
          'that follows no sample',
          'a TypeScript or JavaScript sample above it, which logs it',
          'Put it below its sample, or give it another title.',
        );
  }
  if (!title.startsWith('Output')) {
    return undefined;
  }
  if (
    !program ||
    (program.lang in C_LANGUAGES && !isComplete(program, files))
  ) {
    return need(
      'that follows no program',
      'a complete program above it, which prints it',
      'Put it below its program, or give it another title.',
    );
  }
  return isRun && !/^\$ /m.test(code)
    ? need(
        'without a command',
        'a line that begins with "$ ", and what it prints below it',
        'Write the command that runs the program.',
      )
    : undefined;
}

function isComplete(
  {file, code, meta}: Fence,
  files: Pick<FileTree, 'has' | 'read'>,
): boolean {
  const shown = shownFile({file, meta});
  return (
    !meta.has('no-check') &&
    !meta.has('from-header') &&
    // The check of fences names a file that is not there.
    ((shown !== undefined && !files.has(shown)) ||
      isProgramOfC(shown === undefined ? code : files.read(shown)))
  );
}
