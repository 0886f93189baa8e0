import {runCommand} from '../process/run';

/** `npm run build:domestic`: the domestic variant in Korean and English, into `build-domestic/`. */
async function main(): Promise<void> {
  const {code} = await runCommand({
    program: 'npx',
    args: [
      'docusaurus',
      'build',
      '--out-dir',
      'build-domestic',
      ...process.argv.slice(2),
    ],
    env: {...process.env, SITE_VARIANT: 'domestic', SITE_LOCALES: 'ko,en'},
  });
  process.exitCode = code;
}

void main();
