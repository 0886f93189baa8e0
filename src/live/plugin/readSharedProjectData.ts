import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  fillTemplate,
  type TextFiles,
  type GuideFramework,
  type SharedProjectData,
} from '../project/projectFiles';
import {SAMPLE_COMPILER_OPTIONS} from '../../content';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';

const TEMPLATES = 'src/live/project/templates';

/** Guide page → names of additional template folders for its projects. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  react: ['server', 'vite'],
  vue: ['server'],
  angular: ['server'],
  recipe: ['server', 'recipe'],
};

type Versions = Readonly<Record<string, string>>;

/**
 * Versions of packages that this site does not use, or uses in another version. They were tested by building
 * a project of each framework. All other versions are read from package.json.
 */
const OTHER_VERSIONS: Readonly<Record<GuideFramework, Versions>> = {
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
 * Reads the templates of the downloadable projects.
 *
 * @param siteDir - root of the repository
 * @param packageSource - source from which npm installs the SDK, if known
 * @param lang - language of the README
 */
export function readSharedProjectData(
  siteDir: string,
  packageSource: string | undefined,
  lang: string,
): SharedProjectData {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Versions>;
  const folder = path.join(siteDir, TEMPLATES);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const shared = {
    'README.md': read(lang === 'ko' ? 'README.ko.md.txt' : 'README.md.txt'),
    '.gitignore': read('gitignore.txt'),
  };
  const frameworks = Object.keys(OTHER_VERSIONS) as GuideFramework[];
  const own = {...dependencies, ...devDependencies};
  return {
    packageSource: packageSource ?? SPREADSHEET_CONTRACT.packagePlaceholder,
    templates: Object.fromEntries(
      frameworks.map((framework) => [
        framework,
        {
          ...readTemplates(path.join(folder, framework), {
            ...own,
            ...OTHER_VERSIONS[framework],
          }),
          ...shared,
        },
      ]),
    ) as unknown as SharedProjectData['templates'],
    additions: Object.fromEntries(
      Object.entries(ADDITIONS).map(([page, folders]) => [
        page,
        Object.assign(
          {},
          ...folders.map((name) => readTemplates(path.join(folder, name), own)),
        ) as TextFiles,
      ]),
    ),
  };
}

/** Reads the templates in a folder. Inserts package versions and the TypeScript options used for samples. */
function readTemplates(folder: string, versions: Versions): TextFiles {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => {
        const file = path.join(parentPath, name);
        const text = fillTemplate(readFileSync(file, 'utf8'), versions);
        // Removes `.txt` from names of code templates, which keeps linters and compilers away from them.
        const place = path.relative(folder, file).replace(/\.txt$/, '');
        return [
          place.split(path.sep).join('/'),
          name === 'tsconfig.json' ? addCompilerOptions(text) : text,
        ] as const;
      })
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

function addCompilerOptions(text: string): string {
  const {compilerOptions, ...rest} = JSON.parse(text) as {
    readonly compilerOptions: object;
  };
  const all = {...SAMPLE_COMPILER_OPTIONS, ...compilerOptions};
  return `${JSON.stringify({compilerOptions: all, ...rest}, null, 2)}\n`;
}
