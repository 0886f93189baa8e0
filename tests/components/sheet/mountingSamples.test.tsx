import {act, render, screen} from '@testing-library/react';
import * as React from 'react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import * as vue from 'vue';
import {runGuide} from '../../support/frameworkSamples';
import {SdkDouble} from '../../support/sdkDouble';

/** The samples of the page as modules, with a stand-in for the SDK. */
function loadSamples(createSpreadsheet: SdkDouble['createSpreadsheet']) {
  const modules = runGuide(
    'use_spreadsheed_sdk',
    ['report.ts', 'Total.tsx', 'ReportSheet.tsx', 'ReportSheet.vue.ts'],
    {createSpreadsheet},
  );
  return {
    mountReport: modules['./report']!['mountReport'] as (
      container: HTMLElement,
      options: {onError: (error: unknown) => void},
    ) => () => void,
    ReportSheet: modules['./ReportSheet']!['ReportSheet'] as React.FC,
    VueSheet: modules['./ReportSheet.vue']!['default'] as object,
  };
}

let sdk: SdkDouble;
let samples: ReturnType<typeof loadSamples>;

beforeEach(() => {
  document.body.replaceChildren();
  sdk = new SdkDouble();
  samples = loadSamples(sdk.createSpreadsheet);
});

/** Lets all assets arrive, and everything that follows from it happen. */
const finish = () => act(async () => sdk.finish());

const grids = () =>
  [...document.querySelectorAll('.sheet')].map((host) => host.textContent);

describe('the plain sample', () => {
  const mount = (onError = vi.fn()) => {
    document.body.innerHTML = '<div id="report"></div>';
    const container = document.querySelector<HTMLElement>('#report')!;
    return {
      container,
      onError,
      mount: () => samples.mountReport(container, {onError}),
    };
  };

  it('shows a sheet, and takes it away', async () => {
    const {mount: start, onError} = mount();
    const unmount = start();
    await finish();
    expect(grids()).toEqual(['grid']);
    unmount();
    expect(grids()).toEqual([]);
    expect(sdk.live.size).toBe(0);
    expect(onError).not.toHaveBeenCalled();
  });

  it('mounts again in the same moment in which the first has become ready', async () => {
    const {mount: start, onError} = mount();
    const unmount = start();
    sdk.finish();
    unmount();
    start();
    await finish();
    expect(grids()).toEqual(['grid']);
    expect(sdk.live.size).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports what fails, unless it was taken away', async () => {
    sdk.failure = new Error('ASSET_LOAD_FAILED');
    const {mount: start, onError} = mount();
    start();
    start()();
    await finish();
    expect(onError).toHaveBeenCalledExactlyOnceWith(sdk.failure);
  });
});

describe('the React sample', () => {
  it('has one sheet in strict mode, which mounts twice', async () => {
    const {unmount} = render(
      <React.StrictMode>
        <samples.ReportSheet />
      </React.StrictMode>,
    );
    await finish();
    expect(grids()).toEqual(['grid']);
    expect(sdk.live.size).toBe(1);
    expect(screen.getByText('5,820')).toBeInstanceOf(HTMLOutputElement);
    unmount();
    expect(sdk.live.size).toBe(0);
  });

  // As hot reload does: effects end and run again, state stays.
  it('starts again after its effects have ended', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <React.Activity mode={mode}>
        <samples.ReportSheet />
      </React.Activity>
    );
    const {rerender} = render(page('visible'));
    await finish();
    rerender(page('hidden'));
    expect(sdk.live.size).toBe(0);
    rerender(page('visible'));
    await finish();
    expect(grids()).toEqual(['grid']);
    expect(screen.getByText('5,820')).toBeInstanceOf(HTMLOutputElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells what failed', async () => {
    sdk.failure = new Error('ASSET_LOAD_FAILED');
    render(<samples.ReportSheet />);
    await finish();
    expect(screen.getByRole('alert').textContent).toContain(
      'ASSET_LOAD_FAILED',
    );
  });
});

describe('the Vue sample', () => {
  const mount = () => {
    document.body.innerHTML = '<div id="app"></div>';
    const app = vue.createApp(samples.VueSheet);
    app.mount('#app');
    return app;
  };

  it('shows one sheet when it goes while loading and comes again', async () => {
    mount().unmount();
    const app = mount();
    await finish();
    expect(grids()).toEqual(['grid']);
    expect(sdk.live.size).toBe(1);
    app.unmount();
    expect(sdk.live.size).toBe(0);
  });

  it('tells what failed', async () => {
    sdk.failure = new Error('ASSET_LOAD_FAILED');
    mount();
    await finish();
    await vue.nextTick();
    expect(screen.getByRole('alert').textContent).toContain(
      'ASSET_LOAD_FAILED',
    );
  });
});
