import {beforeEach, describe, expect, it, vi} from 'vitest';
import {runPageSample} from '../../support/pageSamples';
import {SdkDouble} from '../../support/sdkDouble';

type Mount = (
  container: HTMLElement,
  onError: (error: unknown) => void,
) => () => void;

let sdk: SdkDouble;
let mountReport: Mount;

beforeEach(() => {
  document.body.replaceChildren();
  sdk = new SdkDouble();
  const {createSpreadsheet} = sdk;
  const page = 'docs-spreadsheet/api/use/use_spreadsheed_sdk.mdx';
  const modules = {'spreadsheet-sdk': {createSpreadsheet}};
  mountReport = runPageSample(page, 'report.ts', {modules})[
    'mountReport'
  ] as Mount;
});

/** Completes the loading of the assets and the promises that depend on it. */
const finish = async () => {
  sdk.finish();
  await new Promise((resolve) => setTimeout(resolve));
};

const grids = () =>
  [...document.querySelectorAll('.sheet')].map((host) => host.textContent);

describe('the sample that mounts a report', () => {
  const mount = (onError = vi.fn()) => {
    document.body.innerHTML = '<div id="report"></div>';
    const container = document.querySelector<HTMLElement>('#report')!;
    return {
      container,
      onError,
      mount: () => mountReport(container, onError),
    };
  };

  it('mounts and unmounts a sheet', async () => {
    const {mount: start, onError} = mount();
    const unmount = start();
    await finish();
    expect(grids()).toEqual(['grid']);
    unmount();
    expect(grids()).toEqual([]);
    expect(sdk.live.size).toBe(0);
    expect(onError).not.toHaveBeenCalled();
  });

  it('mounts again in the tick in which the first mount completes', async () => {
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

  it('reports a failure unless it was unmounted', async () => {
    sdk.failure = new Error('ASSET_LOAD_FAILED');
    const {mount: start, onError} = mount();
    start();
    start()();
    await finish();
    expect(onError).toHaveBeenCalledExactlyOnceWith(sdk.failure);
  });
});
