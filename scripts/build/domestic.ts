import {cli} from '../process/cli';
import {buildSite} from './buildSite';

void cli({
  usage: `Usage: npm run build:domestic -- [OPTION…]
Builds the domestic variant in Korean and English into "build-domestic". Options go to "docusaurus build".`,
  run: async (_values, args) => {
    process.exitCode = await buildSite({
      dir: 'build-domestic',
      args,
      env: {...process.env, SITE_VARIANT: 'domestic', SITE_LOCALES: 'ko,en'},
    });
  },
});
