import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillTemplate, type ProjectFacts} from '../project/projectFiles';
import type {Files, GuideFramework} from '../sample';
import {SAMPLE_COMPILER_OPTIONS} from '../../content/samples/compilerOptions';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';

const TEMPLATES = 'src/live/project/templates';

/** Guides whose projects have files besides those of their framework, and the folders of these. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  react: ['server'],
  vue: ['server'],
  recipe: ['server', 'recipe'],
};

type Versions = Readonly<Record<string, string>>;

/**
 * Versions of what this site itself does not need, or has another of; a project of each was built with them. All others
 * are those that this site is tested with, so that both have one.
 */
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
 * @param lang - of what they say
 */
export function projectFacts(
  siteDir: string,
  packageSource: string | undefined,
  lang: string,
): ProjectFacts {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Versions>;
  const folder = path.join(siteDir, TEMPLATES);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const shared = {
    'README.md': read(lang === 'ko' ? 'README.ko.md.txt' : 'README.md.txt'),
    '.gitignore': read('gitignore.txt'),
  };
  const frameworks = Object.keys(OTHERS) as GuideFramework[];
  const own = {...dependencies, ...devDependencies};
  return {
    packageSource: packageSource ?? SPREADSHEET_CONTRACT.packagePlaceholder,
    templates: Object.fromEntries(
      frameworks.map((framework) => [
        framework,
        {
          ...templatesIn(path.join(folder, framework), {
            ...own,
            ...OTHERS[framework],
          }),
          ...shared,
        },
      ]),
    ) as unknown as ProjectFacts['templates'],
    additions: Object.fromEntries(
      Object.entries(ADDITIONS).map(([page, folders]) => [
        page,
        Object.assign(
          {},
          ...folders.map((name) => templatesIn(path.join(folder, name), own)),
        ) as Files,
      ]),
    ),
  };
}

/** The templates in a folder: versions filled in, and the options of TypeScript that samples are checked under. */
function templatesIn(folder: string, versions: Versions): Files {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => {
        const file = path.join(parentPath, name);
        const text = fillTemplate(readFileSync(file, 'utf8'), versions);
        // Code has an ending more, which keeps it from the tools of this repository.
        const place = path.relative(folder, file).replace(/\.txt$/, '');
        return [
          place.split(path.sep).join('/'),
          name === 'tsconfig.json' ? withOptions(text) : text,
        ] as const;
      })
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

function withOptions(text: string): string {
  const {compilerOptions, ...rest} = JSON.parse(text) as {
    readonly compilerOptions: object;
  };
  const all = {...SAMPLE_COMPILER_OPTIONS, ...compilerOptions};
  return `${JSON.stringify({compilerOptions: all, ...rest}, null, 2)}\n`;
}
