import {runCli, UsageError} from '../process/cli';
import {buildSite} from './buildSite';

const DOMESTIC = {SITE_VARIANT: 'domestic', SITE_LOCALES: 'ko,en'};

void runCli({
  usage: `Usage: npm run build -- [--out-dir DIR] [OPTION…]
       npm run build:domestic -- [--out-dir DIR] [OPTION…]
Builds the site in its current settings, or as the domestic variant in Korean and English, into DIR: "build" or
"build-domestic" by default. The folder is replaced when the build has succeeded. Other options go to "docusaurus
build": --locale ko builds one language.`,
  run: async (_values, words) => {
    const args = words.flatMap((word) =>
      word.startsWith('--out-dir=') ? word.split(/(?<=^--out-dir)=/) : word,
    );
    const isDomestic = args[0] === '--domestic';
    const at = args.indexOf('--out-dir');
    const dir =
      at >= 0 ? args[at + 1] : isDomestic ? 'build-domestic' : 'build';
    if (!dir) {
      throw new UsageError('--out-dir: expected a folder, received nothing.');
    }
    process.exitCode = await buildSite({
      dir,
      args: args.filter(
        (word, index) =>
          word !== '--domestic' &&
          (at < 0 || (index !== at && index !== at + 1)),
      ),
      env: {...process.env, ...(isDomestic && DOMESTIC)},
    });
  },
});
