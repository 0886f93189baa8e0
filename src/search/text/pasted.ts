/**
 * Marks that programs print and nobody types into a search: colons, brackets and quotes around single
 * things, codes in capitals with underscores, names of files.
 */
const MARKS = /[:;`{}<>[\]()=\\]|'\W|\W'|[A-Z]+_[A-Z]|\w\.[a-z]/;

/** Whether a query was copied out of a program's output rather than typed. */
export function isPasted(query: string): boolean {
  return MARKS.test(query);
}
