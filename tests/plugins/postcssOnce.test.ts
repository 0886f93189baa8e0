import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import postcssOnce from '../../src/plugins/postcss-once';

it('sets up plugins named by path, leaves the others, and looks for no other settings', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'postcss-')), 'p.cjs');
  writeFileSync(
    file,
    'module.exports = (options) => ({postcssPlugin: "made", options});',
  );
  const ready = {postcssPlugin: 'ready'};
  const options = postcssOnce().configurePostCss!({
    ident: 'postcss',
    plugins: [[file, {stage: 2}], ready],
  });
  expect(options).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'made', options: {stage: 2}}, ready],
  });
});
