import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {diagnosticsOf, messageOf} from '../../scripts/samples/ts/compile';
import {virtualHost} from '../../scripts/samples/ts/virtualHost';
import {guideFiles} from '../../src/live/project/guideFiles';
import {projectFacts} from '../../src/plugins/live-samples/projectFacts';
import {parseMarkdownFile} from '../../src/sets/page/markdown';
import {guideOfPage} from '../../src/plugins/live-samples/guides';

const ROOT = path.resolve(__dirname, '../..');
const CONTRACT = path.join(ROOT, 'contracts/spreadsheet/spreadsheet-sdk.d.ts');
const PAGE = 'docs-spreadsheet/api/use/use_spreadsheed_sdk.mdx';

const guide = guideOfPage(readFileSync(path.join(ROOT, PAGE), 'utf8'), PAGE)!;
const files = guideFiles(
  {name: 'use', title: 'Use & show', lang: 'en', guide},
  projectFacts(ROOT, 'https://packages.example/spreadsheet-sdk-1.0.0.tgz'),
  {source: 'From a page', placeholder: 'Fill in', start: 'Opens', yours: 'Own'},
);

const packageOf = (framework: string) =>
  JSON.parse(files[`${framework}/package.json`]!) as Record<
    'name' | 'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >;

/** What the compiler says of a project, as `npm run check` asks it; of components of Vue it sees none. */
function typeErrors(laid: Readonly<Record<string, string>>): string[] {
  const {compilerOptions} = JSON.parse(laid['react/tsconfig.json']!) as {
    compilerOptions: object;
  };
  const {options} = ts.convertCompilerOptionsFromJson(compilerOptions, ROOT);
  const checked = {...options, paths: {'spreadsheet-sdk': [CONTRACT]}};
  const texts = new Map(
    Object.entries(laid).map(([file, text]) => [
      path.join(ROOT, '.projects', file),
      text,
    ]),
  );
  const sources = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(
    sources,
    checked,
    virtualHost(checked, ROOT, texts),
  );
  return sources.flatMap((file) =>
    diagnosticsOf(program, file).map(
      (found) => `${path.relative(ROOT, file)}: ${messageOf(found)}`,
    ),
  );
}

describe('the projects of a guide', () => {
  it('hold every file that the page shows of it, as the page shows it', () => {
    const {fences} = parseMarkdownFile(PAGE, ROOT);
    const shown = (title: string) =>
      `${fences.find(({meta}) => meta.get('title') === title)!.code}\n`;
    for (const [framework, titles] of Object.entries({
      plain: ['report.ts', 'main.ts', 'app.css'],
      react: ['report.ts', 'Total.tsx', 'ReportSheet.tsx', 'app.css'],
      vue: ['report.ts', 'ReportSheet.vue', 'app.css'],
    })) {
      for (const title of titles) {
        const file = `${framework}/src/${title}`;
        expect(files[file], file).toBe(shown(title));
      }
    }
  });

  it('compile, and fail to when their code is wrong', () => {
    const wrong = Object.entries(files).flatMap(([file, text]) =>
      file.startsWith('react/src/')
        ? [[file.replace('react', 'wrong'), text] as const]
        : [],
    );
    const errors = typeErrors({
      ...files,
      ...Object.fromEntries(wrong),
      'wrong/src/report.ts': 'export const a = 1;',
    });
    const isWrong = (line: string) => line.startsWith('.projects/wrong/');
    expect(errors.filter((line) => !isWrong(line))).toEqual([]);
    expect(errors.filter(isWrong).join()).toContain('mountReport');
  }, 90_000);

  it.each([
    ['plain', []],
    ['react', ['react', 'react-dom']],
    ['vue', ['vue']],
  ])('%s starts with two commands, with fixed versions', (framework, own) => {
    const {name, scripts, dependencies, devDependencies} = packageOf(framework);
    expect(name).toBe(`use-${framework}`);
    expect(scripts).toHaveProperty('start', 'vite --open');
    expect(Object.keys(dependencies)).toEqual(['spreadsheet-sdk', ...own]);
    const {'spreadsheet-sdk': _, ...others} = dependencies;
    for (const version of Object.values({...others, ...devDependencies})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(files[`${framework}/README.md`]).toContain('npm install\nnpm start');
  });

  it.each([
    ['plain', '/src/main.ts', 'report'],
    ['react', '/src/main.tsx', 'app'],
    ['vue', '/src/main.ts', 'app'],
  ])('%s shows its page', (framework, script, id) => {
    const page = files[`${framework}/index.html`]!;
    expect(page).toContain(`<div id="${id}"></div>`);
    expect(page).toContain('<link rel="stylesheet" href="/src/app.css" />');
    expect(page).toContain(`<script type="module" src="${script}"></script>`);
    expect(files).toHaveProperty([framework + script]);
  });
});

it.each([
  'docs-spreadsheet/intro.mdx',
  'docs-spreadsheet/api/use/angular.mdx',
  'docs-ocr/intro.mdx',
])('%s is no such guide', (file) => {
  expect(
    guideOfPage(readFileSync(path.join(ROOT, file), 'utf8'), file),
  ).toBeUndefined();
});
