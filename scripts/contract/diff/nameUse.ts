import type {ContractChange} from '../../../src/sets/changes/types';

/** A name of a contract in a sample: where the sample uses it first. */
export interface NameUse {
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The uses that a new version of a contract breaks: of names that it removes or changes. With a type, its
 * members are gone.
 */
export function brokenUses(
  uses: readonly NameUse[],
  changes: readonly ContractChange[],
): NameUse[] {
  const broken = changes.filter(({breaking}) => breaking);
  return uses.filter(({name}) =>
    broken.some(
      (each) =>
        each.name === name ||
        (each.change === 'removed' && name.startsWith(`${each.name}.`)),
    ),
  );
}

/** The first use of each name in each sample. */
export function firstUses(uses: readonly NameUse[]): NameUse[] {
  const first = new Map<string, NameUse>();
  for (const use of uses) {
    if (!first.has(use.name)) {
      first.set(use.name, use);
    }
  }
  return [...first.values()];
}
