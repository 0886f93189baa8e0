import type {ContractChange} from '../../../src/sets/changes/types';
import type {NameUse} from './nameUse';

/** What changed between two versions of a contract, and what that breaks. */
export interface DiffReport {
  /** Absent where a contract states no version. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly changes: readonly ContractChange[];
  readonly broken: readonly NameUse[];
}

/** A report for people: a line for each change and for each use, and the counts. */
export function reportLines({from, to, changes, broken}: DiffReport): string[] {
  const samples = new Set(broken.map(({file}) => file));
  return [
    ...changes.map(changeLine),
    ...broken.map(({file, line, name}) => `${file}:${line}: uses ${name}`),
    `${from ?? 'no version'} to ${to ?? 'no version'}: ${changes.length} changes, ${changes.filter(({breaking}) => breaking).length} breaking; ${broken.length} uses on ${samples.size} pages of what was removed or changed`,
  ];
}

function changeLine(change: ContractChange): string {
  const line = withoutEffect(change);
  return change.breaking ? `breaking: ${line}` : line;
}

function withoutEffect(change: ContractChange): string {
  switch (change.change) {
    case 'added':
    case 'removed':
      return `${change.change} ${change.name}: ${change.declaration}`;
    case 'deprecated':
      return `deprecated ${change.name}${change.reason && `: ${change.reason}`}`;
    case 'documented':
      return `documented anew ${change.name}`;
    default:
      return `${change.change} of ${change.name}: from ${change.from || 'none'} to ${change.to || 'none'}`;
  }
}
