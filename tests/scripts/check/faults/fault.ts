import type {SiteTables} from '../../../../scripts/check/siteTables';
import {pageText} from '../support';

/** A planted mistake and the place where a check must report it. */
export interface Fault {
  readonly check: string;
  readonly fault: string;
  readonly changes?: Readonly<Record<string, string | null>>;
  readonly tables?: Partial<SiteTables>;
  /** Texts of an earlier commit. */
  readonly former?: Readonly<Record<string, string>>;
  /** `file:line`; a pattern if the line may change. */
  readonly at: string | RegExp;
}

export const PAGE = 'docs-ocr/planted.mdx';

/**
 * Plants a fault in the body of a page.
 *
 * @param line - line of the body, from 1
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

/** First line of the body in `pageText`. */
const FIRST_LINE = 6;
