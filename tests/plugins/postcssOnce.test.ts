import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import postcssOnce from '../../src/plugins/postcss-once';
import {scratchFolder} from '../support/scratchFolder';

const READY = {postcssPlugin: 'ready'};

/** What becomes of options with a plugin that is named by its path, and a file that tells how often it was made. */
function configured() {
  const folder = scratchFolder('postcss', onTestFinished);
  const file = path.join(folder, 'p.cjs');
  const made = path.join(folder, 'made');
  writeFileSync(
    file,
    `module.exports = (options) => {
      require('node:fs').appendFileSync(${JSON.stringify(made)}, '.');
      return {postcssPlugin: 'made', options};
    };`,
  );
  const options = postcssOnce().configurePostCss!({
    ident: 'postcss',
    plugins: [[file, {stage: 2}], READY],
  });
  return {
    options,
    timesMade: () => (existsSync(made) ? readFileSync(made).length : 0),
  };
}

it('sets up plugins named by path, leaves the others, and looks for no other settings', () => {
  expect(configured().options).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'made', options: {stage: 2}}, READY],
  });
});

it('makes them for the first style sheet that is made, and once', () => {
  const {options, timesMade} = configured();
  expect(timesMade()).toBe(0);
  expect(options.plugins).toBe(options.plugins);
  expect(timesMade()).toBe(1);
});
