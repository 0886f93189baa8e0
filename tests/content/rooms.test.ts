import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseResult} from 'dependency-cruiser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

const ROOMS = [
  'src/site',
  'src/sets',
  'src/search',
  'src/native',
  'src/hooks',
  'src/components',
  'src/theme',
  'src/pages',
  'src/plugins',
  'src/live',
  'sidebars',
  'scripts',
  'bench',
  'tests',
] as const;

// `+` allowed, `-` forbidden. Rows import; columns, in the order of ROOMS, are imported.
const MATRIX = {
  'src/site': '+-------------',
  'src/sets': '++------------',
  'src/search': '+-+-----------',
  'src/native': '---+----------',
  'src/hooks': '+++++---------',
  'src/components': '++++++--------',
  'src/theme': '+++++++-------',
  'src/pages': '++++++-+------',
  'src/plugins': '++++----++----',
  'src/live': '---+-----+----',
  sidebars: '++--------+---',
  scripts: '+++------+++--',
  bench: '+++-----+--+++',
  tests: '++++++++++++++',
} as const satisfies Record<(typeof ROOMS)[number], string>;

const KINDS = {
  values: (source: string) => `import '${source}';\n`,
  types: (source: string) =>
    `import type {A} from '${source}';\nexport type B = A;\n`,
};

const nameOf = (room: string) => room.replaceAll('/', '-');

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: keyof typeof KINDS;
  readonly allowed: boolean;
}

const ARROWS: readonly Arrow[] = ROOMS.flatMap((from) =>
  ROOMS.flatMap((to, column) =>
    (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => ({
      from,
      to,
      kind,
      allowed: MATRIX[from][column] === '+',
    })),
  ),
);

describe('imports between rooms', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  const write = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  };
  /** Names of the rules that a file breaks. */
  let broken: (file: string) => string[];

  beforeAll(async () => {
    for (const room of ROOMS) {
      write(`${room}/target.ts`, 'export type A = 1;\nexport const a = 1;\n');
    }
    for (const {from, to, kind} of ARROWS) {
      const source = `${path.posix.relative(from, to) || '.'}/target`;
      write(
        `${from}/${kind}-of-${nameOf(to)}.ts`,
        KINDS[kind](source.startsWith('.') ? source : `./${source}`),
      );
    }
    write('docusaurus.config.ts', "import './scripts/target';\n");
    for (const room of ROOMS) {
      const up = path.posix.relative(room, '.');
      write(`${room}/configuration.ts`, `import '${up}/docusaurus.config';\n`);
      write(`${room}/first.ts`, KINDS.types('./second'));
      write(`${room}/second.ts`, 'export {B as A} from "./first";\n');
    }
    write('bench/part.config.ts', "import '../docusaurus.config';\n");
    write('tsconfig.json', '{"compilerOptions": {}}');
    const {output} = await cruise(['.'], {
      ...rules.options,
      baseDir: root,
      ruleSet: {forbidden: [...(rules.forbidden ?? [])]},
      validate: true,
    });
    const {summary} = output as ICruiseResult;
    broken = (file) =>
      summary.violations
        .filter(({from}) => from === file)
        .map(({rule}) => rule.name);
  }, 60_000);

  afterAll(() => rmSync(root, {recursive: true}));

  it.each(ARROWS)(
    '$from may import $kind of $to: $allowed',
    ({from, to, kind, allowed}) => {
      expect(broken(`${from}/${kind}-of-${nameOf(to)}.ts`)).toEqual(
        allowed ? [] : [`imports of ${from}`],
      );
    },
  );

  it.each(ROOMS)('%s does not import the configuration', (room) => {
    expect(broken(`${room}/configuration.ts`)).toEqual(['the configuration']);
  });

  it('lets a benchmark build a variant of the configuration', () => {
    expect(broken('bench/part.config.ts')).toEqual([]);
  });

  it('keeps the configuration out of the scripts', () => {
    expect(broken('docusaurus.config.ts')).toEqual([
      'imports of docusaurus.config.ts',
    ]);
  });

  it.each(ROOMS)('%s has no circle, not even of types', (room) => {
    expect(broken(`${room}/first.ts`)).toEqual(['circles']);
  });
});
