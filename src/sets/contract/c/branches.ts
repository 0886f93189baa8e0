import {ContractError} from '../contractError';
import type {Token} from './tokens';

interface Branch {
  /** Whether the text around the condition counts. */
  readonly outer: boolean;
  readonly line: number;
  /** Whether the text that is being read counts. */
  active: boolean;
  /** Whether one of the branches so far did. */
  taken: boolean;
}

/** The `#if`s that are open at a place of one file. */
export class Branches {
  private readonly open: Branch[] = [];

  /** Whether the text at this place counts. */
  get active(): boolean {
    return this.open.at(-1)?.active ?? true;
  }

  /**
   * Follows a directive that opens, changes or closes a condition.
   *
   * @param holds - asked only where the condition decides
   * @returns whether the directive was one of them
   * @throws ContractError for `#else`, `#elif` or `#endif` without `#if`
   */
  take(word: string, {file, line}: Token, holds: () => boolean): boolean {
    if (['if', 'ifdef', 'ifndef'].includes(word)) {
      const outer = this.active;
      const active = outer && holds();
      this.open.push({outer, line, active, taken: active});
      return true;
    }
    if (!['else', 'elif', 'elifdef', 'elifndef', 'endif'].includes(word)) {
      return false;
    }
    const branch = this.open.at(-1);
    if (!branch) {
      throw new ContractError(
        file,
        line,
        `#${word} without #if`,
        'an #if before it',
        'Add the #if, or remove the line.',
      );
    }
    if (word === 'endif') {
      this.open.pop();
    } else {
      branch.active =
        branch.outer && !branch.taken && (word === 'else' || holds());
      branch.taken ||= branch.active;
    }
    return true;
  }

  /** @throws ContractError when a condition is open at the end of a file */
  expectClosed(file: string): void {
    const branch = this.open.at(-1);
    if (branch) {
      throw new ContractError(
        file,
        branch.line,
        '#if without #endif',
        '#endif before the end of the file',
        'Close the condition.',
      );
    }
  }
}
