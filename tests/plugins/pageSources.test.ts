import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import pageSources from '../../src/plugins/page-sources';

const PROGRAMS = 'docs-ocr/sample/programs';
const HEADER = 'contracts/ocr/argo_sdk.h';

describe('page-sources', () => {
  const siteDir = process.cwd();
  const plugin = pageSources({siteDir} as never, {sources: [HEADER, PROGRAMS]});
  const files = [
    path.join(siteDir, HEADER),
    ...readdirSync(PROGRAMS).map((name) => path.join(siteDir, PROGRAMS, name)),
  ];
  const configure = plugin.configureWebpack as (config: object) => object;

  it('watches each file, those of a folder too', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(plugin.getPathsToWatch?.()).toEqual(files);
  });

  it('adds them to what a persistent cache depends on', () => {
    const config = {experiments: {cache: {type: 'persistent'}}};
    expect(configure(config)).toEqual({
      experiments: {cache: {buildDependencies: files}},
    });
    expect(configure({})).toEqual({});
  });

  it('names a source that does not exist', () => {
    expect(() =>
      pageSources({siteDir} as never, {sources: ['contracts/none.h']}),
    ).toThrow('contracts/none.h');
  });
});
