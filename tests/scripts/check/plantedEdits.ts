import {readFileSync} from 'node:fs';
import type {PlantedFault} from './plantedFault';

/** What is edited in a file: what stands there, and what stands there instead. */
type Edit = readonly [from: string, to: string];

/** A fault that is an edit of a file of this site; named at the line where the edit begins, or lines below it. */
export function edited(
  check: string,
  file: string,
  [from, to]: Edit,
  says: string,
  below = 0,
): PlantedFault {
  const text = readFileSync(file, 'utf8');
  const index = text.indexOf(from);
  if (index < 0) {
    throw new Error(
      `${file}: expected "${from}", which a planted fault edits.`,
    );
  }
  const line = text.slice(0, index).split('\n').length + below;
  return {
    check,
    fault: `"${to}" for "${from}" in ${file}`.replace(/\n/g, '⏎'),
    changes: {[file]: text.replace(from, () => to)},
    at: `${file}:${line}`,
    says,
  };
}
