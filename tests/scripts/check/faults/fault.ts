import type {SiteTables} from '../../../../scripts/check/siteTables';
import {pageText} from '../support';

/** An ordinary mistake, laid over the sources of this site, and where the gate must name it. */
export interface Fault {
  readonly check: string;
  readonly fault: string;
  readonly changes?: Readonly<Record<string, string | null>>;
  readonly tables?: Partial<SiteTables>;
  /** `file:line`; a pattern where the line depends on a file that grows. */
  readonly at: string | RegExp;
}

/** A page that nobody wrote. */
export const PAGE = 'docs-ocr/planted.mdx';

/**
 * A fault in the body of a page.
 *
 * @param line - of the body, from 1
 */
export function inBody(
  check: string,
  fault: string,
  body: string,
  line = 1,
  file = PAGE,
): Fault {
  return {
    check,
    fault,
    changes: {[file]: pageText(body)},
    at: `${file}:${line + FIRST_LINE - 1}`,
  };
}

/** Where the body of `pageText` begins. */
const FIRST_LINE = 6;
