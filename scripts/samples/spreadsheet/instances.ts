import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import type {Exports} from '../../../src/live/runner/runSample';

type Script = (
  require: NodeJS.Require,
  module: {exports: Exports},
  exports: Exports,
) => void;

const scripts = new Map<string, Script>();

/**
 * A new instance of a runtime: what one sample does to licence and hosts is not there for the next.
 *
 * @param address - of a module; of a script, which is compiled once, when it ends with `.cjs`
 * @param name - of the instance, each time another
 */
export async function newInstance(
  address: string,
  name: string,
): Promise<Exports> {
  if (!address.endsWith('.cjs')) {
    return (await import(`${address}?${name}`)) as Exports;
  }
  const module = {exports: {}};
  scriptOf(address)(createRequire(address), module, module.exports);
  return module.exports;
}

function scriptOf(address: string): Script {
  const file = fileURLToPath(address);
  const script =
    scripts.get(file) ??
    (compileFunction(
      readFileSync(file, 'utf8'),
      ['require', 'module', 'exports'],
      {filename: file},
    ) as Script);
  scripts.set(file, script);
  return script;
}
