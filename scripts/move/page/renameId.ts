import ts from 'typescript';
import type {DocsSetId} from '../../../src/sets/index';
import {sidebarFile} from '../../check/siteTables';
import {renameWhole} from '../literals';

/** The id of a page before and after its move. */
export interface MovedId {
  readonly from: string;
  readonly to: string;
}

/**
 * Changes the id of a page where modules name the pages of a set by their ids: in its sidebar, as the
 * first page of a group, and in folders that belong to the set.
 *
 * @returns what becomes of the texts of a file; `undefined` for files that name no ids of the set
 */
export function renameId(
  set: DocsSetId,
  {from, to}: MovedId,
): (file: string) => ((written: string, node: ts.Node) => string) | undefined {
  const rename = renameWhole(from, to);
  return (file) => {
    if (file === sidebarFile(set)) {
      return rename;
    }
    // Without a folder, an id is a word that may mean anything.
    return file.includes(`/${set}/`)
      ? (written, node) =>
          from.includes('/') || isGroupPage(node) ? rename(written) : written
      : undefined;
  };
}

/** Whether a text is the page of a row of `groups`. */
function isGroupPage({parent}: ts.Node): boolean {
  const table = parent?.parent?.parent;
  return (
    ts.isPropertyAssignment(parent) &&
    table !== undefined &&
    ts.isPropertyAssignment(table) &&
    table.name.getText() === 'groups'
  );
}
