import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrowser, preferWindowless} from '../../../scripts/process/browser';
import {scratchFolder} from '../../support/scratchFolder';

const folder = scratchFolder('browser');

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

const nowhere = path.join(folder, 'nowhere');

describe('findBrowser', () => {
  it('takes CHROME_PATH before any other', () => {
    const chosen = program('chosen');
    program('chromium');
    const places = {chosen, searchPath: folder, playwright: nowhere};
    expect(findBrowser(places)).toBe(chosen);
  });

  it('takes a browser on the search path before Playwright’s own', () => {
    const chromium = program('chromium');
    const playwright = program('playwright');
    const places = {chosen: undefined, searchPath: folder, playwright};
    expect(findBrowser(places)).toBe(chromium);
  });

  it('takes the browser without a window before the whole one', () => {
    const both = mkdtempSync(path.join(folder, 'both-'));
    const shell = program(
      path.join(path.basename(both), 'chromium-headless-shell'),
    );
    program(path.join(path.basename(both), 'chromium'));
    const places = {chosen: undefined, searchPath: both, playwright: nowhere};
    expect(findBrowser(places)).toBe(shell);
  });

  it('takes Playwright’s own when the search path has none', () => {
    const playwright = program('playwright');
    const places = {chosen: undefined, searchPath: nowhere, playwright};
    expect(findBrowser(places)).toBe(playwright);
  });

  it('finds nothing where nothing is', () => {
    const places = {
      chosen: '',
      searchPath: nowhere,
      playwright: program('not-executable', 0o644),
    };
    // Root may execute only what somebody may: the mode decides.
    expect(findBrowser(places)).toBeUndefined();
  });

  it('refuses a CHROME_PATH that leads nowhere', () => {
    expect(() =>
      findBrowser({chosen: nowhere, searchPath: folder, playwright: nowhere}),
    ).toThrow(/CHROME_PATH: expected .* received ".*nowhere"/);
  });
});

describe('preferWindowless', () => {
  const installedFor = async (names: readonly string[], chosen?: string) => {
    const searchPath = mkdtempSync(path.join(folder, 'some-'));
    for (const name of names) {
      program(path.join(path.basename(searchPath), name));
    }
    const installed: string[] = [];
    await preferWindowless(
      {chosen, searchPath, playwright: nowhere},
      async (packages) => installed.push(...packages),
    );
    return installed;
  };

  it('installs it beside a whole browser', async () => {
    expect(await installedFor(['chromium'])).toEqual([
      'chromium-headless-shell',
    ]);
  });

  it('leaves it where it stands, and where another was chosen', async () => {
    const both = ['chromium', 'chromium-headless-shell'];
    expect(await installedFor(both)).toEqual([]);
    expect(await installedFor(['chromium'], '/opt/chrome')).toEqual([]);
  });
});
