// Builds the site extended by `npm run new` and by features that Docusaurus documents, in a copy of the
// repository,
// into the folder of a test build. Usage: `tsx tests/additions/buildOrdinary.ts`
import {cpSync} from 'node:fs';
import path from 'node:path';
import {getBuildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {makeScratchCopy} from './support';
import {addEverything} from './thirdSet';

async function main(): Promise<void> {
  const {name, settings} = ORDINARY_BUILD;
  const copy = makeScratchCopy();
  const copyTo = (from: string, to: string) =>
    cpSync(
      path.join(copy.root, 'tests/fixtures/ordinary', from),
      path.join(copy.root, to),
      {recursive: true},
    );
  try {
    await addEverything(copy);
    copyTo('root', '.');
    copyTo('state', 'ordinary_versioned_docs/version-1.0');
    // Docusaurus takes the dates of the last changes from git.
    await copy.run('git', ['init', '--quiet']);
    await copy.run('git', [
      ...['-c', 'user.name=Owner', '-c', 'user.email=owner@name.example'],
      ...['commit', '--quiet', '--allow-empty', '--message', 'Begin'],
    ]);
    const {code, output} = await copy.run(
      'node_modules/.bin/docusaurus',
      [
        'build',
        ...['--config', 'tests/fixtures/ordinary/docusaurus.config.ts'],
        ...['--out-dir', path.resolve(getBuildDir(name))],
      ],
      settings,
    );
    console.log(output);
    process.exitCode = code;
  } finally {
    copy.remove();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
