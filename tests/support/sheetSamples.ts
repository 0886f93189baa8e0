import {Blob as WholeBlob, File as WholeFile} from 'node:buffer';
import {afterEach, beforeEach, vi} from 'vitest';
import * as runtime from '@document-sdk/spreadsheet-reference';
import type {Spreadsheet} from '../../contracts/spreadsheet/spreadsheet-sdk';
import {runPageSample, type Exports} from './pageSamples';

/** A spreadsheet for each test, in a page with nothing else; `current` is set while a test runs. */
export function eachSpreadsheet(): {readonly current: Spreadsheet} {
  let spreadsheet: Spreadsheet | undefined;
  beforeEach(async () => {
    // Those of jsdom cannot be read.
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
 * What a sample of the Spreadsheet set exports, when it runs against the reference runtime.
 *
 * @param page - below `docs-spreadsheet/`, without its ending
 * @param instead - exports that take the place of the runtime's
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
