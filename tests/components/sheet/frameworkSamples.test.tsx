// The guides to React, Vue and Next.js promise that unmounting while a cell is being edited loses no input.
// The samples run on the reference runtime.
import {Blob as NodeBlob, File as NodeFile} from 'node:buffer';
import {act, render, screen, waitFor} from '@testing-library/react';
import * as React from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as vue from 'vue';
import * as runtime from '@document-sdk/spreadsheet-reference';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {runGuide} from '../../support/frameworkSamples';

/** Spreadsheets that the samples created. */
let created: Spreadsheet[];
/** Files that the samples uploaded. */
let stored: Blob[];

const sdk = {
  ...runtime,
  createSpreadsheet: async (
    ...given: Parameters<typeof runtime.createSpreadsheet>
  ) => {
    const spreadsheet = await runtime.createSpreadsheet(...given);
    created.push(spreadsheet);
    return spreadsheet;
  },
};

/** Returns the editor component of a guide. */
const editorOf = (page: string, files: readonly string[]) =>
  runGuide(page, files, sdk)['./SheetEditor']!['SheetEditor'] as React.FC<
    Record<string, unknown>
  >;
const reactEditor = () =>
  editorOf('react', ['autosave.ts', 'useSpreadsheet.ts', 'SheetEditor.tsx']);

const FILE = new NodeFile(['Item,Count\nTea,1\n'], 'orders.csv') as File;

/** Waits for a spreadsheet that shows the file. */
async function shown(): Promise<Spreadsheet> {
  await waitFor(() => {
    const last = created.at(-1)!;
    expect(last.activeSheet.range('A2').getValue()).toBe('Tea');
  });
  return created.at(-1)!;
}

/** Types into a cell without committing the entry. */
function type({editor, activeSheet}: Spreadsheet): void {
  editor.open(activeSheet.range('B2'));
  editor.text = '12';
}

/** Returns the edited cell of the last uploaded file. */
async function storedCount(): Promise<unknown> {
  await waitFor(() => expect(stored).toHaveLength(1));
  const {documents} = await runtime.createSpreadsheet(
    document.createElement('div'),
  );
  const opened = await documents.open(stored[0]!);
  return opened.workbook.range('B2').getValue();
}

const expectNoneAlive = () =>
  waitFor(() => expect(created.some(({isAlive}) => isAlive)).toBe(false));

beforeEach(() => {
  created = [];
  stored = [];
  // jsdom's `Blob` lacks `arrayBuffer()`.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      stored.push(init.body as Blob);
    }
    return new Response(FILE);
  });
});

afterEach(() => vi.unstubAllGlobals());

it('React: one sheet in strict mode, and the open cell is saved on unmount', async () => {
  const SheetEditor = reactEditor();
  const states: string[] = [];
  const {unmount} = render(
    <React.StrictMode>
      <SheetEditor
        file={FILE}
        save={async (file: Blob) => void stored.push(file)}
        onState={(state: string) => states.push(state)}
      />
    </React.StrictMode>,
  );
  type(await shown());
  expect(document.querySelectorAll('.sheet')).toHaveLength(1);
  unmount();
  expect(document.querySelectorAll('.sheet')).toHaveLength(0);
  expect(await storedCount()).toBe(12);
  expect(states).toEqual(['Unsaved changes', 'Saved']);
  await expectNoneAlive();
});

it('React: shows an error for an unreadable file', async () => {
  const SheetEditor = reactEditor();
  render(<SheetEditor file={new Blob(['PK\u0003\u0004'])} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'cannot be shown',
  );
});

it('Next.js: the open cell is saved on unmount', async () => {
  const SheetEditor = editorOf('nextjs', ['SheetEditor.tsx']);
  const {unmount} = render(
    <React.StrictMode>
      <SheetEditor licenseKey="KEY" url="/files/report.xlsx" />
    </React.StrictMode>,
  );
  type(await shown());
  // Lets the component's promise settle, which follows the change of the sheet.
  await act(async () => undefined);
  unmount();
  expect(await storedCount()).toBe(12);
  await expectNoneAlive();
});

it('Vue: the open cell is saved on unmount', async () => {
  const files = ['sheet.ts', 'SheetEditor.vue.ts'];
  const {default: component} = runGuide('vue', files, sdk)[
    './SheetEditor.vue'
  ]!;
  document.body.innerHTML = '<div id="app"></div>';
  const app = vue.createApp(component as object);
  app.mount('#app');
  await waitFor(() => expect(created).toHaveLength(1));
  const input = document.querySelector('input')!;
  Object.defineProperty(input, 'files', {value: [FILE]});
  await Promise.resolve();
  input.dispatchEvent(new Event('change'));
  type(await shown());
  app.unmount();
  expect(await storedCount()).toBe(12);
  await expectNoneAlive();
});
