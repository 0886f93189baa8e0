/** A place where the project relies on the inside of a package: on what a minor version may change. */
export interface Hold {
  /** What is held, as the ledger writes it: an import, a selector, a name. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}
