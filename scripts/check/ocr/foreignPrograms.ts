import {shownCode} from '../../../src/sets/page/fences';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {TOOLCHAINS} from '../../samples/foreign/toolchains';

/** The source of a program in a language other than C, and where it stands. */
export interface ForeignSource {
  readonly file: string;
  /** Line of the file on which the code begins. */
  readonly line: number;
  readonly code: string;
}

/**
 * The programs of pages in languages that are run, those in files included.
 *
 * @param read - reads a file that a fence shows
 */
export function foreignPrograms(
  pages: readonly MarkdownPage[],
  read: (file: string) => string,
): ForeignSource[] {
  const langs: readonly string[] = TOOLCHAINS.map(({lang}) => lang);
  return pages
    .flatMap(({fences}) => fences)
    .filter(({lang}) => langs.includes(lang))
    .map((fence) => shownCode(fence, read));
}
