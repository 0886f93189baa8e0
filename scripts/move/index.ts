import {rmSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../check/files';
import {laidOut, writeTexts} from '../new/writePlan';
import {planMove} from './planMove';
import {readMoveArguments, USAGE} from './readArguments';
import {renderMove} from './renderMove';
import {specifiedAddresses} from './specified';

/**
 * `npm run move -- OLD NEW` or `npm run move -- PAGE#old-heading new-heading`: moves a page or renames a
 * heading, with everything that names it, and prints what it touched.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(USAGE);
    return;
  }
  const files = diskFiles(process.cwd());
  const plan = planMove(
    readMoveArguments(args),
    files,
    await specifiedAddresses(files.root),
  );
  const texts = await laidOut(
    {created: {}, changed: plan.written, next: []},
    files.root,
  );
  const changed = Object.fromEntries(
    Object.entries(texts).filter(
      ([file, text]) => !files.has(file) || files.read(file) !== text,
    ),
  );
  // The old file goes first: where only the case of its name changes, some disks take both for one.
  for (const file of plan.removed) {
    rmSync(path.join(files.root, file));
  }
  writeTexts(files.root, changed);
  console.log(renderMove({...plan, written: changed}));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
