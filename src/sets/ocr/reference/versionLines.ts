import {paragraph, type Block} from '../../reference/nodes';
import type {NameFacts} from './nameFacts';

/** A line for each row on the versions of a name, where there is no table for them. */
export function versionLines(rows: ReturnType<NameFacts['versions']>): Block[] {
  return rows.map(([title, said]) => paragraph(`${title}: `, ...said));
}
