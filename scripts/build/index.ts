import {cli} from '../process/cli';
import {buildSite} from './buildSite';
import {splitOutDir} from './splitOutDir';

void cli({
  usage: `Usage: npm run build -- [--out-dir DIR] [OPTION…]
Builds the site in its current settings into DIR, "build" unless it is named. The folder is replaced once the build is
whole. Other options go to "docusaurus build": --locale ko builds one language.`,
  run: async (_values, words) => {
    process.exitCode = await buildSite(splitOutDir(words));
  },
});
