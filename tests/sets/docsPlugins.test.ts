import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  PAGE_SOURCES,
  remarkStepsOfSets,
  SET_BUILDS,
} from '../../src/sets/builds';
import {docsPlugins} from '../../src/sets/docsPlugins';
import {DOCS_SET_LIST} from '../../src/sets/index';

const SETTINGS = {spreadsheetPackage: 'npm:@vendor/spreadsheet-sdk'};
const plugins = docsPlugins({rehypePlugins: []}, SETTINGS).map(
  ([, options]) => options,
);

describe('docsPlugins', () => {
  it('has an instance for each set, in order, and all alike', () => {
    expect(
      plugins.map(({id, path, routeBasePath}) => ({id, path, routeBasePath})),
    ).toEqual(
      DOCS_SET_LIST.map(({id, folder, routeBasePath}) => ({
        id,
        path: folder,
        routeBasePath,
      })),
    );
    for (const {lastVersion, versions, sidebarPath} of plugins) {
      expect(lastVersion).toBe('current');
      expect(versions).toEqual({
        current: {label: 'Next', path: '', banner: 'none', badge: false},
      });
      expect(existsSync(String(sidebarPath))).toBe(true);
    }
  });

  it('gives a set with a contract its step, before Docusaurus’s own', () => {
    const steps = Object.fromEntries(
      plugins.map(
        ({id, remarkPlugins = [], beforeDefaultRemarkPlugins = []}) => [
          id,
          [beforeDefaultRemarkPlugins.length, remarkPlugins.length],
        ],
      ),
    );
    expect(steps).toMatchObject({ocr: [1, 0], spreadsheet: [1, 0]});
    expect(Object.keys(remarkStepsOfSets())).toEqual(Object.keys(SET_BUILDS));
  });

  it('hands the settings that pages show to every step', () => {
    const steps = plugins.flatMap(
      ({remarkPlugins = [], beforeDefaultRemarkPlugins = []}) => [
        ...beforeDefaultRemarkPlugins,
        ...remarkPlugins,
      ],
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      expect(step).toEqual([expect.any(Function), SETTINGS]);
    }
  });
});

it.each(PAGE_SOURCES)('the source %s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});
