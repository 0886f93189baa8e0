import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {metaOf} from './html';
import {BUILT_LOCALES, pageAt} from './site';

interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly docs: readonly unknown[];
}

/** The data on documentation versions that a build ships to browsers, by plugin id. */
function shippedVersions(dir: string): Record<string, {versions: Version[]}> {
  const assets = path.join(dir, 'assets/js');
  const main = readdirSync(assets).find((name) =>
    /^main\.\w+\.js$/.test(name),
  )!;
  const code = readFileSync(path.join(assets, main), 'utf8');
  const data = /JSON\.parse\('(\{"docusaurus-plugin-content-docs":.*?)'\)/.exec(
    code,
  )?.[1];
  if (data === undefined) {
    throw new Error(`${main}: expected the documentation plugins' global data`);
  }
  const parsed = JSON.parse(data.replace(/\\(['\\])/g, '$1')) as Record<
    string,
    Record<string, {versions: Version[]}>
  >;
  return parsed['docusaurus-plugin-content-docs']!;
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  it('has one version per set: current, labelled Next, the latest', () => {
    const dir = path.join(buildDir(built.build), built.prefix);
    const shipped = shippedVersions(dir);
    expect(Object.keys(shipped).sort()).toEqual(['ocr', 'spreadsheet']);
    for (const [set, {versions}] of Object.entries(shipped)) {
      expect(versions, set).toHaveLength(1);
      expect(versions[0], set).toMatchObject({
        name: 'current',
        label: 'Next',
        isLast: true,
        path: `${built.prefix}/${set}`,
      });
      expect(versions[0]!.docs.length, set).toBeGreaterThan(35);
    }
  });

  it.each(['spreadsheet', 'ocr'])(
    'tells search engines the version of %s',
    (set) => {
      const page = pageAt(built, `/${set}/intro`);
      expect(metaOf(page, 'docusaurus_version')).toEqual(['current']);
      expect(metaOf(page, 'docusaurus_tag')).toEqual([`docs-${set}-current`]);
    },
  );
});
