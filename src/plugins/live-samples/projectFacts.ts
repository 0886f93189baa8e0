import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GuideFramework} from '../../live/guide';
import type {ProjectFacts, Versions} from '../../live/project/sample';
import {SAMPLE_COMPILER_OPTIONS} from '../../sets/samples/compilerOptions';
import {PACKAGE_PLACEHOLDER} from '../../sets/spreadsheet/reference/packageSource';

const VITE = ['typescript', 'vite'] as const;
const REACT_TYPES = ['@types/react', '@types/react-dom'] as const;

/**
 * Packages of a framework, and those that its application is built with. Their versions are those that this site is
 * tested with, so that both have one.
 */
const FRAMEWORKS = {
  plain: [[], VITE],
  react: [
    ['react', 'react-dom'],
    [...VITE, ...REACT_TYPES],
  ],
  vue: [['vue'], [...VITE, '@vitejs/plugin-vue']],
  next: [
    ['next', 'react', 'react-dom'],
    ['typescript', '@types/node', ...REACT_TYPES],
  ],
  angular: [
    [
      '@angular/common',
      '@angular/compiler',
      '@angular/core',
      '@angular/platform-browser',
      'rxjs',
      'tslib',
    ],
    ['@angular/build', '@angular/cli', '@angular/compiler-cli', 'typescript'],
  ],
} as const satisfies Record<
  GuideFramework,
  readonly [readonly string[], readonly string[]]
>;

/** Versions of what this site itself does not need, or has another of; a project of each was built with them. */
const OTHERS: Readonly<Record<GuideFramework, Versions>> = {
  plain: {},
  react: {},
  vue: {'@vitejs/plugin-vue': '6.0.11'},
  next: {next: '16.4.6'},
  angular: {
    '@angular/build': '21.2.27',
    '@angular/cli': '21.2.27',
    '@angular/compiler-cli': '21.2.26',
    rxjs: '7.8.2',
    tslib: '2.9.1',
    typescript: '5.9.3',
  },
};

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
  const versionsOf = (framework: GuideFramework, names: readonly string[]) => {
    const versions = {
      ...dependencies,
      ...devDependencies,
      ...OTHERS[framework],
    };
    return Object.fromEntries(names.map((name) => [name, versions[name]!]));
  };
  return {
    packageSource: packageSource ?? PACKAGE_PLACEHOLDER,
    isPlaceholder: packageSource === undefined,
    frameworks: Object.fromEntries(
      (Object.keys(FRAMEWORKS) as GuideFramework[]).map((name) => {
        const [own, tools] = FRAMEWORKS[name];
        return [
          name,
          {
            dependencies: versionsOf(name, own),
            devDependencies: versionsOf(name, tools),
          },
        ];
      }),
    ) as ProjectFacts['frameworks'],
    compilerOptions: SAMPLE_COMPILER_OPTIONS,
  };
}
