import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, SAMPLE_COMPILER_OPTIONS} from '../../content';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {FRAMEWORKS, type Framework, type GuideFramework} from './frameworks';

/** Contents of text files by path. */
export type TextFiles = Readonly<Record<string, string>>;

const TEMPLATES = 'src/live/project/templates';

/** Guide page → names of additional template folders for its projects. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  react: ['server', 'vite'],
  vue: ['server'],
  angular: ['server'],
  recipe: ['server', 'recipe'],
};

const PACKAGE = 'package.json';

export type TemplateFiller = ReturnType<typeof createTemplateFiller>;

/**
 * Creates a function that fills the templates of a framework and, for a guide, of its page. Besides the given values,
 * it replaces names of packages by their versions. Placeholders without a value are left unchanged.
 *
 * @param siteDir - root of the repository
 * @param lang - language of the README
 * @param packageSource - source from which npm installs the SDK. Default: a placeholder that npm rejects
 */
export function createTemplateFiller(
  siteDir: string,
  lang: string,
  packageSource: string = SPREADSHEET_CONTRACT.packagePlaceholder,
) {
  const folder = path.join(siteDir, TEMPLATES);
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, PACKAGE), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', TextFiles>;
  return (
    framework: GuideFramework,
    values: TextFiles,
    page = '',
  ): TextFiles => {
    const {versions}: Framework = FRAMEWORKS[framework];
    const all: TextFiles = {
      ...dependencies,
      ...devDependencies,
      ...versions,
      ...values,
      packageSource,
    };
    const fill = (file: string): string =>
      readFileSync(path.join(folder, file), 'utf8').replace(
        /\{\{([^{}]+)\}\}/g,
        (placeholder, name: string) => all[name] ?? placeholder,
      );
    const fillFolder = (name: string): TextFiles =>
      Object.fromEntries(
        listFiles(folder, name)
          .filter((file) => /\.(?:txt|json)$/.test(file))
          .map((file) => [
            // `.txt` keeps linters and compilers away from templates of code.
            path.posix.relative(name, file).replace(/\.txt$/, ''),
            file.endsWith('tsconfig.json')
              ? addCompilerOptions(fill(file))
              : fill(file),
          ]),
      );
    const own = fillFolder(framework);
    const additions = (ADDITIONS[page] ?? []).map(fillFolder);
    return {
      ...(Object.assign({}, ...additions) as TextFiles),
      ...own,
      [PACKAGE]: mergePackages(own, additions),
      'README.md': fill(lang === 'ko' ? 'README.ko.md.txt' : 'README.md.txt'),
      '.gitignore': fill('gitignore.txt'),
    };
  };
}

/** Adds the TypeScript options used for samples. */
function addCompilerOptions(text: string): string {
  const {compilerOptions, ...rest} = JSON.parse(text) as {
    readonly compilerOptions: object;
  };
  const all = {...SAMPLE_COMPILER_OPTIONS, ...compilerOptions};
  return `${JSON.stringify({compilerOptions: all, ...rest}, null, 2)}\n`;
}

/** Adds the fields of additional package.json files. */
function mergePackages(
  {[PACKAGE]: text = ''}: TextFiles,
  additions: readonly TextFiles[],
): string {
  const merged = JSON.parse(text) as Record<string, object>;
  for (const {[PACKAGE]: added = '{}'} of additions) {
    const fields = Object.entries(JSON.parse(added) as Record<string, object>);
    fields.forEach(([key, entries]) => {
      merged[key] = {...merged[key], ...entries};
    });
  }
  return `${JSON.stringify(merged, null, 2)}\n`;
}
