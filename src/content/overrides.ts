import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {throwProblems, type FileProblem} from './problem';

/** Sources of components by the name that follows `@theme/` in imports, such as `Footer/Layout`. */
type Components = ReadonlyMap<string, string>;

const OVERRIDES = 'src/theme';
const CLASSIC_FOLDER = 'node_modules/@docusaurus/theme-classic/src/theme';

const RENDERS_ORIGINAL = /@theme-(?:original|init)\//;

const TYPE_IMPORT = /^import type [^;]*;/gm;

/** Files of a site, by paths relative to its root. */
interface SiteFiles {
  list(folder: string): readonly string[];
  read(file: string): string;
}

/**
 * Finds overrides that no page shows, since other overrides replace all components that render them.
 *
 * @returns the number of overrides, and a problem for each hidden one
 */
export function findHiddenOverrides(files: SiteFiles): {
  inspected: number;
  problems: FileProblem[];
} {
  const overrides = readComponents(files, OVERRIDES);
  const theme = readComponents(files, CLASSIC_FOLDER);
  const site = readComponents(files, 'src');
  const isReplaced = (name: string) =>
    overrides.has(name) && !RENDERS_ORIGINAL.test(overrides.get(name)!);
  /** Collects the components that render a hidden one. */
  const isShown = (name: string, hiding: Set<string>): boolean => {
    const importers = listImporters(theme, name);
    return (
      importers.length === 0 ||
      listImporters(site, name).length > 0 ||
      importers
        .filter((each) => each !== name && !hiding.has(each))
        .some(
          (each) =>
            hiding.add(each) && !isReplaced(each) && isShown(each, hiding),
        )
    );
  };
  const problems = [...overrides.keys()].flatMap((name) => {
    const hiding = new Set<string>();
    if (isShown(name, hiding)) {
      return [];
    }
    const replacing = [...hiding]
      .filter(isReplaced)
      .map((each) => `src/theme/${each}`)
      .join(' and ');
    return {
      file: files
        .list(OVERRIDES)
        .find((file) => getComponentName(file, OVERRIDES) === name)!,
      line: 1,
      found: `an override of \`${name}\`, which no page shows, since ${replacing} replaces what renders it`,
      expected: 'an override of a component that pages show',
      remedy: `Delete the file. Wrap what ${replacing} renders instead.`,
    };
  });
  return {inspected: overrides.size, problems};
}

function listImporters(components: Components, name: string): string[] {
  return [...components]
    .filter(([, source]) => source.includes(`'@theme/${name}'`))
    .map(([each]) => each);
}

/** Reads components without imports of types. */
function readComponents({list, read}: SiteFiles, folder: string): Components {
  return new Map(
    list(folder).flatMap((file) => {
      const name = getComponentName(file, folder);
      return name === undefined
        ? []
        : [[name, read(file).replace(TYPE_IMPORT, '')] as const];
    }),
  );
}

/** Returns the name of a component by its path, or undefined for other files. */
export const getComponentName = (
  file: string,
  folder: string,
): string | undefined =>
  /^\/(.+?)(?:\/index)?(?<!\.d)\.[jt]sx?$/.exec(file.slice(folder.length))?.[1];

/** @throws ProblemError if there is an override that no page shows */
export function checkOverrides(siteDir: string): void {
  throwProblems(findHiddenOverrides(createFiles(siteDir)).problems);
}

function createFiles(root: string): SiteFiles {
  return {
    list: (folder) =>
      existsSync(path.join(root, folder))
        ? readdirSync(path.join(root, folder), {
            recursive: true,
            encoding: 'utf8',
          })
            .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
            .sort()
        : [],
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  };
}
