/** A place where the project relies on the inside of a package: on what a minor version may change. */
export interface Hold {
  /** What is held, as the ledger writes it: an import, a selector, a name. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
