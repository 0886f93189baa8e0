import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import logger from '@docusaurus/logger';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {isKnownFenceLanguage} from '../../src/sets/page/fenceLanguages';
import publishedContracts from '../../src/plugins/published-contracts';
import settingsReport from '../../src/plugins/settings-report';

describe('published-contracts', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'contracts-'));
  afterEach(() => rmSync(outDir, {recursive: true, force: true}));

  it('publishes the interfaces as they are, byte for byte', async () => {
    const plugin = publishedContracts({
      siteDir: process.cwd(),
      baseUrl: '/',
    } as never);
    await plugin.postBuild?.({outDir} as never);
    for (const file of [
      'contracts/ocr/argo_sdk.h',
      'contracts/spreadsheet/spreadsheet-sdk.d.ts',
    ]) {
      expect(existsSync(path.join(outDir, file))).toBe(true);
      expect(readFileSync(path.join(outDir, file), 'utf8')).toBe(
        readFileSync(file, 'utf8'),
      );
    }
  });

  it('serves them in development below the base address', () => {
    const plugin = publishedContracts({
      siteDir: '/site',
      baseUrl: '/base/',
    } as never);
    const config = plugin.configureWebpack as () => {
      devServer: {static: {directory: string; publicPath: string}[]};
    };
    expect(config().devServer.static).toEqual([
      {directory: '/site/contracts', publicPath: '/base/contracts'},
    ]);
  });
});

describe('settings-report', () => {
  afterEach(() => vi.restoreAllMocks());

  async function report(
    currentLocale: string,
    placeholderBases: string[],
    spreadsheetPackage?: string,
  ) {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const plugin = settingsReport(
      {i18n: {currentLocale, defaultLocale: 'ko'}} as never,
      {placeholderBases, spreadsheetPackage},
    );
    await plugin.loadContent?.();
    return warn.mock.calls.flat();
  }

  it('names the addresses that are placeholders', async () => {
    const [message] = await report('ko', ['SITE_SDK_URL', 'SITE_LIVEDEMO_URL']);
    expect(message).toContain('SITE_SDK_URL, SITE_LIVEDEMO_URL');
  });

  it('speaks once per build, not once per locale, and not without cause', async () => {
    expect(await report('en', ['SITE_SDK_URL'])).toEqual([]);
    expect(await report('ko', [], 'npm:@vendor/spreadsheet-sdk')).toEqual([]);
  });

  it('says that commands lack the package', async () => {
    const [message, ...more] = await report('ko', []);
    expect(message).toContain('set SITE_SPREADSHEET_PACKAGE');
    expect(more).toEqual([]);
  });
});

describe('isKnownFenceLanguage', () => {
  it.each([
    'c',
    'cpp',
    'ts',
    'tsx',
    'js',
    'jsx',
    'json',
    'bash',
    'sh',
    'html',
    'css',
    'powershell',
    'text',
  ])('knows %s', (name) => expect(isKnownFenceLanguage(name)).toBe(true));

  it.each(['', 'klingon', 'constructor', 'C and C++'])(
    'does not know "%s"',
    (name) => expect(isKnownFenceLanguage(name)).toBe(false),
  );
});

describe('static/js/redirect.js', () => {
  it.each([
    ['', '', '/ocr/intro'],
    ['?topic=run', '#top', '/ocr/intro?topic=run#top'],
    ['?to=https://evil.example', '', '/ocr/intro?to=https://evil.example'],
  ])(
    'keeps "%s" and "%s", and takes its target from the page alone',
    (search, hash, expected) => {
      const replace = vi.fn();
      const location = {search, hash, replace};
      vm.runInNewContext(readFileSync('static/js/redirect.js', 'utf8'), {
        document: {currentScript: {getAttribute: () => '/ocr/intro'}},
        window: {location},
        location,
      });
      expect(replace).toHaveBeenCalledExactlyOnceWith(expected);
    },
  );
});
