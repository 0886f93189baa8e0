import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {diskFiles} from '../../../scripts/check/files';
import {planMove} from '../../../scripts/move/planMove';
import {readMoveArguments} from '../../../scripts/move/readArguments';
import {laidOut, writeTexts} from '../../../scripts/new/writePlan';
import {makeScratchCopy, type Ended} from '../../additions/support';

// Pages and headings of a copy of the repository that move, one after another, and what the checks of
// sources say to the result.

const copy = makeScratchCopy();
afterAll(() => copy.remove());

const TSX = path.join('node_modules/.bin', 'tsx');
const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');

/** Moves as the command does, without starting a process. */
async function move(from: string, to: string): Promise<void> {
  const plan = planMove(readMoveArguments([from, to]), diskFiles(copy.root));
  const changed = {created: {}, changed: plan.written, next: []};
  const texts = await laidOut(changed, copy.root);
  for (const file of plan.removed) {
    rmSync(path.join(copy.root, file));
  }
  writeTexts(copy.root, texts);
}

const TRANSLATED =
  'i18n/ko/docusaurus-plugin-content-docs-ocr/current/installation';

/** A page with a translation, to another folder: by the command itself. */
const FIRST = [
  'docs-ocr/installation/gpu_support.mdx',
  'docs-ocr/license/gpu.mdx',
];

const MOVES = [
  // One that help topics, samples and a page of entries name, by its address.
  ['/spreadsheet/api/data/find_replace', '/spreadsheet/api/edit/find'],
  // One with files beside it, which a check names by its id.
  ['/ocr/sample/ocr_sdk_sample_details', '/ocr/architecture/programs'],
  // The only page of a folder.
  [
    '/spreadsheet/installation/spreadsheet-sdk-guide',
    '/spreadsheet/setup/guide',
  ],
  // The first page of a set and of a group.
  ['/ocr/intro', '/ocr/start'],
  ['/ocr/license/license-activation', '/ocr/license/activation'],
  // A heading that other pages and a topic link to, and one that a component links to.
  ['/ocr/license/gpu#troubleshooting', 'remedies'],
  ['/markdown-page#contracts', 'contract-files'],
] as const;

/** A page whose texts count as translated: what is looked at is its links and headings. */
function inKorean(page: string): string {
  const parts = page.split(/(^```[^]*?^```$)/m);
  return parts
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(
            /^(?:#+ |- )?(?=[A-Z0-9`*[])|\| (?=[^-\s|])/gm,
            '$&번역: ',
          ),
    )
    .join('');
}

let first: Ended;
let refused: Ended;
let specified: Ended;
let checks: Ended;

beforeAll(async () => {
  copy.apply({
    files: {
      [`${TRANSLATED}/gpu_support.mdx`]: inKorean(
        read('docs-ocr/installation/gpu_support.mdx'),
      ),
    },
  });
  const command = 'scripts/move/index.ts';
  specified = await copy.run(TSX, [command, ...FIRST]);
  first = await copy.run(TSX, [command, ...FIRST, '--against-specification']);
  refused = await copy.run(TSX, [command, '/ocr/api/run', '/ocr/api/go']);
  for (const [from, to] of MOVES) {
    await move(from, to);
  }
  checks = await copy.run(TSX, [
    'tests/additions/checkPages.ts',
    '',
    ...CHECKS.map(({name}) => name),
    'ocr reference',
  ]);
}, 240_000);

describe('npm run move', () => {
  it('says what it touched', () => {
    expect(first.code, first.output).toBe(0);
    expect(first.output).toContain(
      `  moved from ${TRANSLATED}/gpu_support.mdx\n`,
    );
    expect(first.output).toContain('  wrote      docs-ocr/license/gpu.mdx\n');
    expect(first.output).toMatch(/^ {2}tests\/spec\/sets\.ts:\d+$/m);
  });

  it('refuses a page that the specification lists, and says where', () => {
    expect(specified.code).toBe(1);
    expect(specified.output).toMatch(
      /\/ocr\/installation\/gpu_support: expected a page whose address the specification does not list, received one that it lists \(tests\/spec\/sets\.ts:\d+\)/,
    );
    expect(first.output).toMatch(
      /its tests fail until that says \/ocr\/license\/gpu\./,
    );
  });

  it('refuses what cannot be', () => {
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('a page of the C reference');
  });

  it('leaves a copy that the checks of sources pass', () => {
    expect(checks.code, checks.output).toBe(0);
    expect(checks.output).toContain('ok   links');
    expect(checks.output).toContain('ok   redirects');
    expect(checks.output).not.toContain('FAIL');
  });

  it('leaves a redirect at every address, and nothing that names the old ones', () => {
    expect(JSON.parse(read('src/sets/movedPages.json'))).toEqual({
      ocr: {
        'installation/gpu_support': 'license/gpu',
        intro: 'start',
        'license/license-activation': 'license/activation',
        'sample/ocr_sdk_sample_details': 'architecture/programs',
      },
      spreadsheet: {
        'api/data/find_replace': 'api/edit/find',
        'installation/spreadsheet-sdk-guide': 'setup/guide',
      },
    });
    const set = read('src/sets/ocr/set.ts');
    expect(set).toContain("entry: '/ocr/start'");
    expect(set).toContain("license: 'license/activation'");
    expect(set).not.toContain('license-activation');
    expect(read('docs-ocr/license/gpu.mdx')).toContain(
      '<span id="troubleshooting" />',
    );
    expect(read('src/sets/ocr/helpTopics.ts')).not.toContain('gpu_support');
  });

  it('moves files of samples’ names along', () => {
    expect(read('docs-ocr/architecture/programs.mdx')).toContain(
      'from-file="../sample/programs/queue.c"',
    );
    expect(read('src/sets/samples/invisibleSamples.json')).toContain(
      '"docs-spreadsheet/api/edit/find.mdx search-field.ts',
    );
  });
});
