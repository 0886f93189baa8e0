import {describe, expect, it} from 'vitest';
import {compareVersions, parsePublicationDate, parseVersion} from '../src/text';
import {contractOf} from './support/contractText';

const read = (source: string, others: Readonly<Record<string, string>> = {}) =>
  contractOf(source, 'a.d.ts', others);

describe('a declaration file', () => {
  it('gives functions and methods', () => {
    const {functions} = read(
      '/** Opens. Then more.\n * @param file - the file */\nexport declare function open(file: string, ...rest: number[]): Promise<void>;\n' +
        'export interface Book { save(as?: string): void; }\ndeclare namespace tools { function run(): number; }\n' +
        'declare class Sheet { constructor(name: string); private hidden(): void; static of(): Sheet; }',
    );
    expect(functions.map(({name}) => name)).toEqual([
      'open',
      'Book.save',
      'tools.run',
      'Sheet.constructor',
      'Sheet.of',
    ]);
    expect(functions[0]).toMatchObject({
      returns: 'Promise<void>',
      variadic: true,
      brief: 'Opens.',
      line: 3,
      parameters: [
        {name: 'file', type: 'string', text: 'the file'},
        {name: 'rest', type: 'number[]'},
      ],
    });
  });

  it('gives a namespace that exports itself once', () => {
    const {functions} = read(
      'declare namespace box { export {box as default}; function f(): void; export {f}; }\nexport {box};',
    );
    expect(functions.map(({name}) => name)).toEqual(['box.f']);
  });

  it('gives callbacks, enumerations, structures and the rest', () => {
    const contract = read(
      'export type Done = (error: Error | null) => void;\nexport declare enum E { A, B = 1 << 3, C, D = B | 1, F = "f" }\n' +
        'export interface P { readonly x: number; y?: string; }\ntype T = "a" | "b";\ndeclare const version: string;',
    );
    expect(contract.callbacks).toMatchObject([
      {name: 'Done', returns: 'void', parameters: [{name: 'error'}]},
    ]);
    expect(contract.enums[0]!.values.map(({value}) => value)).toEqual([
      0,
      8,
      9,
      9,
      'f',
    ]);
    expect(contract.structs).toMatchObject([
      {
        name: 'P',
        fields: [
          {name: 'x', type: 'number'},
          {name: 'y', type: 'string'},
        ],
      },
    ]);
    expect(contract.aliases).toMatchObject([{name: 'T', type: '"a" | "b"'}]);
    expect(contract.variables).toMatchObject([
      {name: 'version', type: 'string'},
    ]);
  });

  it('gives accessors, static members and what makes objects', () => {
    const {structs, functions} = read(
      'export declare class Sheet { get size(): number; get name(): string; set name(value: string); set raw(value: number); static zoom: number; }\n' +
        'export interface SheetMaker { new (name: string): Sheet; }',
    );
    expect(structs[0]!.fields.map(({signature}) => signature)).toEqual([
      'readonly size: number',
      'name: string',
      'set raw(value: number)',
      'static zoom: number',
    ]);
    expect(structs[0]!.fields[2]).toMatchObject({writeonly: true});
    expect(functions).toMatchObject([
      {name: 'SheetMaker.constructor', parameters: [{name: 'name'}]},
    ]);
  });

  it('exports names of other files, and says which module is missing', () => {
    const {functions, leftOut} = read(
      "export * from './b';\nexport {gone} from './gone';\nexport * from './lost';",
      {'b.d.ts': '\n/** Runs. */\nexport declare function run(): void;'},
    );
    expect(functions).toMatchObject([
      {
        name: 'run',
        line: 3,
        brief: 'Runs.',
        file: expect.stringMatching(/b\.d\.ts$/),
      },
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/a\.d\.ts:2: .*not found/),
      expect.stringMatching(/a\.d\.ts:3: .*not found/),
    ]);
  });

  it('is refused with file and line', () => {
    expect(() =>
      read('export declare const a: string;\nexport function (;'),
    ).toThrow(/\/a\.d\.ts:2: "\(/);
    expect(() => read('declare enum E { A = f() }')).toThrow(
      /\/a\.d\.ts:1: "A = f\(\)"\n {4}expected a constant/,
    );
  });
});

it('gives a tag for each code of @throws, and follows references to other members', () => {
  const {functions, codeType} = read(
    "export interface Codes { readonly LATE: 'LATE'; readonly GONE: 'GONE'; }\n" +
      'export interface Book {\n/** @throws BookError `LATE`, or `GONE` when it is closed */ save(): void;\n' +
      '/** @throws BookError as {@link Book.save} */ print(): void; }',
  );
  const throws = [
    {name: 'throws', subject: 'LATE', text: ''},
    {name: 'throws', subject: 'GONE', text: 'when it is closed'},
  ];
  expect(functions).toMatchObject([{tags: throws}, {tags: throws}]);
  expect(codeType).toBe('Codes');
});

describe('the version of a contract', () => {
  it.each([
    ['/* api.h, Contract version 2.10. */ /** @since 3.0 */', '2.10'],
    ['/* api.h */ /** @since 1.9 */ /** \\since v1.10 */', '1.10'],
    ['/* api.h */ /* contract version 4 */', undefined],
  ])('%s', (text, version) => {
    expect(parseVersion(text)).toBe(version);
  });

  it.each([
    ['1.9', '1.10', -1],
    ['1.0', '1.0', 0],
    ['2', '1.9.9', 1],
  ])('%s and %s compare as %i', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other))).toBe(sign);
  });

  it.each([
    ['/* api.h, contract version 1.1, 2026-12-01. */', '2026-12-01'],
    ['/* api.h, 2026-12-01 */', undefined],
  ])('%s is of the day %s', (text, day) => {
    expect(parsePublicationDate(text)).toBe(day);
  });
});
