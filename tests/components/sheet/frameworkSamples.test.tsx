// What the guides to React, Vue and Next.js promise: nothing is lost when a component goes while a
// cell is open. They run on the reference runtime.
import {Blob as NodeBlob, File as NodeFile} from 'node:buffer';
import {act, render, screen, waitFor} from '@testing-library/react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as vue from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';
import * as runtime from '../../../runtime';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {runPageSample, type Exports} from '../../support/pageSamples';

/** The spreadsheets that the samples created. */
let created: Spreadsheet[];
/** Files that reached the server. */
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

/** Runs samples of a guide, each after those that it imports. */
function load(page: string, files: readonly string[]): Exports {
  const modules: Record<string, Exports> = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    vue,
    'spreadsheet-sdk': sdk,
  };
  const change = (code: string): string =>
    (code.startsWith('<script') ? compileVue(code) : code).replace(
      /import\.meta\.env\.\w+/,
      "'KEY'",
    );
  for (const file of files) {
    modules[`./${file.replace(/\.tsx?$/, '')}`] = runPageSample(
      `docs-spreadsheet/api/use/${page}.mdx`,
      file,
      {modules, change},
    );
  }
  return modules[`./${files.at(-1)!.replace(/\.tsx?$/, '')}`]!;
}

function compileVue(component: string): string {
  const {descriptor} = parse(component, {filename: 'SheetEditor.vue'});
  return compileScript(descriptor, {id: 'sheet', inlineTemplate: true}).content;
}

const FILE = new NodeFile(['Item,Count\nTea,1\n'], 'orders.csv') as File;

/** Waits for the spreadsheet that shows the file. */
async function shown(): Promise<Spreadsheet> {
  await waitFor(() => {
    const last = created.at(-1)!;
    expect(last.activeSheet.range('A2').getValue()).toBe('Tea');
  });
  return created.at(-1)!;
}

/** Leaves an entry in the open cell. */
function type({editor, activeSheet}: Spreadsheet): void {
  editor.open(activeSheet.range('B2'));
  editor.text = '12';
}

/** What the last file that was stored has in the cell. */
async function storedCount(): Promise<unknown> {
  await waitFor(() => expect(stored).toHaveLength(1));
  const {documents} = await runtime.createSpreadsheet(
    document.createElement('div'),
  );
  const opened = await documents.open(stored[0]!);
  return opened.workbook.range('B2').getValue();
}

beforeEach(() => {
  created = [];
  stored = [];
  // That of jsdom has no `arrayBuffer()`.
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
  const files = ['autosave.ts', 'useSpreadsheet.ts', 'SheetEditor.tsx'];
  const {SheetEditor} = load('react', files) as {
    SheetEditor: React.FC<Record<string, unknown>>;
  };
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
  await waitFor(() => expect(created.some(({isAlive}) => isAlive)).toBe(false));
});

it('React: says what cannot be shown', async () => {
  const files = ['autosave.ts', 'useSpreadsheet.ts', 'SheetEditor.tsx'];
  const {SheetEditor} = load('react', files) as {
    SheetEditor: React.FC<Record<string, unknown>>;
  };
  render(<SheetEditor file={new Blob(['PK\u0003\u0004'])} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'cannot be shown',
  );
});

it('Next.js: the open cell is saved on unmount', async () => {
  const {SheetEditor} = load('nextjs', ['SheetEditor.tsx']) as {
    SheetEditor: React.FC<Record<string, unknown>>;
  };
  const {unmount} = render(
    <React.StrictMode>
      <SheetEditor licenseKey="KEY" url="/files/report.xlsx" />
    </React.StrictMode>,
  );
  type(await shown());
  // The component knows of the file a moment after the sheet shows it.
  await act(async () => undefined);
  unmount();
  expect(await storedCount()).toBe(12);
  await waitFor(() => expect(created.some(({isAlive}) => isAlive)).toBe(false));
});

it('Vue: the open cell is saved on unmount', async () => {
  const {default: component} = load('vue', ['sheet.ts', 'SheetEditor.vue.ts']);
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
  await waitFor(() => expect(created.some(({isAlive}) => isAlive)).toBe(false));
});
