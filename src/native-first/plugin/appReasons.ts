import {readFileSync} from 'node:fs';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {
  CLASSIC,
  COMMENTS,
  findPackage,
  listReasons,
  PAGE,
  SCRIPT,
} from './declarations';
import type {Import, ModuleGraph} from './moduleGraph';

/** Matches the modules with which all pages start, and the module that imports the modules of routes. */
const ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;
const REGISTRY = /[\\/]registry\.js$/;

/** Matches packages that import theme components. */
const RENDERS_THEME = /^@docusaurus\/(?:core|theme-classic)$/;

/** Matches imports of generated data, and of files with a loader. */
const IGNORED = /^@generated\/(?!client-modules$)|!/;

const MDX_COMPONENTS = /^@theme(?:-original|-init)?\/MDXComponents$/;

/** An import of `MDXComponents` counts only on pages that contain one of its elements. */
type PageImport = Import & {readonly elements?: readonly string[]};

interface Examined {
  readonly reasons: readonly string[];
  readonly next: readonly PageImport[];
}

/**
 * Creates a function that finds why a page needs the application.
 *
 * It takes the modules of the page's route as the route names them, such as `@theme/DocItem`, and returns
 * reasons for the build log: none if the page works without the application.
 */
export function createAppReasons(
  graph: ModuleGraph,
  siteDir: string,
): (requests: readonly string[]) => string[] {
  const files = [...graph.keys()];
  const entry = files.find((file) => ENTRY.test(file)) ?? '';
  const registry = files.find((file) => REGISTRY.test(file)) ?? '';
  const examined = new Map<string, Examined>();
  const examine = (each: Import): Examined => {
    const key = `${each.by} ${each.request}`;
    const known = examined.get(key) ?? {
      reasons: listReasons(each, graph, siteDir),
      next: listNext(each, graph),
    };
    examined.set(key, known);
    return known;
  };
  return (requests) => {
    const reasons = new Set<string>();
    const seen = new Set<string>();
    const elements = new Set<string>();
    const walk = (imports: readonly PageImport[]): PageImport[] =>
      imports.flatMap((each) => {
        if (each.elements?.every((name) => !elements.has(name))) {
          return each;
        }
        const {reasons: own, next} = examine(each);
        own.forEach((reason) => reasons.add(reason));
        if (own.length > 0 || seen.has(each.file)) {
          return [];
        }
        seen.add(each.file);
        graph.get(each.file)?.elements.forEach((name) => elements.add(name));
        return walk(next);
      });
    const ofRoute = requests.map((request) => ({
      request,
      file: graph.get(registry)?.imports.get(request) ?? request,
      by: registry,
    }));
    // Pages come first, since their elements are not known before.
    walk(walk([...ofRoute.reverse(), ...listImports(entry, graph)]));
    // The order of imports differs between builds.
    return [...reasons].sort();
  };
}

const listImports = (file: string, graph: ModuleGraph): Import[] =>
  Array.from(graph.get(file)?.imports ?? [], ([request, imported]) => ({
    request,
    file: imported,
    by: file,
  })).filter(
    ({request, file: imported}) =>
      (SCRIPT.test(imported) || PAGE.test(imported)) && !IGNORED.test(request),
  );

/** Lists the imports of an imported module that have to be examined as well. */
function listNext({request, file}: Import, graph: ModuleGraph): PageImport[] {
  const imports = listImports(file, graph);
  const source = MDX_COMPONENTS.test(request)
    ? readFileSync(file, 'utf8').replace(COMMENTS, '')
    : undefined;
  const isOwnOrTheme = (each: string) =>
    RENDERS_THEME.test(findPackage(each) ?? CLASSIC);
  const name = findPackage(file);
  const isFollowed = (each: Import) =>
    name === undefined ||
    (isOwnOrTheme(file) &&
      (isOwnOrTheme(each.file) || each.request.startsWith('@theme')));
  return imports.filter(isFollowed).map((each) => ({
    ...each,
    ...(source && {elements: listElements(source, each.request)}),
  }));
}

/**
 * Lists the elements for which a map of MDX components contains an imported component, written `NAME` or
 * `NAME: Component`. Returns undefined if the component is used in any other way.
 */
function listElements(source: string, request: string): string[] | undefined {
  const [statement = '', name = ''] =
    new RegExp(`import (\\w+) from ['"]${request}['"]`).exec(source) ?? [];
  const rest = source.replace(statement, '');
  const entry = new RegExp(
    `(?:\\b(\\w+):\\s*)?(?<![.\\w])${name}(?=\\s*[,}])`,
    'g',
  );
  const entries = Array.from(rest.matchAll(entry), ([, key]) => key ?? name);
  const uses = rest.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
  return name && entries.length === uses.length ? entries : undefined;
}

/** Maps each path of a site to the modules of its route, from the outermost to the innermost. */
export function mapRouteModules(
  routes: readonly (PluginRouteConfig | RouteConfig)[],
  outer: readonly string[] = [],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {path: route, component, modules, routes: inner} of routes) {
    const requests = [...outer, component, ...listRequests(modules)];
    if (inner) {
      mapRouteModules(inner, requests).forEach((names, leaf) =>
        found.set(leaf, names),
      );
    } else {
      found.set(route, requests);
    }
  }
  return found;
}

/** Lists the modules in a property of a route: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#contentLoaded */
function listRequests(modules: unknown): string[] {
  if (typeof modules === 'string') {
    return [modules];
  }
  if (typeof modules !== 'object' || modules === null) {
    return [];
  }
  if ('__import' in modules) {
    const {path, query = {}} = modules as unknown as {
      path: string;
      query?: Record<string, string>;
    };
    const search = new URLSearchParams(query).toString();
    return [search ? `${path}?${search}` : path];
  }
  return Object.values(modules).flatMap(listRequests);
}
