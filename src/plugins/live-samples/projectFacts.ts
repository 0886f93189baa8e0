import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ProjectFacts, Versions} from '../../live/project/sample';
import {SAMPLE_COMPILER_OPTIONS} from '../../sets/samples/compilerOptions';
import {PACKAGE_PLACEHOLDER} from '../../sets/spreadsheet/reference/packageSource';

/** Tools of a project: those that this site is tested with, so that both have one version. */
const TOOLS = ['typescript', 'vite'] as const;

/** Packages of a framework, and those that its application is built with. */
const FRAMEWORKS = {
  plain: [[], []],
  react: [
    ['react', 'react-dom'],
    ['@types/react', '@types/react-dom'],
  ],
  vue: [['vue'], ['@vitejs/plugin-vue']],
} as const;

/** Versions of what this site itself does not need; a project of each was built with it. */
const OTHERS = {'@vitejs/plugin-vue': '6.0.11'};

/**
 * What the projects that readers take away are made with.
 *
 * @param siteDir - root of the repository
 * @param packageSource - where the SDK is installed from, if that is known
 */
export function projectFacts(
  siteDir: string,
  packageSource: string | undefined,
): ProjectFacts {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versions: Versions = {...dependencies, ...devDependencies, ...OTHERS};
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name]!]));
  return {
    packageSource: packageSource ?? PACKAGE_PLACEHOLDER,
    isPlaceholder: packageSource === undefined,
    tools: versionsOf(TOOLS),
    frameworks: Object.fromEntries(
      Object.entries(FRAMEWORKS).map(([name, [own, tools]]) => [
        name,
        {dependencies: versionsOf(own), devDependencies: versionsOf(tools)},
      ]),
    ) as ProjectFacts['frameworks'],
    compilerOptions: SAMPLE_COMPILER_OPTIONS,
  };
}
