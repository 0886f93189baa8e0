import {readContract} from '../../src/sets/contract/readContract';
import {readOptions, USAGE} from './options';
import {requireFile} from './requireFile';

async function main(): Promise<void> {
  const {file, ...options} = readOptions(process.argv.slice(2));
  requireFile(file, USAGE);
  const contract = await readContract(file, options);
  for (const {file: from, line, name} of contract.missing) {
    console.error(
      `${from}:${line}: ${name} was not found; names it would define are taken for types. Give its folder with -I DIR.`,
    );
  }
  console.log(JSON.stringify(contract, undefined, 2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
