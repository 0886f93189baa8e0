// The guides to React, Vue and Angular promise that unmounting while a cell is being edited loses no input.
// The samples run on the reference runtime.
import '@angular/compiler'; // Angular compiles its decorators when they run.
import * as angular from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {Blob as NodeBlob, File as NodeFile} from 'node:buffer';
import {render, screen, waitFor} from '@testing-library/react';
import * as React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
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

const SAVING = ['autosave.ts', 'store.ts', 'file-editor.ts'];
const {SheetEditor} = runGuide('react', [...SAVING, 'SheetEditor.tsx'], sdk)[
  './SheetEditor'
] as {SheetEditor: React.FC<Record<string, unknown>>};

const FILE = new NodeFile(['Item,Count\nTea,1\n'], 'orders.csv') as File;

/** Waits for a spreadsheet that shows the file. */
async function shown(): Promise<Spreadsheet> {
  await waitFor(() => {
    const last = created.at(-1)!;
    expect(last.readOnly).toBe(false);
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
    return new Response(stored.at(-1) ?? FILE);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Mounts the component of React in strict mode. */
function mountReact(states: string[] = []) {
  return render(
    <React.StrictMode>
      <SheetEditor
        licenseKey="KEY"
        url="/api/file.xlsx"
        onStatus={({state}: {state: string}) => states.push(state)}>
        {({activeSheet}: Spreadsheet) => (
          <output>{activeSheet.range('A2').getText()}</output>
        )}
      </SheetEditor>
    </React.StrictMode>,
  );
}

it('React: one sheet in strict mode, and the open cell is saved on unmount', async () => {
  const states: string[] = [];
  const {unmount} = mountReact(states);
  type(await shown());
  expect((await screen.findByRole('status')).textContent).toBe('Tea');
  expect(document.querySelectorAll('.sheet')).toHaveLength(1);
  unmount();
  expect(document.querySelectorAll('.sheet')).toHaveLength(0);
  expect(await storedCount()).toBe(12);
  await waitFor(() => expect(states).toEqual(['unsaved', 'saved']));
  await expectNoneAlive();
});

it('React: an editor that is mounted again shows what the one before it saves', async () => {
  const {unmount} = mountReact();
  const first = await shown();
  type(first);
  unmount();
  mountReact();
  await waitFor(() => expect(first.isAlive).toBe(false));
  const {activeSheet} = await shown();
  expect(activeSheet.range('B2').getValue()).toBe(12);
});

it('React: the total is that of the displayed document', async () => {
  const {Total} = runGuide('react', ['Total.tsx'], sdk)['./Total'] as {
    Total: React.FC<{spreadsheet: Spreadsheet}>;
  };
  const spreadsheet = await sdk.createSpreadsheet('body', {
    licenseKey: 'KEY',
  });
  const {documents, workbook} = spreadsheet;
  const first = documents.active;
  workbook.range('B4').setValue(7);
  render(<Total spreadsheet={spreadsheet} />);
  const total = screen.getByRole('status');
  React.act(() => void documents.create());
  expect(total.textContent).toBe('');
  React.act(() => documents.activate(first));
  expect(total.textContent).toBe('7');
});

it('Vue: the open cell is saved on unmount', async () => {
  const files = [
    ...SAVING,
    'status.ts',
    'useCellText.ts',
    'SheetEditor.vue.ts',
  ];
  const {default: component} = runGuide('vue', files, sdk)[
    './SheetEditor.vue'
  ]!;
  document.body.innerHTML = '<div id="app"></div>';
  const app = vue.createApp(component as object);
  app.mount('#app');
  type(await shown());
  app.unmount();
  expect(await storedCount()).toBe(12);
  await expectNoneAlive();
});

describe('Angular', () => {
  const files = [...SAVING, 'sheet-editor.ts', 'app.ts'];
  const modules = runGuide('angular', files, sdk);
  const {App} = modules['./app'] as {App: angular.Type<unknown>};
  const {SheetEditor: Editor} = modules['./sheet-editor']!;
  const {Input, ViewChild} = angular;
  // The command line of Angular adds these.
  const input = [{type: Input, args: [{isSignal: true}]}];
  Object.assign(Editor!, {propDecorators: {url: input, report: input}});
  const query = [{type: ViewChild, args: [Editor, {isSignal: true}]}];
  Object.assign(App, {propDecorators: {sheet: query}});
  let app: angular.ApplicationRef;

  beforeEach(async () => {
    document.body.innerHTML = '<app-root></app-root>';
    app = await bootstrapApplication(App);
  });
  afterEach(() => {
    app.destroy();
    document.body.replaceChildren();
    document.head.replaceChildren();
  });

  const press = async () => {
    document.querySelector('button')!.click();
    await app.whenStable();
  };

  it('the open cell is saved on destruction', async () => {
    type(await shown());
    await press();
    expect(document.querySelectorAll('.sheet')).toHaveLength(0);
    expect(await storedCount()).toBe(12);
    await expectNoneAlive();
    await app.whenStable();
    expect(document.querySelector('output')!.textContent).toBe('Saved');
  });

  it('a component that is destroyed while it loads leaves nothing', async () => {
    await press();
    await press();
    await shown();
    expect(created.filter(({isAlive}) => isAlive)).toHaveLength(1);
    expect(document.querySelectorAll('.sheet')).toHaveLength(1);
  });
});
