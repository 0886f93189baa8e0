import {buildSite} from './buildSite';

/** `npm run build:domestic`: the domestic variant in Korean and English, into `build-domestic/`. */
async function main(): Promise<void> {
  process.exitCode = await buildSite({
    dir: 'build-domestic',
    args: process.argv.slice(2),
    env: {...process.env, SITE_VARIANT: 'domestic', SITE_LOCALES: 'ko,en'},
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
