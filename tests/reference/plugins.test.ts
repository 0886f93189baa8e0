import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {pageSourcesPlugin} from '../../src/reference/plugins';
import {folderOf} from '../support/folderOf';

const PROGRAMS = 'docs-ocr/sample/programs';
const HEADER = 'contracts/ocr/argo_sdk.h';

describe('page-sources', () => {
  const page = '---\ntitle: A page\n---\n\nText.\n';
  const programs = [`${PROGRAMS}/a.c`, `${PROGRAMS}/b.c`];
  const siteDir = folderOf(
    {
      ...{[HEADER]: '', [programs[0]!]: '', [programs[1]!]: ''},
      'docs-ocr/intro.mdx': page,
      'docs-spreadsheet/intro.mdx': page,
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/intro.mdx': page,
    },
    afterAll,
  );
  const context = {siteDir, i18n: {currentLocale: 'ko'}} as never;
  const sources = [HEADER, PROGRAMS];
  const plugin = pageSourcesPlugin(context, {sources, settings: {}});
  const files = [HEADER, ...programs].map((file) => path.join(siteDir, file));
  const configure = plugin.configureWebpack as (config: object) => object;

  it('watches files and folders', () => {
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
