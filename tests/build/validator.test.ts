import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, BUILDS, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {findInvalid} from '../support/nuValidator';

describe('the validator of the W3C', () => {
  it('finds nothing in any page of any build', async () => {
    const dirs = [...BUILDS, HOSTED_BUILD].map(({name}) => buildDir(name));
    const pages = dirs.flatMap((dir) =>
      readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
        /\.html?$/.test(file),
      ),
    );
    console.log(`${pages.length} pages of ${dirs.length} builds`);
    expect(pages.length).toBeGreaterThan(900);
    expect(await findInvalid(dirs)).toEqual([]);
  }, 600_000);

  it('sees what is wrong', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'invalid-'));
    writeFileSync(
      path.join(dir, 'page.html'),
      '<!doctype html><html lang="en"><title>a</title><ul><p>b</p></ul><p role="row">c</p></html>',
    );
    const found = await findInvalid([dir]);
    rmSync(dir, {recursive: true});
    expect(found.join('\n')).toMatch(/“p” not allowed as child of .*“ul”/);
    expect(found.join('\n')).toContain('role=row');
  });
});
