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

const ANGULAR_PAGE = 'docs-spreadsheet/api/use/angular.mdx';

const filesOfPage = (page: string) =>
  guideFiles(
    {
      name: 'use',
      title: 'Use & show',
      lang: 'en',
      guide: guideOfPage(readFileSync(path.join(ROOT, page), 'utf8'), page)!,
    },
    projectFacts(ROOT, 'https://packages.example/spreadsheet-sdk-1.0.0.tgz'),
    {
      source: 'From a page',
      placeholder: 'Fill in',
      start: 'It opens',
      open: (address) => `Open ${address}`,
      yours: 'Own',
    },
  );
const files = {...filesOfPage(PAGE), ...filesOfPage(ANGULAR_PAGE)};

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
    const fences = [PAGE, ANGULAR_PAGE].map(
      (page) => parseMarkdownFile(page, ROOT).fences,
    );
    const shown = (title: string, page: number) =>
      `${fences[page]!.find(({meta}) => meta.get('title') === title)!.code}\n`;
    const folders: [string, string[], page?: number][] = [
      ['plain/src/', ['report.ts', 'main.ts', 'app.css']],
      ['react/src/', ['report.ts', 'Total.tsx', 'ReportSheet.tsx', 'app.css']],
      ['vue/src/', ['report.ts', 'ReportSheet.vue', 'app.css']],
      ['next/', ['app/report/page.tsx']],
      ['next/app/', ['app.css']],
      ['next/app/report/', ['report.ts', 'Total.tsx']],
      ['angular/src/', ['report-sheet.ts', 'app.ts', 'main.ts'], 1],
      ['angular/', ['src/styles.css'], 1],
    ];
    for (const [folder, titles, page = 0] of folders) {
      for (const title of titles) {
        expect(files[folder + title], folder).toBe(shown(title, page));
      }
    }
  });

  it('run the component of Next.js in the browser alone, as the page says', () => {
    expect(files['next/app/report/ReportSheet.tsx']).toBe(
      `'use client';\n\n${files['react/src/ReportSheet.tsx']}`,
    );
    expect(files['next/README.md']).toContain(
      'Open http://localhost:3000/report',
    );
    expect(files['react/README.md']).toContain('It opens');
  });

  it('copy the assets of the SDK in Angular, as its page says', () => {
    const {fences} = parseMarkdownFile(ANGULAR_PAGE, ROOT);
    const title = ({meta}: {meta: ReadonlyMap<string, string>}) =>
      meta.get('title') === 'angular.json';
    const assetsOf = (text: string) =>
      (
        Object.values(JSON.parse(text).projects)[0] as {
          architect: {build: {options: {assets: unknown[]}}};
        }
      ).architect.build.options.assets;
    const shown = assetsOf(fences.find(title)!.code);
    expect(shown.slice(1)).toEqual(assetsOf(files['angular/angular.json']!));
  });

  it('compile, and fail to when their code is wrong', () => {
    const wrong = Object.entries(files).flatMap(([file, text]) =>
      file.startsWith('react/src/')
        ? [[file.replace('react', 'wrong'), text] as const]
        : [],
    );
    const errors = typeErrors({
      ...files,
      // Next.js writes one like it when it starts.
      'next/next-env.d.ts': "declare module '*.css';",
      ...Object.fromEntries(wrong),
      'wrong/src/report.ts': 'export const a = 1;',
    });
    const isWrong = (line: string) => line.startsWith('.projects/wrong/');
    expect(errors.filter((line) => !isWrong(line))).toEqual([]);
    expect(errors.filter(isWrong).join()).toContain('mountReport');
  }, 90_000);

  it.each([
    ['plain', [], 'vite --open'],
    ['react', ['react', 'react-dom'], 'vite --open'],
    ['vue', ['vue'], 'vite --open'],
    ['next', ['next', 'react', 'react-dom'], 'next dev'],
    [
      'angular',
      [
        ...['common', 'compiler', 'core', 'platform-browser'].map(
          (name) => `@angular/${name}`,
        ),
        'rxjs',
        'tslib',
      ],
      'ng serve --open',
    ],
  ])(
    '%s starts with two commands, with fixed versions',
    (framework, own, start) => {
      const {name, scripts, dependencies, devDependencies} =
        packageOf(framework);
      expect(name).toBe(`use-${framework}`);
      expect(scripts).toHaveProperty('start', start);
      expect(Object.keys(dependencies)).toEqual(['spreadsheet-sdk', ...own]);
      const {'spreadsheet-sdk': _, ...others} = dependencies;
      for (const version of Object.values({...others, ...devDependencies})) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      }
      expect(files[`${framework}/README.md`]).toContain(
        'npm install\nnpm start',
      );
    },
  );

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

it.each(['docs-spreadsheet/intro.mdx', 'docs-ocr/intro.mdx'])(
  '%s is no such guide',
  (file) => {
    expect(
      guideOfPage(readFileSync(path.join(ROOT, file), 'utf8'), file),
    ).toBeUndefined();
  },
);
