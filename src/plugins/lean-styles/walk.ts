/** A node of a style sheet as the parser gives it, whatever its kind. */
export type SheetNode = Readonly<Record<string, unknown>>;

/** Calls back for each node of a tree; a callback that answers `false` keeps it out of the node. */
export function walk(
  tree: unknown,
  visit: (node: SheetNode) => boolean | void,
): void {
  if (Array.isArray(tree)) {
    tree.forEach((item) => walk(item, visit));
  } else if (typeof tree === 'object' && tree !== null) {
    if (visit(tree as SheetNode) !== false) {
      Object.values(tree).forEach((value) => walk(value, visit));
    }
  }
}

/** The custom properties that a tree reads. */
export function readIn(tree: unknown): string[] {
  const names: string[] = [];
  walk(tree, ({type, value}) => {
    if (type === 'var') {
      names.push((value as {name: {ident: string}}).name.ident);
    }
  });
  return names;
}
