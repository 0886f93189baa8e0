import type {ContractChange} from './types';

/** The differences between two versions of a contract. */
export interface ContractComparison {
  /** Version of the older contract; absent if it states none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Differences between the two versions. */
  readonly changes: readonly ContractChange[];
}

/** Formats a comparison as text: a line for each change, then the counts. */
export function formatComparison({
  from,
  to,
  changes,
}: ContractComparison): string {
  const breaking = changes.filter((change) => change.breaking);
  return [
    ...changes.map(formatChange),
    `${from ?? 'no version'} to ${to ?? 'no version'}: ${changes.length} changes, ${breaking.length} breaking`,
  ].join('\n');
}

function formatChange(change: ContractChange): string {
  const line = formatDifference(change);
  return change.breaking ? `breaking: ${line}` : line;
}

function formatDifference(change: ContractChange): string {
  switch (change.change) {
    case 'added':
    case 'removed':
      return `${change.change} ${change.name}: ${change.declaration}`;
    case 'deprecated':
      return `deprecated ${change.name}${change.reason && `: ${change.reason}`}`;
    case 'documented':
      return `documented anew ${change.name}${change.errors ? `, also throws ${change.errors.join(', ')}` : ''}`;
    default:
      return `${change.change} of ${change.name}: from ${change.from || 'none'} to ${change.to || 'none'}`;
  }
}
