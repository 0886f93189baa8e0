import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageSourcesPlugin} from '../../src/reference/plugins';

const PROGRAMS = 'docs-ocr/sample/programs';
const HEADER = 'contracts/ocr/argo_sdk.h';

describe('page-sources', () => {
  const siteDir = process.cwd();
  const context = {siteDir, i18n: {currentLocale: 'ko'}} as never;
  const sources = [HEADER, PROGRAMS];
  const plugin = pageSourcesPlugin(context, {sources, settings: {}});
  const files = [
    path.join(siteDir, HEADER),
    ...readdirSync(PROGRAMS).map((name) => path.join(siteDir, PROGRAMS, name)),
  ];
  const configure = plugin.configureWebpack as (config: object) => object;

  it('watches files and folders', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(plugin.getPathsToWatch?.()).toEqual(files);
  });

  const config = {experiments: {cache: {type: 'persistent', version: 'a'}}};

  it('adds them to the dependencies of a persistent cache', () => {
    expect(configure(config)).toMatchObject({
      experiments: {cache: {buildDependencies: files}},
    });
    expect(configure({})).toEqual({});
  });

  it('invalidates a persistent cache when a displayed setting changes', () => {
    const versionWith = (settings: Readonly<Record<string, string>>) => {
      const made = pageSourcesPlugin(context, {sources, settings});
      return made.configureWebpack as unknown as typeof configure;
    };
    const one = versionWith({spreadsheetPackage: 'npm:@a/sheet'})(config);
    const other = versionWith({spreadsheetPackage: 'npm:@b/sheet'})(config);
    expect(one).not.toEqual(other);
    expect(one).toEqual(
      versionWith({spreadsheetPackage: 'npm:@a/sheet'})(config),
    );
    expect(JSON.stringify(one)).toContain('"version":"a-');
  });
});
