import {spawnSync} from 'node:child_process';

/** `npm run build:domestic`: the domestic variant in Korean and English, into `build-domestic/`. */
const {status} = spawnSync(
  'npx',
  [
    'docusaurus',
    'build',
    '--out-dir',
    'build-domestic',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, SITE_VARIANT: 'domestic', SITE_LOCALES: 'ko,en'},
  },
);
process.exitCode = status ?? 1;
