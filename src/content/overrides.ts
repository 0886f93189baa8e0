import {createRequire} from 'node:module';
import path from 'node:path';
import {toRelativePath} from './pages/place';
import {PAGE_FOLDERS} from './pages/store';
import type {FileProblem} from './problem';

/** Name that follows `@theme/` in imports, such as `Footer/Layout` → file of the component, relative to the site. */
export type ThemeComponents = Readonly<Record<string, string>>;

/** Files of a site, by paths relative to its root. */
interface SiteFiles {
  /** Lists the files below a folder; none if it does not exist. */
  list(folder: string): readonly string[];
  read(file: string): string;
}

const OVERRIDES = 'src/theme';

/** Folders with files that may import theme components. */
const FOLDERS = [...PAGE_FOLDERS, 'blog', 'docs'];

/** Matches components that overrides replace on purpose. `CodeBlock` renders the live code block where code is live. */
const REPLACED =
  /@docusaurus\/theme-(?:classic|live-codeblock)\/|docusaurus-theme-search-typesense\/|\/theme-fallback\//;

/** Matches imports of theme components, except for those of types. */
const IMPORT =
  /(?:^(?:import|export)\b(?! type\b)[^;'"]*|\b(?:import|require)\()['"](@theme(?:-original|-init)?\/[^'"]+)/gm;

/**
 * Finds overrides of the site, and components of further themes, that no page shows because of other overrides.
 *
 * @param originals - components of themes; the last theme that has a component provides it
 */
export function findHiddenComponents(
  originals: ThemeComponents,
  {list, read}: SiteFiles,
): FileProblem[] {
  const overrides = nameComponents(list(OVERRIDES), OVERRIDES);
  const listRequests = (file: string): readonly string[] =>
    Array.from(read(file).matchAll(IMPORT), ([, request]) => request!);
  const rendered = Object.entries(originals).map(
    ([by, file]) => [by, listRequests(file)] as const,
  );
  const listImporters = (name: string) =>
    rendered
      .filter(([by, all]) => by !== name && all.includes(`@theme/${name}`))
      .map(([by]) => by);
  const shown = new Set<string>();
  const show = (request: string): void => {
    const [kind, ...parts] = request.split('/');
    const name = parts.join('/');
    const own = kind === '@theme' ? overrides[name] : undefined;
    const file = own ?? originals[name];
    if (file !== undefined && !shown.has(file)) {
      shown.add(file);
      listRequests(file).forEach(show);
    }
  };
  // Docusaurus itself renders the components that no other component renders.
  Object.keys({...originals, ...overrides})
    .filter((name) => listImporters(name).length === 0)
    .forEach((name) => show(`@theme/${name}`));
  FOLDERS.flatMap(list)
    .filter((file) => /(?<!\.d)\.(?:[jt]sx?|mdx?)$/.test(file))
    .filter((file) => !file.startsWith(`${OVERRIDES}/`))
    .flatMap(listRequests)
    .forEach(show);
  /** Lists the overrides that replace what renders a component. */
  const listReplacing = (name: string, seen = new Set<string>()): string[] =>
    listImporters(name)
      .filter((by) => !seen.has(by) && seen.add(by))
      .flatMap((by) => (by in overrides ? by : listReplacing(by, seen)));
  return Object.entries(overrides).flatMap(([name, override]) => {
    const isHidden = !shown.has(override);
    const file = isHidden ? override : originals[name];
    if (file === undefined || shown.has(file) || REPLACED.test(file)) {
      return [];
    }
    const where = (isHidden ? listReplacing(name) : [name])
      .map((each) => `${OVERRIDES}/${each}`)
      .join(' and ');
    return {
      file,
      line: 1,
      found: `${isHidden ? 'an override of ' : ''}\`${name}\`, which no page shows, since ${where} replaces ${isHidden ? 'what renders it' : 'it'}`,
      expected: 'a component that pages show',
      remedy: isHidden
        ? `Delete the file. Wrap what ${where} renders instead.`
        : `Render @theme-original/${name} in ${where}, or remove that file.`,
    };
  });
}

/** Finds components by their names in a folder. */
export function nameComponents(
  files: readonly string[],
  folder: string,
): ThemeComponents {
  const name = /^\/(.+?)(?:\/index)?(?<!\.d)\.[jt]sx?$/;
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, found] = name.exec(file.slice(folder.length)) ?? [];
      return found === undefined ? [] : [[found, file]];
    }),
  );
}

/** Finds the components of the classic theme, which may be installed above the site. */
export function findClassicComponents(
  {list}: Pick<SiteFiles, 'list'>,
  root: string,
): ThemeComponents {
  const load = createRequire(path.join(root, 'package.json'));
  const main = load.resolve('@docusaurus/theme-classic');
  const folder = toRelativePath(path.join(main, '../theme'), root);
  return nameComponents(list(folder), folder);
}
