// Lets jiti, by which Docusaurus loads the configuration and its plugins, hand modules to SWC in the place of Babel. The
// first build on a machine, as every one in CI, took five seconds of computing for 380 modules, and takes one.
// https://github.com/unjs/jiti/blob/v1.21.7/lib/index.js
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * What jiti calls for a module that Node.js cannot load as it is.
 *
 * @param {{source: string, filename: string, ts: boolean}} module
 * @returns {{code: string}} the same as CommonJS
 * @throws {Error} for one that cannot be read; its message names file and line
 */
function transform({source, filename, ts}) {
  // A build that finds all modules in jiti's cache has no need of it.
  const {transformSync} = require('@swc/core');
  return transformSync(source, {
    filename,
    swcrc: false,
    configFile: false,
    jsc: {
      parser: {syntax: ts ? 'typescript' : 'ecmascript'},
      target: 'es2022',
    },
    module: {type: 'commonjs'},
  });
}

const docusaurus = createRequire(require.resolve('@docusaurus/utils'));
const babel = path.join(docusaurus.resolve('jiti'), '../../dist/babel.js');
require.cache[babel] = {id: babel, loaded: true, exports: transform};
