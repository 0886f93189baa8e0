import {compareSurfaces} from '../compare/compareSurfaces';
import {surfaceOf} from '../compare/surface';
import type {ContractChange} from '../compare/types';
import {isDeclarationFile} from '../store';
import {UsageError} from '../../../../scripts/process/cli';
import {readContract} from '../read/index';

/** What changed between two versions of a contract. */
interface DiffReport {
  /** Absent where a contract states no version. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly changes: readonly ContractChange[];
}

/**
 * Compares two versions of a contract.
 *
 * @returns lines to read, or JSON
 * @throws UsageError for files of two kinds
 */
export function compareVersions(
  older: string,
  newer: string,
  json: boolean,
): string {
  if (isDeclarationFile(older) !== isDeclarationFile(newer)) {
    throw new UsageError(
      `Expected two versions of one contract, received ${older} and ${newer}.`,
    );
  }
  const before = surfaceOf(readContract(older));
  const after = surfaceOf(readContract(newer));
  const changes = compareSurfaces(before, after);
  const report = {from: before.version, to: after.version, changes};
  return json
    ? JSON.stringify(report, undefined, 2)
    : reportLines(report).join('\n');
}

/** A report for people: a line for each change, and the counts. */
export function reportLines({from, to, changes}: DiffReport): string[] {
  const breaking = changes.filter((change) => change.breaking);
  return [
    ...changes.map(changeLine),
    `${from ?? 'no version'} to ${to ?? 'no version'}: ${changes.length} changes, ${breaking.length} breaking`,
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
