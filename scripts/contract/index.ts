import {statSync} from 'node:fs';
import {readContract} from '../../src/sets/contract/readContract';
import {cli, UsageError} from '../process/cli';
import {compareVersions} from './diff/index';

void cli({
  usage: `Usage: npm run contract:read -- FILE [-I DIR]… [-D NAME[=VALUE]]…
       npm run contract:read -- OLD NEW [--json]
Prints a C header (.h) or a declaration file (.d.ts) as JSON. Of two versions it prints what changed from one to the
next, and which samples of pages use what NEW removes or changes.
  -I DIR            looks there for headers that FILE includes
  -D NAME[=VALUE]   defines a macro`,
  options: {
    include: {type: 'string', short: 'I', multiple: true, default: []},
    define: {type: 'string', short: 'D', multiple: true, default: []},
    json: {type: 'boolean', default: false},
  },
  words: [1, 2],
  async run({include, define, json}, [file = '', newer]) {
    requireFile(file);
    if (newer !== undefined) {
      requireFile(newer);
      console.log(await compareVersions(file, newer, json));
      return;
    }
    const contract = await readContract(file, {
      folders: include,
      defines: define,
    });
    for (const {file: from, line, name} of contract.missing) {
      console.error(
        `${from}:${line}: ${name} was not found; names it would define are taken for types. Give its folder with -I DIR.`,
      );
    }
    console.log(JSON.stringify(contract, undefined, 2));
  },
});

/**
 * Makes sure that a contract is there before it is read.
 *
 * @throws UsageError naming the file, and how to come by one
 */
function requireFile(file: string): void {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) {
    throw new UsageError(
      `${file}: expected a C header (.h) or a declaration file (.d.ts), found ${stats ? 'a folder' : 'no file of this name'}. Correct the path. The contracts stand in contracts/; an earlier text of one comes out of git: git show COMMIT:contracts/ocr/argo_sdk.h > old.h`,
    );
  }
}
