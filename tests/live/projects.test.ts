import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {
  findDiagnostics,
  formatDiagnosticMessage,
} from '../../scripts/samples/ts/check';
import {NEXT_TYPES, createVirtualHost} from '../../scripts/samples/ts/program';
import {getPageStore, parseMarkdownFile} from '../../src/content';
import {findPageProject} from '../../src/live/plugin/pageProject';
import {
  createGuideFiles,
  createProjectFiles,
  type ProjectSample,
} from '../../src/live/project/projectFiles';
import {
  createTemplateFiller,
  type TextFiles,
} from '../../src/live/project/templates';

const ROOT = path.resolve(__dirname, '../..');
const CONTRACT = path.join(ROOT, 'contracts/spreadsheet/spreadsheet-sdk.d.ts');
const ADDRESS = 'https://docs.example/a';
const SOURCE = 'https://packages.example/spreadsheet-sdk-1.0.0.tgz';

const projectOf = (file: string) =>
  findPageProject(getPageStore(ROOT), `docs-spreadsheet/${file}.mdx`)!;

const inFolder = (folder: string, files: TextFiles): TextFiles =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );

/** Compiles files as if they were on disk, except for Vue components. */
function typeErrors(files: TextFiles, tsconfig = 'tsconfig.json'): string[] {
  const onDisk = new Map(
    Object.entries(files).map(([file, text]) => [
      path.join(ROOT, '.projects', file),
      text,
    ]),
  );
  const [config] = [...onDisk].filter(([file]) => file.endsWith(tsconfig));
  const {options} = ts.convertCompilerOptionsFromJson(
    (JSON.parse(config![1]) as {compilerOptions: object}).compilerOptions,
    ROOT,
  );
  const checked = {...options, paths: {'spreadsheet-sdk': [CONTRACT]}};
  const sources = [...onDisk.keys()].filter((file) => /\.tsx?$/.test(file));
  const host = createVirtualHost(checked, ROOT, onDisk);
  const program = ts.createProgram(sources, checked, host);
  return sources.flatMap((file) =>
    findDiagnostics(program, file).map(
      (found) =>
        `${path.relative(ROOT, file)}: ${formatDiagnosticMessage(found)}`,
    ),
  );
}

describe('a project of samples', () => {
  /** Cover single samples, file inputs, setup code, continued samples, and many samples. */
  const pages = [
    'intro',
    'api/basic-feature/manage_integrated_document',
    'license/license-revocation',
    'api/data/data_validation',
    'api/basic-feature/range',
  ].map((page) =>
    projectOf(page).samples.map((sample) => ({...sample, heading: 'A & B'})),
  );

  const project = (
    samples: readonly ProjectSample[],
    source: string | undefined = SOURCE,
    lang = 'en',
  ) => {
    const input = {name: 'one', title: 'One', lang, source: ADDRESS};
    const fill = createTemplateFiller(ROOT, lang, source || undefined);
    return createProjectFiles(samples, input, fill);
  };
  const first = pages[0]!.slice(0, 1);

  it('compiles against the contract, and its pages find their scripts', () => {
    const projects = pages.map((samples) => project(samples));
    const all = projects.map((files, index) => inFolder(`${index}`, files));
    expect(typeErrors(Object.assign({}, ...all) as TextFiles)).toEqual([]);
    const scripts = projects.flatMap((files) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith('.html'))
        .flatMap(([, html]) => [
          ...html.matchAll(/<script type="module" src="\/([^"]+)"/g),
        ])
        .map(([, script]) => ({files, script: script!})),
    );
    expect(scripts.length).toBeGreaterThan(15);
    for (const {files, script} of scripts) {
      expect(files).toHaveProperty([script]);
    }
  });

  it('does not compile with a type error', () => {
    const [sample] = first;
    const own = {...sample!.files.at(-1)!, source: 'const a: string = 1;'};
    const files = project([{...sample!, files: [own]}]);
    expect(typeErrors(files)).toHaveLength(1);
  });

  it('has fixed versions, and the scripts of the installation guide', () => {
    const {scripts, dependencies, devDependencies, ...others} = JSON.parse(
      project(first)['package.json']!,
    ) as Record<'scripts' | 'dependencies' | 'devDependencies', object>;
    expect(others).toEqual({name: 'one', private: true, type: 'module'});
    expect(scripts).toHaveProperty('start');
    expect(dependencies).toEqual({'spreadsheet-sdk': SOURCE});
    expect(Object.values(devDependencies).join(' ')).toMatch(
      /^\d+\.\d+\.\d+ \d+\.\d+\.\d+$/,
    );
    const guide = parseMarkdownFile(
      'docs-spreadsheet/installation/spreadsheet-sdk-guide.mdx',
      ROOT,
    );
    const {code} = guide.fences.find(({lang}) => lang === 'json')!;
    expect(scripts).toMatchObject(
      (JSON.parse(code) as {scripts: object}).scripts,
    );
  });

  it('has a placeholder that npm rejects if the source of the SDK is not set', () => {
    expect(project(first, '')['package.json']).toMatch(
      /"spreadsheet-sdk": "<[a-z-]+>"/,
    );
  });

  it('starts with the page of its sample, or a list of several', () => {
    const samples = pages.find(({length}) => length > 2)!;
    const one = project(samples.slice(0, 1))['index.html']!;
    expect(one).toContain('<div id="sheet" class="host"></div>');
    expect(one).toMatch(/src="\/src\/[\w-]+\.ts"/);
    const several = project(samples)['index.html']!;
    expect(
      several.match(/<li><a href="\/\d+-[\w-]+\.html">A &amp; B</g),
    ).toHaveLength(samples.length);
  });

  it('runs setup code before the sample', () => {
    const sample = pages.flat().find(({before}) => before)!;
    const files = project([sample]);
    expect(files['src/main.ts']).toBe(
      `import './before';\nimport './${sample.title.replace('.ts', '')}';\n`,
    );
    expect(files['index.html']).toContain('/src/main.ts');
  });

  it.each(['en', 'ko'])('has a README in %s', (lang) => {
    const text = project(first, SOURCE, lang)['README.md']!;
    for (const part of [ADDRESS, SOURCE, 'npm start']) {
      expect(text).toContain(part);
    }
    expect(/[가-힣]/.test(text)).toBe(lang === 'ko');
  });
});

describe('the projects of guides', () => {
  const filesOf = (name: string) => {
    const {guide} = projectOf(`api/use/${name}`);
    const input = {name, title: 'Use & show', lang: 'en', source: ADDRESS};
    const fill = createTemplateFiller(ROOT, 'en', SOURCE);
    return createGuideFiles(guide!, input, fill);
  };
  const projects = ['recipe', 'react', 'vue', 'nextjs', 'angular'].map(
    (page) => [page, filesOf(page)] as const,
  );
  const files: Record<string, string> = Object.assign(
    {},
    ...projects.map(([, own]) => own),
  );

  it('compile, and do not with a type error', () => {
    const all: TextFiles = Object.assign(
      {},
      ...projects.map(([page, own]) => inFolder(page, own)),
    );
    const react = Object.entries(all).filter(([file]) =>
      file.startsWith('react/react/src/'),
    );
    const errors = typeErrors(
      {
        ...all,
        // Next.js generates one like it.
        'next/next-env.d.ts': `declare module '*.css';${NEXT_TYPES}`,
        ...inFolder('wrong', Object.fromEntries(react)),
        'wrong/react/react/src/autosave.ts': 'export const a = 1;',
      },
      'react/tsconfig.json',
    );
    const isWrong = (line: string) => line.startsWith('.projects/wrong/');
    expect(errors.filter((line) => !isWrong(line))).toEqual([]);
    expect(errors.filter(isWrong).join()).toContain("member 'autosave'");
  }, 90_000);

  it.each([
    ['plain', 'src/main.ts job/report.js server.js', 'vite --open'],
    ['react', 'src/main.tsx src/LazyEditor.tsx server.js', 'vite --open'],
    ['vue', 'src/SheetEditor.vue server.js', 'vite --open'],
    ['next', 'app/report/page.tsx app/files/report.xlsx/route.ts', 'next dev'],
    ['angular', 'src/app.ts server.js proxy.conf.json', 'node serve.js'],
  ])('%s has %s, and starts with %s', (framework, own, start) => {
    const {scripts, dependencies, devDependencies} = JSON.parse(
      files[`${framework}/package.json`]!,
    ) as Record<string, Record<string, string>>;
    expect(scripts).toHaveProperty('start', start);
    const {'spreadsheet-sdk': sdk, ...others} = dependencies!;
    expect(sdk).toBe(SOURCE);
    for (const version of Object.values({...others, ...devDependencies})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    for (const file of [...own.split(' '), '.gitignore']) {
      expect(files).toHaveProperty([`${framework}/${file}`]);
    }
    const page = files[`${framework}/index.html`];
    if (page) {
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page)!;
      expect(files).toHaveProperty([framework + script]);
    }
  });

  it('have the licence key in .env where the code reads it', () => {
    const keys = Object.entries(files).filter(([file]) =>
      file.endsWith('.env.local'),
    );
    expect(Object.fromEntries(keys)).toEqual({
      'plain/.env.local': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'react/.env.local': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'vue/.env.local': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'next/.env.local': 'SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
    });
  });

  it('do not exist for other pages', () => {
    expect(projectOf('intro').guide).toBeUndefined();
  });
});
