import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {findDiagnostics, formatMessage} from '../../scripts/samples/ts/check';
import {NEXT_TYPES, virtualHost} from '../../scripts/samples/ts/program';
import {guideFiles} from '../../src/live/project/guideFiles';
import {
  projectFiles,
  type ProjectSample,
} from '../../src/live/project/projectFiles';
import {pageProject} from '../../src/live/plugin/pageProject';
import {projectFacts} from '../../src/live/plugin/projectFacts';
import {pageStore, parseMarkdownFile} from '../../src/content';

const ROOT = path.resolve(__dirname, '../..');
const CONTRACT = path.join(ROOT, 'contracts/spreadsheet/spreadsheet-sdk.d.ts');
const ADDRESS = 'https://docs.example/a';
const SOURCE = 'https://packages.example/spreadsheet-sdk-1.0.0.tgz';

/** Pages whose samples stand alone, open files, need something first, continue and are many. */
const PAGES = [
  'intro',
  'api/basic-feature/manage_integrated_document',
  'license/license-revocation',
  'api/data/data_validation',
  'api/basic-feature/range',
];

/** Page, as the name of a project → its samples that readers can run. */
const pages = new Map<string, ProjectSample[]>();

const pageOf = (file: string) =>
  pageProject(pageStore(ROOT), `docs-spreadsheet/${file}.mdx`)!;

beforeAll(() => {
  for (const page of PAGES) {
    const {samples} = pageOf(page);
    const name = `docs-spreadsheet-${page.replaceAll('/', '-')}`;
    pages.set(
      name,
      samples.map((sample) => ({...sample, heading: 'A & B'})),
    );
  }
});

function project(
  name: string,
  samples: readonly ProjectSample[],
  source: string | null = SOURCE,
): Map<string, string> {
  const input = {name, title: name, lang: 'en', source: ADDRESS, samples};
  const facts = projectFacts(ROOT, source ?? undefined, 'en');
  const files = Object.entries(projectFiles(input, facts));
  return new Map(files.map(([file, text]) => [`${name}/${file}`, text]));
}

/** Scripts of the pages of a project, as paths in its archive. */
function scriptsOf(name: string, files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file]) => file.startsWith(`${name}/`) && file.endsWith('.html'))
    .flatMap(([, html]) =>
      [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
        ([, address]) => name + address!,
      ),
    );
}

/** Lays files over the disk, and gives what the compiler says of them; of components of Vue it sees none. */
function typeErrors(
  files: ReadonlyMap<string, string>,
  tsconfig = 'tsconfig.json',
): string[] {
  const laid = new Map(
    [...files].map(([file, text]) => [
      path.join(ROOT, '.projects', file),
      text,
    ]),
  );
  const [config] = [...laid].filter(([file]) => file.endsWith(tsconfig));
  const {options} = ts.convertCompilerOptionsFromJson(
    (JSON.parse(config![1]) as {compilerOptions: object}).compilerOptions,
    ROOT,
  );
  const checked = {...options, paths: {'spreadsheet-sdk': [CONTRACT]}};
  const sources = [...laid.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(
    sources,
    checked,
    virtualHost(checked, ROOT, laid),
  );
  return sources.flatMap((file) =>
    findDiagnostics(program, file).map(
      (found) => `${path.relative(ROOT, file)}: ${formatMessage(found)}`,
    ),
  );
}

describe('a project of samples', () => {
  it('of each page compiles against the contract, and its pages find their scripts', () => {
    const all = new Map(
      [...pages].flatMap(([page, samples]) => [...project(page, samples)]),
    );
    expect(pages.size).toBe(PAGES.length);
    expect(typeErrors(all)).toEqual([]);
    const scripts = [...pages.keys()].flatMap((page) => scriptsOf(page, all));
    expect(scripts.length).toBeGreaterThan(15);
    expect(scripts.filter((script) => !all.has(script))).toEqual([]);
  });

  it('fails to compile when its code is wrong', () => {
    const [, [sample]] = [...pages][0] as [string, [ProjectSample]];
    const own = {...sample.files.at(-1)!, source: 'const a: string = 1;'};
    expect(
      typeErrors(project('wrong', [{...sample, files: [own]}])),
    ).toHaveLength(1);
  });

  it('starts with two commands, with tools of fixed versions', () => {
    const [samples] = pages.values();
    const {scripts, dependencies, devDependencies, ...rest} = JSON.parse(
      project('one', samples!.slice(0, 1)).get('one/package.json')!,
    ) as Record<'scripts' | 'dependencies' | 'devDependencies', object>;
    expect(rest).toEqual({name: 'one', private: true, type: 'module'});
    expect(scripts).toHaveProperty('start');
    expect(dependencies).toEqual({'spreadsheet-sdk': SOURCE});
    expect(Object.values(devDependencies).join(' ')).toMatch(
      /^\d+\.\d+\.\d+ \d+\.\d+\.\d+$/,
    );
    // The assets are copied as the installation guide says.
    const guide = parseMarkdownFile(
      'docs-spreadsheet/installation/spreadsheet-sdk-guide.mdx',
      ROOT,
    );
    const {code} = guide.fences.find(({lang}) => lang === 'json')!;
    expect(scripts).toMatchObject(
      (JSON.parse(code) as {scripts: object}).scripts,
    );
  });

  it('has a placeholder that npm refuses while nobody has said where the SDK comes from', () => {
    const [samples] = pages.values();
    const files = project('open', samples!.slice(0, 1), null);
    expect(files.get('open/package.json')).toMatch(
      /"spreadsheet-sdk": "<[a-z-]+>"/,
    );
  });

  it('of one sample begins with its page; that of several lists them', () => {
    const samples = [...pages.values()].find(({length}) => length > 2)!;
    const one = project('one', samples.slice(0, 1)).get('one/index.html')!;
    expect(one).toContain('<div id="sheet" class="host"></div>');
    expect(one).toMatch(/src="\/src\/[\w-]+\.ts"/);
    const several = project('all', samples).get('all/index.html')!;
    expect(
      several.match(/<li><a href="\/\d+-[\w-]+\.html">A &amp; B</g),
    ).toHaveLength(samples.length);
  });

  it('waits for what must run before its sample', () => {
    const sample = [...pages.values()].flat().find(({before}) => before)!;
    const files = project('first', [sample]);
    expect(files.get('first/src/main.ts')).toBe(
      `import './before';\nimport './${sample.title.replace('.ts', '')}';\n`,
    );
    expect(files.get('first/index.html')).toContain('/src/main.ts');
  });
});

describe('the projects of guides', () => {
  const filesOf = (name: string) => {
    const {guide} = pageOf(`api/use/${name}`);
    return guideFiles(
      {name, title: 'Use & show', lang: 'en', source: ADDRESS, guide: guide!},
      projectFacts(ROOT, SOURCE, 'en'),
    );
  };
  const projects = ['recipe', 'react', 'vue', 'nextjs', 'angular'].map(
    (page) => [page, filesOf(page)] as const,
  );
  const files: Record<string, string> = Object.assign(
    {},
    ...projects.map(([, own]) => own),
  );

  it('compile, and fail to when their code is wrong', () => {
    const all = projects.flatMap(([page, own]) =>
      Object.entries(own).map(
        ([file, text]) => [`${page}/${file}`, text] as const,
      ),
    );
    const wrong = all.flatMap(([file, text]) =>
      file.startsWith('react/react/src/')
        ? [[file.replace('react', 'wrong'), text] as const]
        : [],
    );
    const laid = Object.entries({
      ...Object.fromEntries(all),
      // Next.js writes one like it when it starts.
      'next/next-env.d.ts': `declare module '*.css';${NEXT_TYPES}`,
      ...Object.fromEntries(wrong),
      'wrong/react/src/autosave.ts': 'export const a = 1;',
    });
    const errors = typeErrors(new Map(laid), 'react/tsconfig.json');
    const isWrong = (line: string) => line.startsWith('.projects/wrong/');
    expect(errors.filter((line) => !isWrong(line))).toEqual([]);
    expect(errors.filter(isWrong).join()).toContain("member 'autosave'");
  }, 90_000);

  it.each([
    ['plain', ['src/main.ts', 'src/autosave.ts', 'server.js'], 'vite --open'],
    [
      'react',
      ['src/main.tsx', 'src/LazyEditor.tsx', 'server.js'],
      'vite --open',
    ],
    ['vue', ['src/SheetEditor.vue', 'server.js'], 'vite --open'],
    [
      'next',
      ['app/report/page.tsx', 'app/files/report.xlsx/route.ts'],
      'next dev',
    ],
    ['angular', ['src/app.ts', 'angular.json'], 'ng serve --open'],
  ])('%s has %j, and starts with fixed versions', (framework, own, start) => {
    const {scripts, dependencies, devDependencies} = JSON.parse(
      files[`${framework}/package.json`]!,
    ) as Record<string, Record<string, string>>;
    expect(scripts).toHaveProperty('start', start);
    const {'spreadsheet-sdk': sdk, ...others} = dependencies!;
    expect(sdk).toBe(SOURCE);
    for (const version of Object.values({...others, ...devDependencies})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    for (const file of [...own, '.gitignore']) {
      expect(files).toHaveProperty([`${framework}/${file}`]);
    }
    const page = files[`${framework}/index.html`];
    if (page) {
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page)!;
      expect(files).toHaveProperty([framework + script]);
    }
  });

  it('ask for the licence key where the code reads it', () => {
    const keys = Object.entries(files).filter(([file]) =>
      file.endsWith('.env'),
    );
    expect(Object.fromEntries(keys)).toEqual({
      'plain/.env': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'react/.env': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'vue/.env': 'VITE_SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
      'next/.env': 'SPREADSHEET_KEY=YOUR-LICENSE-KEY\n',
    });
  });

  it('are those of no other page', () => {
    expect(pageOf('intro').guide).toBeUndefined();
  });

  it.each(['en', 'ko'])('tell what to do first, in %s', (lang) => {
    const {samples} = pageOf('intro');
    const input = {name: 'a', title: 'A', lang, source: ADDRESS, samples};
    const facts = projectFacts(ROOT, undefined, lang);
    const text = projectFiles(input, facts)['README.md']!;
    for (const part of [ADDRESS, facts.packageSource, 'npm start']) {
      expect(text).toContain(part);
    }
    expect(/[가-힣]/.test(text)).toBe(lang === 'ko');
  });
});
