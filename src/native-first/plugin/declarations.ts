import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Import, ModuleGraph} from './moduleGraph';

// A module of the site that uses React must declare that it works without React. Otherwise its pages load the
// application at idle. Code of packages has no declarations: what is not listed here counts as undeclared.

/**
 * Matches the declaration. It ends with the names of the module's hooks with state or effects and of its event
 * handlers, so that it does not cover those that somebody adds later.
 */
const DECLARATION = /^\/\/ @works-without-react(?:: (.+))?$/m;

const STATEFUL =
  /\b(?:use(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|SyncExternalStore|Transition|Optimistic|ActionState|ColorMode|IsBrowser)(?=[(<])|on[A-Z]\w*(?==\{))/g;

export const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /^export\s+(?:\*|\{[^}]*\})\s*from\s+['"][^'"]+['"];?/gm;

const REACT = /^(?:react|react-dom)(?:\/|$)/;

/** Matches imports that work without React: of the MDX compiler, and some functions of Docusaurus. */
const NATIVE_IMPORT =
  /^(?:react\/jsx-(?:dev-)?runtime|@mdx-js\/react|@docusaurus\/(?:Head|Interpolate|Link|Translate|useBaseUrl|useDocusaurusContext))$/;

export const PAGE = /\.mdx?(?:\?|$)/;
export const SCRIPT = /\.[cm]?[jt]sx?(?:\?|$)/;

/** Matches the generated module that imports all client modules. */
const CLIENT_MODULES = /[\\/]client-modules\.js$/;

const CORE = '@docusaurus/core';
export const CLASSIC = '@docusaurus/theme-classic';

/** Captures the name of a theme component, such as `Footer/Layout`. */
const THEME_COMPONENT = /^@theme(?:-original|-init)?\/(.+)/;

/**
 * Components of the classic theme that do nothing until React runs. This site overrides them. An override with
 * a declaration also answers for the original that it renders.
 */
const CLASSIC_COMPONENTS_NEEDING_REACT = [
  'AnnouncementBar/CloseButton',
  'BackToTopButton',
  'CodeBlock',
  'ColorModeToggle',
  'DocSidebar',
  'DocSidebarItem/Category',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Toggle',
  'NavbarItem/DropdownNavbarItem/Desktop',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'TOCCollapsible',
  'Tabs',
];

/** Returns the package of an installed file, or undefined for files of the site. */
export const findPackage = (file: string): string | undefined =>
  /^(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
    .exec(file)?.[1]
    ?.replace('\\', '/');

/**
 * Finds why an imported module needs React, not counting what it imports itself.
 *
 * @returns reasons for the build log
 */
export function listReasons(
  each: Import,
  graph: ModuleGraph,
  siteDir: string,
): readonly string[] {
  const {request, file, by} = each;
  const name = findPackage(file);
  if (name === undefined) {
    return PAGE.test(file)
      ? graph.get(file)!.handlers
      : listReasonsOfScript(each, graph, siteDir);
  }
  const [, component] = THEME_COMPONENT.exec(request) ?? [];
  if (component !== undefined) {
    return isNativeComponent(request, component, name)
      ? []
      : [`${component} of ${name}`];
  }
  if (CLIENT_MODULES.test(by)) {
    return name === CLASSIC ? [] : [`client module of ${name}`];
  }
  const isNative =
    NATIVE_IMPORT.test(request) ||
    findPackage(by) !== undefined ||
    (SCRIPT.test(by) &&
      (DECLARATION.test(readSource(by)) || !usesReact(file, graph)));
  return isNative ? [] : [request];
}

const isNativeComponent = (request: string, component: string, name: string) =>
  name === CLASSIC
    ? !request.startsWith('@theme/') ||
      !CLASSIC_COMPONENTS_NEEDING_REACT.includes(component)
    : name === CORE;

function listReasonsOfScript(
  {file, by}: Import,
  graph: ModuleGraph,
  siteDir: string,
): string[] {
  const source = readSource(file);
  const code = source.replace(COMMENTS, '');
  const [declaration, names = ''] = DECLARATION.exec(source) ?? [];
  const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
  if (declaration !== undefined) {
    const declared = names.split(', ');
    return [...new Set(code.match(STATEFUL))]
      .filter((each) => !declared.includes(each))
      .map((each) => `${each} in ${name}`);
  }
  const isDirect = PAGE.test(by) || CLIENT_MODULES.test(by);
  const mustDeclare =
    [...graph.get(file)!.imports.keys()].some((each) => REACT.test(each)) ||
    (isDirect && code.replace(RE_EXPORT, '').trim() !== '');
  return mustDeclare ? [name] : [];
}

function usesReact(
  file: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  seen.add(file);
  return [...(graph.get(file)?.imports ?? [])].some(
    ([request, each]) =>
      REACT.test(request) || (!seen.has(each) && usesReact(each, graph, seen)),
  );
}

/** Reads a module; its path may have a query. Returns an empty text for generated modules, which have no file. */
function readSource(resource: string): string {
  const [file = ''] = resource.split('?');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
