import {shownFile, type Fence} from '../../src/sets/page/fences';
import type {Fault} from '../../src/sets/problem';
import {SCRIPT_EXTENSIONS} from '../../src/sets/samples/collect';
import {C_LANGUAGES, isProgramOfC} from '../samples/c/collect';
import {TOOLCHAINS} from '../samples/foreign/toolchains';
import type {FileTree} from './files';

/** The part of a file tree that fences show files of. */
type Shown = Pick<FileTree, 'has' | 'read'>;

/** What readers see of a program, and what must stand above it to be run. */
interface OutputKind {
  readonly isTitle: (title: string) => boolean;
  readonly isProgram: (fence: Fence, files: Shown) => boolean;
  /** Whether a fence may stand between the two. */
  readonly isBetween: (fence: Fence) => boolean;
  readonly expected: string;
}

const isC = ({lang}: Fence): boolean => C_LANGUAGES[lang] !== undefined;

const isForeign = ({lang}: Fence): boolean =>
  TOOLCHAINS.some((toolchain) => toolchain.lang === lang);

const KINDS: readonly OutputKind[] = [
  {
    isTitle: (title) => title.startsWith('Output'),
    isProgram: (fence, files) =>
      isForeign(fence) || (isC(fence) && isComplete(fence, files)),
    isBetween: (fence) => !isC(fence) && !isForeign(fence),
    expected:
      'a complete program in C, C++, C#, Java or Python above it, which prints it',
  },
  {
    isTitle: (title) => title === 'Console',
    isProgram: ({lang, meta}) =>
      SCRIPT_EXTENSIONS[lang] !== undefined && !meta.has('no-check'),
    isBetween: ({lang}) => lang === 'text',
    expected: 'a TypeScript or JavaScript sample above it, which logs it',
  },
];

/**
 * What is wrong with a fence that shows an output: that nothing would compare it with, because no program
 * stands above it, or it runs none.
 *
 * @param above - the fences of the page that stand above it
 */
export function outputFault(
  fence: Fence,
  above: readonly Fence[],
  files: Shown,
): Fault | undefined {
  const title = fence.meta.get('title') ?? '';
  const kind = KINDS.find(({isTitle}) => isTitle(title));
  if (!kind) {
    return undefined;
  }
  const program = [...above].reverse().find((each) => !kind.isBetween(each));
  if (!program || !kind.isProgram(program, files)) {
    return {
      found: `title="${title}" that follows no program`,
      expected: kind.expected,
      remedy:
        'Put it below its program, or give it another title: nothing compares this one with a run.',
    };
  }
  return kind === KINDS[0] && !/^\$ /m.test(fence.code)
    ? {
        found: `title="${title}" without a command`,
        expected: 'a line that begins with "$ ", and what it prints below it',
        remedy: 'Write the command that runs the program.',
      }
    : undefined;
}

function isComplete({file, code, meta}: Fence, files: Shown): boolean {
  if (meta.has('no-check') || meta.has('from-header')) {
    return false;
  }
  const source = shownFile({file, meta});
  if (source !== undefined && !files.has(source)) {
    // The check of fences names a file that is not there.
    return true;
  }
  return isProgramOfC(source === undefined ? code : files.read(source));
}
