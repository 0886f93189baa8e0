/** A node of a style sheet as the parser gives it, whatever its kind. */
export type SheetNode = Readonly<Record<string, unknown>>;

/** Calls back for each node of a tree. */
export function walk(tree: unknown, visit: (node: SheetNode) => void): void {
  if (Array.isArray(tree)) {
    tree.forEach((item) => walk(item, visit));
  } else if (typeof tree === 'object' && tree !== null) {
    visit(tree as SheetNode);
    Object.values(tree).forEach((value) => walk(value, visit));
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
