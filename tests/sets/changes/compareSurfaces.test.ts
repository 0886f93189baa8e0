import {describe, expect, it} from 'vitest';
import {compareSurfaces} from '../../../src/sets/changes/compareSurfaces';
import {readSurface} from '../../../src/sets/changes/readSurface';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {editedContract} from '../../support/editedContract';

/** The contracts as they are, each read once. */
const SURFACES = new Map(
  [HEADER_FILE, CONTRACT_FILE].map((file) => [file, readSurface(file)]),
);

/** What changes from a contract as it is to one with edits. */
async function changesOf(
  file: string,
  ...edits: readonly (readonly [string, string])[]
) {
  const after = await readSurface(file, editedContract(file, edits));
  return compareSurfaces((await SURFACES.get(file))!, after);
}

describe.each([
  [HEADER_FILE, 60],
  [CONTRACT_FILE, 900],
])('%s', (file, least) => {
  it('states its version and has each name once', async () => {
    const {version, members} = (await SURFACES.get(file))!;
    expect(version).toBe('1.0');
    expect(members.length).toBeGreaterThan(least);
    const names = members.map(({name}) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has not changed when only its layout has', async () => {
    expect(
      await changesOf(
        file,
        ['\n/**\n', '\n\n\n/**\n'],
        ['version 1.0', 'version 1.1'],
      ),
    ).toEqual([]);
  });
});

describe('the next version of the header', () => {
  it.each([
    [
      'a function that is gone',
      ['ARGO_API int ARGO_CALL getGpuCount(void);', ''],
      {
        name: 'getGpuCount',
        change: 'removed',
        declaration: 'int getGpuCount(void)',
      },
    ],
    [
      'another parameter',
      [
        'void ARGO_CALL freePointer(void *pointer)',
        'void ARGO_CALL freePointer(void *pointer, int flags)',
      ],
      {
        name: 'freePointer',
        change: 'signature',
        from: 'void freePointer(void * pointer)',
        to: 'void freePointer(void * pointer, int flags)',
      },
    ],
    [
      'another number',
      ['ARGO_E_ENCODING = 103', 'ARGO_E_ENCODING = 113'],
      {name: 'ARGO_E_ENCODING', change: 'value', from: '103', to: '113'},
    ],
    [
      'a callback that is called otherwise',
      ['C_RESULT_CALLBACK)(ArgoJobId jobId,', 'C_RESULT_CALLBACK)(int jobId,'],
      expect.objectContaining({name: 'C_RESULT_CALLBACK', change: 'signature'}),
    ],
    [
      'what is deprecated',
      [
        ' * @brief Counts the CUDA devices that this process can use.',
        ' * @brief Counts the CUDA devices that this process can use.\n * @deprecated Call getResourcesInfo().',
      ],
      {
        name: 'getGpuCount',
        change: 'deprecated',
        reason: 'Call getResourcesInfo().',
      },
    ],
  ] as const)('%s', async (_what, edit, expected) => {
    expect(await changesOf(HEADER_FILE, edit)).toEqual([expected]);
  });
});

describe('the next version of the declarations', () => {
  it.each([
    [
      'a member that is gone',
      ['readonly selectionChange: SelectionChangeEvent;', ''],
      {
        name: 'SpreadsheetEvents.selectionChange',
        change: 'removed',
        declaration: 'readonly selectionChange: SelectionChangeEvent',
      },
    ],
    [
      'another default',
      [
        "@defaultValue the `lang` of the page, else `'en'`",
        "@defaultValue `'en'`",
      ],
      expect.objectContaining({
        name: 'SpreadsheetOptions.locale',
        change: 'default',
        to: "`'en'`",
      }),
    ],
    [
      'a new type, which stands for its members',
      [
        'export declare const version: string;',
        'export declare const version: string;\nexport interface Added { one: string; }',
      ],
      {name: 'Added', change: 'added', declaration: 'interface Added'},
    ],
    [
      'another text',
      ['   * Undoes the last step.', '   * Takes the last step back.'],
      expect.objectContaining({change: 'documented'}),
    ],
  ] as const)('%s', async (_what, edit, expected) => {
    expect(await changesOf(CONTRACT_FILE, edit)).toEqual([expected]);
  });

  it('overloads of one name are one member', async () => {
    const surface = await readSurface(
      'a.d.ts',
      'export interface A { f(): void; f(a: string): void; }',
    );
    expect(surface.members.map(({declaration}) => declaration)).toEqual([
      'interface A',
      'f(): void; f(a: string): void',
    ]);
  });
});
