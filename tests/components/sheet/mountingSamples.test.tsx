import {beforeEach, describe, expect, it, vi} from 'vitest';
import {runPageSample} from '../../support/pageSamples';
import {SdkDouble} from '../../support/sdkDouble';

type Mount = (
  container: HTMLElement,
  onError: (error: unknown) => void,
) => () => void;

let sdk: SdkDouble;
let mount: () => () => void;
const onError = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<div id="report"></div>';
  onError.mockReset();
  sdk = new SdkDouble();
  const {createSpreadsheet} = sdk;
  const {mountReport} = runPageSample(
    'docs-spreadsheet/api/use/use_spreadsheed_sdk.mdx',
    'report.ts',
    {modules: {'spreadsheet-sdk': {createSpreadsheet}}},
  ) as {mountReport: Mount};
  mount = () => mountReport(document.querySelector('#report')!, onError);
});

/** Completes the loading of the assets and the promises that depend on it. */
const finish = async () => {
  sdk.finish();
  await new Promise((resolve) => setTimeout(resolve));
};

const grids = () =>
  [...document.querySelectorAll('.sheet')].map((host) => host.textContent);

describe('the sample that mounts a report', () => {
  it('mounts and unmounts a sheet', async () => {
    const unmount = mount();
    await finish();
    expect(grids()).toEqual(['grid']);
    unmount();
    expect(grids()).toEqual([]);
    expect(sdk.live.size).toBe(0);
    expect(onError).not.toHaveBeenCalled();
  });

  it('mounts again in the tick in which the first mount completes', async () => {
    const unmount = mount();
    sdk.finish();
    unmount();
    mount();
    await finish();
    expect(grids()).toEqual(['grid']);
    expect(sdk.live.size).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports a failure unless it was unmounted', async () => {
    sdk.failure = new Error('ASSET_LOAD_FAILED');
    mount();
    mount()();
    await finish();
    expect(onError).toHaveBeenCalledExactlyOnceWith(sdk.failure);
  });
});
