// The JIT compiler of Angular must be loaded before its decorators run.
import '@angular/compiler';
import * as core from '@angular/core';
import * as platformBrowser from '@angular/platform-browser';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runPageSample, type Exports} from '../../support/pageSamples';
import {SdkDouble} from '../../support/sdkDouble';

const PAGE = 'docs-spreadsheet/api/use/angular.mdx';

let sdk: SdkDouble;
let app: core.ApplicationRef | undefined;
let bootstrapping: Promise<core.ApplicationRef> | undefined;

// Compiled once: Angular registers components by selector.
const modules: Record<string, Exports> = {
  '@angular/core': core,
  '@angular/platform-browser': {
    bootstrapApplication: (component: core.Type<unknown>) => {
      bootstrapping = platformBrowser.bootstrapApplication(component);
      return bootstrapping;
    },
  },
  'spreadsheet-sdk': {
    createSpreadsheet: (...args: Parameters<SdkDouble['createSpreadsheet']>) =>
      sdk.createSpreadsheet(...args),
  },
};
modules['./report-sheet'] = runPageSample(PAGE, 'report-sheet.ts', {modules});
modules['./app'] = runPageSample(PAGE, 'app.ts', {modules});

/** Starts the application of the guide with a test double of the SDK. */
async function start(): Promise<void> {
  document.body.innerHTML = '<app-root></app-root>';
  runPageSample(PAGE, 'main.ts', {modules});
  app = await bootstrapping!;
  await app.whenStable();
}

beforeEach(() => {
  sdk = new SdkDouble();
});

afterEach(() => {
  if (!app?.destroyed) {
    app?.destroy();
  }
  app = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const grids = () =>
  [...document.querySelectorAll('.sheet')].map((host) => host.textContent);
const press = async () => {
  document.querySelector('button')!.click();
  await app!.whenStable();
};

it('mounts the report with its total, and unmounts it', async () => {
  await start();
  sdk.finish();
  await vi.waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe('5,820'),
  );
  expect(grids()).toEqual(['grid']);
  await press();
  expect(grids()).toEqual([]);
  expect(sdk.live.size).toBe(0);
});

it('cleans up if it is destroyed while loading, and starts again', async () => {
  await start();
  await press();
  await press();
  sdk.finish();
  await vi.waitFor(() => expect(grids()).toEqual(['grid']));
  expect(sdk.live.size).toBe(1);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
