import {statSync} from 'node:fs';
import {
  compareContracts,
  formatComparison,
  isDeclarationFile,
  readContract,
  storeContract,
  storedContractPath,
} from '@document-sdk/contract';
import {runCli, UsageError} from '../process/cli';

void runCli({
  usage: `Usage: npm run contract:read -- FILE [-I DIR]… [-D NAME[=VALUE]]… [--before HEADER]… [--write]
       npm run contract:read -- OLD NEW [--json]
Reads a C header (.h) with clang, or a declaration file (.d.ts) with TypeScript, and prints it as JSON. Of two versions it
prints what changed. With NEW in contracts/, npm run check names the samples that no longer compile.
  -I DIR            looks there for headers that FILE includes
  -D NAME[=VALUE]   defines a macro
  --before HEADER   includes a header first that FILE needs
  --write           stores the JSON beside FILE, where builds read it`,
  options: {
    include: {type: 'string', short: 'I', multiple: true, default: []},
    define: {type: 'string', short: 'D', multiple: true, default: []},
    before: {type: 'string', multiple: true, default: []},
    json: {type: 'boolean', default: false},
    write: {type: 'boolean', default: false},
  },
  words: [1, 2],
  run(values, [file = '', newer]) {
    const {include: folders, define: defines, before} = values;
    requireFile(file);
    if (newer !== undefined) {
      requireFile(newer);
      console.log(compareFiles(file, newer, values.json));
      return;
    }
    const options = {folders, defines, before};
    const contract = values.write
      ? storeContract(file, options)
      : readContract(file, options);
    contract.leftOut.forEach((each) => console.error(`left out: ${each}`));
    console.log(
      values.write
        ? `${storedContractPath(file)} written.`
        : JSON.stringify(contract, undefined, 2),
    );
  },
});

function compareFiles(older: string, newer: string, json: boolean): string {
  if (isDeclarationFile(older) !== isDeclarationFile(newer)) {
    throw new UsageError(
      `Expected two versions of one contract, received ${older} and ${newer}.`,
    );
  }
  const comparison = compareContracts(readContract(older), readContract(newer));
  return json
    ? JSON.stringify(comparison, undefined, 2)
    : formatComparison(comparison);
}

/** @throws UsageError if the path is not a file */
function requireFile(file: string): void {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) {
    throw new UsageError(
      `${file}: expected a C header (.h) or a declaration file (.d.ts), found ${stats ? 'a folder' : 'no file of this name'}. Correct the path. The contracts are in contracts/; an earlier text of one comes out of git: git show COMMIT:contracts/ocr/argo_sdk.h > old.h`,
    );
  }
}
