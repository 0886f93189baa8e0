import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ProjectFacts} from '../../live/project/sample';
import {SAMPLE_COMPILER_OPTIONS} from '../../sets/samples/compilerOptions';
import {PACKAGE_PLACEHOLDER} from '../../sets/spreadsheet/reference/packageSource';

/** Tools of a project: those that this site is tested with, so that both have one version. */
const TOOLS = ['typescript', 'vite'] as const;

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
  const versions = {...dependencies, ...devDependencies};
  return {
    packageSource: packageSource ?? PACKAGE_PLACEHOLDER,
    isPlaceholder: packageSource === undefined,
    tools: Object.fromEntries(TOOLS.map((name) => [name, versions[name]!])),
    compilerOptions: SAMPLE_COMPILER_OPTIONS,
  };
}
