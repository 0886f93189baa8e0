import type {Fault} from '../../../src/sets/problem';

/** Where a text stops being what it is said to be. */
export interface SyntaxFault extends Fault {
  /** Line of the text, from 1. */
  readonly line: number;
}

/** Finds the first such place. */
export type SyntaxReader = (
  text: string,
) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

/** A fault as readers put it; each says the same of what to do. */
export function syntaxFault(
  language: string,
  line: number,
  reason: string,
): SyntaxFault {
  return {
    line: Math.max(line, 1),
    found: `${language} that cannot be read: ${reason}`,
    expected: `${language} that its readers can use as it stands`,
    remedy:
      'Correct the line, or the one before it: brackets, quotes, indentation, a word that is missing.',
  };
}
