import {describe, expect, it} from 'vitest';
import {brokenUses} from '../../../scripts/contract/diff/nameUse';
import {reportLines} from '../../../scripts/contract/diff/reportLines';
import {usesInC} from '../../../scripts/contract/diff/usesInC';
import {usesInScripts} from '../../../scripts/contract/diff/usesInScripts';
import {collectCSamples} from '../../../scripts/samples/c/collect';
import {collectScriptSamples} from '../../../scripts/samples/ts/collect';
import {surfaceOf} from '../../../src/sets/changes/surface';
import type {ContractChange} from '../../../src/sets/changes/types';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {loadDeclarations} from '../../../src/sets/spreadsheet/contract/declarations';
import {contractOf} from '../../support/contractText';

const page = (lang: string, ...code: readonly string[]) => [
  parseMarkdown(
    ['Text', '', `\`\`\`${lang}`, ...code, '```'].join('\n'),
    'docs/page.mdx',
  ),
];

const seen = (uses: readonly {name: string; line: number}[]) =>
  uses.map(({name, line}) => `${line} ${name}`);

describe('names that C samples use', () => {
  const surface = surfaceOf(
    contractOf(
      'struct Box { int width; };\nint run(struct Box *box);\n#define run_LIMIT 3\nint width(void);\n',
    ),
  );
  const uses = (...code: readonly string[]) =>
    seen(
      usesInC(collectCSamples(page('c', ...code), () => '').samples, surface),
    );

  it('are words of the code, once each, not of comments and strings', () => {
    expect(
      uses('/* run */ puts("run");', 'run(box);', 'run(0); rerun(run_LIMIT);'),
    ).toEqual(['5 run', '6 run_LIMIT']);
  });

  it('are fields after a point or an arrow alone', () => {
    expect(uses('box->width;', 'width();')).toEqual(['4 Box.width', '5 width']);
  });
});

describe('names that scripts use', () => {
  const uses = (...code: readonly string[]) =>
    seen(
      usesInScripts(
        loadDeclarations(CONTRACT_FILE),
        collectScriptSamples(page('ts', ...code)).samples,
      ),
    );

  it('are what the compiler resolves them to, keys of options included', () => {
    const found = uses(
      "import {createSpreadsheet as create} from 'spreadsheet-sdk';",
      "const {activeSheet: sheet} = await create('#a', {licenseKey: 'x'});",
      'const rename = (name: string) => (sheet.name = name);',
      "rename('a');",
    );
    expect(found).toEqual(
      expect.arrayContaining([
        '4 createSpreadsheet',
        '5 SpreadsheetOptions.licenseKey',
      ]),
    );
    expect(found.some((use) => /^6 \w+\.name$/.test(use))).toBe(true);
    expect(found.filter((use) => use.includes('rename'))).toEqual([]);
  });
});

const USES = [
  {name: 'Sheet.rename', file: 'a.mdx', line: 3},
  {name: 'Sheets.add', file: 'a.mdx', line: 4},
  {name: 'run', file: 'b.mdx', line: 5},
];

describe('what a version breaks', () => {
  it.each([
    [
      {name: 'run', breaking: true, change: 'removed', declaration: ''},
      ['run'],
    ],
    [
      {name: 'run', breaking: true, change: 'default', from: '1', to: '2'},
      ['run'],
    ],
    [
      {name: 'Sheet', breaking: true, change: 'removed', declaration: ''},
      ['Sheet.rename'],
    ],
    [{name: 'Sheet', breaking: true, change: 'type', from: 'a', to: 'b'}, []],
    [{name: 'run', breaking: false, change: 'added', declaration: ''}, []],
    [{name: 'run', breaking: false, change: 'deprecated', reason: ''}, []],
    [{name: 'run', breaking: false, change: 'documented'}, []],
  ] as const satisfies [ContractChange, string[]][])(
    '%o: uses of %j',
    (change, expected) => {
      expect(brokenUses(USES, [change]).map(({name}) => name)).toEqual(
        expected,
      );
    },
  );

  it('is told line by line, with the counts', () => {
    const changes: ContractChange[] = [
      {
        name: 'run',
        breaking: true,
        change: 'removed',
        declaration: 'int run(void)',
      },
      {name: 'wait', breaking: true, change: 'default', from: '', to: '3'},
      {
        name: 'stop',
        breaking: false,
        change: 'deprecated',
        reason: 'Call end().',
      },
      {name: 'end', breaking: false, change: 'documented'},
    ];
    const broken = brokenUses(USES, changes);
    expect(reportLines({from: '1.0', to: undefined, changes, broken})).toEqual([
      'breaking: removed run: int run(void)',
      'breaking: default of wait: from none to 3',
      'deprecated stop: Call end().',
      'documented anew end',
      'b.mdx:5: uses run',
      '1.0 to no version: 4 changes, 2 breaking; 1 uses on 1 pages of what was removed or changed',
    ]);
  });
});
