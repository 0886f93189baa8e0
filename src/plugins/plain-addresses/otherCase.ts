interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * Finds the page whose address differs from a path by the case of letters alone. Hosts tell them apart,
 * and so do search engines; the router does not.
 *
 * @param path - as a reader has it
 * @returns the page's own path; `undefined` when the path is one, or there is no such page
 */
export function otherCase(
  path: string,
  routes: readonly Route[],
): string | undefined {
  const paths = pathsOf(routes);
  const wanted = path.toLowerCase();
  return paths.includes(path)
    ? undefined
    : paths.find((known) => known.toLowerCase() === wanted);
}

function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({path = [], routes: inner = []}) =>
    inner.length > 0 ? pathsOf(inner) : path,
  );
}
