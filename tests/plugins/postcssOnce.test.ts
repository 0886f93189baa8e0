import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import postcssOnce from '../../src/plugins/postcss-once';
import {scratchFolder} from '../support/scratchFolder';

it('sets up plugins named by path, leaves the others, and looks for no other settings', () => {
  const file = path.join(scratchFolder('postcss', onTestFinished), 'p.cjs');
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
