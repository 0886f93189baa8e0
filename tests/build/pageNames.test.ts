import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {PAGE_NAMES_FILE, type PageNames} from '../../src/site/pageNames';
import {resolvePath} from './crawl/resolve';
import {BUILT_LOCALES} from './site';

describe.each(BUILT_LOCALES)('$name', ({build, prefix}) => {
  const dir = path.join(buildDir(build), prefix);
  const {pages, names} = JSON.parse(
    readFileSync(path.join(dir, PAGE_NAMES_FILE), 'utf8'),
  ) as PageNames;

  it('names pages that are there, and former names of such pages', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(75);
    expect(Object.keys(names).length).toBeGreaterThan(10);
    for (const [at, title] of Object.entries(pages)) {
      expect(title, at).toMatch(/\S/);
      expect(resolvePath(dir, `/${at}`).kind, at).toBe('file');
    }
    for (const [name, at] of Object.entries(names)) {
      expect(pages, name).toHaveProperty([at]);
    }
  });
});
