import {Blob as WholeBlob, File as WholeFile} from 'node:buffer';
import {afterEach, beforeEach, vi} from 'vitest';
import * as runtime from '@document-sdk/spreadsheet-reference';
import type {Spreadsheet} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {runPageSample, type Exports} from './pageSamples';

/** Creates a spreadsheet for each test; `current` is set while a test runs. */
export function eachSpreadsheet(): {readonly current: Spreadsheet} {
  let spreadsheet: Spreadsheet | undefined;
  beforeEach(async () => {
    // The classes of jsdom cannot be read.
    vi.stubGlobal('Blob', WholeBlob);
    vi.stubGlobal('File', WholeFile);
    document.body.innerHTML = '<div id="sheet"></div>';
    spreadsheet = await runtime.createSpreadsheet('#sheet', {
      licenseKey: 'TEST',
    });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await spreadsheet!.dispose();
    document.body.replaceChildren();
  });
  return {
    get current() {
      return spreadsheet!;
    },
  };
}

/**
 * Runs a sample of the Spreadsheet set with the reference runtime and returns its exports.
 *
 * @param page - path below `docs-spreadsheet/`, without extension
 * @param instead - exports that replace those of the runtime
 */
export function exportsOf(
  page: string,
  name: string,
  instead: Exports = {},
): Exports {
  return runPageSample(`docs-spreadsheet/${page}.mdx`, name, {
    modules: {'spreadsheet-sdk': {...runtime, ...instead}},
  });
}
