import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {planRelease} from './planRelease';
import {readRepository} from './repository';

const USAGE = `Usage: npm run release -- VERSION [--write]
  Prints what the release holds and what whoever deploys it must do.
  --write   puts it into CHANGELOG.md, and the version into package.json and its lock`;

/** `npm run release -- VERSION [--write]` */
function main(args: string[]): void {
  const {values, positionals} = parseArgs({
    args,
    options: {write: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [wish, ...more] = positionals;
  if (wish === undefined || more.length > 0) {
    throw new Error(
      `npm run release: expected one version, received ${positionals.length}. ${USAGE}`,
    );
  }
  const root = process.cwd();
  const day = new Date().toISOString().slice(0, 10);
  const {version, section, written} = planRelease(
    wish,
    day,
    readRepository(root),
  );
  console.log(section);
  if (!values.write) {
    console.log('\nNothing is written: add --write.');
    return;
  }
  for (const [file, text] of Object.entries(written)) {
    writeFileSync(path.join(root, file), text);
  }
  const files = Object.keys(written).join(' ');
  console.log(
    `\nWrote ${files}. Read the section, then run:\n  git add ${files}\n  git commit -m "chore(release): ${version}"\n  git tag v${version}`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
