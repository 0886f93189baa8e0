import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {diagnosticsOf, messageOf} from '../../scripts/samples/ts/compile';
import {virtualHost} from '../../scripts/samples/ts/virtualHost';
import {projectFiles} from '../../src/live/project/projectFiles';
import type {ProjectSample} from '../../src/live/project/sample';
import {zip} from '../../src/live/project/zip';
import {liveSampleOf} from '../../src/plugins/live-samples/liveSampleOf';
import {projectFacts} from '../../src/plugins/live-samples/projectFacts';
import {parseMarkdownFile} from '../../src/sets/page/markdown';
import {liveFencesOf} from '../../src/sets/samples/live';
import {readZip} from '../support/readZip';

const ROOT = path.resolve(__dirname, '../..');
const CONTRACT = path.join(ROOT, 'contracts/spreadsheet/spreadsheet-sdk.d.ts');
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

beforeAll(() => {
  const fences = liveFencesOf(
    PAGES.map((file) =>
      parseMarkdownFile(`docs-spreadsheet/${file}.mdx`, ROOT),
    ),
  );
  for (const live of fences) {
    const name = live.fence.file.replace(/\.mdx$/, '').replaceAll('/', '-');
    const sample = {...liveSampleOf(live), heading: 'A & B'};
    pages.set(name, [...(pages.get(name) ?? []), sample]);
  }
});

function project(
  name: string,
  samples: readonly ProjectSample[],
  source: string | null = SOURCE,
): Map<string, string> {
  const input = {name, title: name, lang: 'en', samples};
  const files = projectFiles(input, projectFacts(ROOT, source ?? undefined), {
    source: 'Taken from https://docs.example/a',
    placeholder: 'Fill in what is missing.',
    start: 'It opens.',
    open: (address) => `Open ${address}.`,
    yours: 'Put your own there.',
  });
  return readZip(zip(name, files));
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

/** Lays the files of archives over the disk, and gives what the compiler says of them. */
function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const laid = new Map(
    [...files].map(([file, text]) => [
      path.join(ROOT, '.projects', file),
      text,
    ]),
  );
  const [config] = [...laid].filter(([file]) => /tsconfig\.json$/.test(file));
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
    diagnosticsOf(program, file).map(
      (found) => `${path.relative(ROOT, file)}: ${messageOf(found)}`,
    ),
  );
}

describe('a project of samples', () => {
  it('of each page compiles against the contract, and its pages find their scripts', async () => {
    const all = new Map(
      [...pages].flatMap(([page, samples]) => [...project(page, samples)]),
    );
    expect(pages.size).toBe(PAGES.length);
    expect(typeErrors(all)).toEqual([]);
    const entryPoints = [...pages.keys()].flatMap((page) =>
      scriptsOf(page, all),
    );
    expect(entryPoints.length).toBeGreaterThan(15);
    const {outputFiles} = await build({
      entryPoints,
      bundle: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      external: ['spreadsheet-sdk'],
      plugins: [
        {
          name: 'archive',
          setup(setup) {
            setup.onResolve({filter: /^[^.]/}, ({path: file, kind}) =>
              kind === 'entry-point'
                ? {path: file, namespace: 'archive'}
                : {path: file, external: true},
            );
            setup.onResolve({filter: /^\./}, ({path: file, importer}) => {
              const wanted = path.posix.join(
                path.posix.dirname(importer),
                file,
              );
              const found = ['', '.ts', '.js'].find((end) =>
                all.has(wanted + end),
              );
              return {path: wanted + (found ?? ''), namespace: 'archive'};
            });
            setup.onLoad(
              {filter: /.*/, namespace: 'archive'},
              ({path: file}) => ({
                contents: all.get(file)!,
                loader: 'ts',
              }),
            );
          },
        },
      ],
    });
    expect(outputFiles).toHaveLength(entryPoints.length);
  });

  it('fails to compile when its code is wrong', () => {
    const [, [sample]] = [...pages][0] as [string, [ProjectSample]];
    const own = {...sample.modules.at(-1)!, source: 'const a: string = 1;'};
    expect(
      typeErrors(project('wrong', [{...sample, modules: [own]}])),
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

  it('shows a placeholder that npm refuses while nobody has said where the SDK comes from', () => {
    const [samples] = pages.values();
    const files = project('open', samples!.slice(0, 1), null);
    const {dependencies} = JSON.parse(files.get('open/package.json')!) as {
      dependencies: Record<string, string>;
    };
    const placeholder = dependencies['spreadsheet-sdk']!;
    // Neither a version nor a tag, so no registry is asked for it.
    expect(placeholder).toMatch(/^<[a-z-]+>$/);
    const missing = 'Fill in what is missing.';
    expect(files.get('open/README.md')).toContain(missing);
    const settled = project('set', samples!.slice(0, 1));
    expect(settled.get('set/README.md')).not.toContain(missing);
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
