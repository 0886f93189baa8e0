import {cli, UsageError} from '../process/cli';
import {buildSite} from './buildSite';

void cli({
  usage: `Usage: npm run build -- [--out-dir DIR] [OPTION…]
Builds the site in its current settings into DIR, "build" by default. The folder is replaced when the build has
succeeded. Other options go to "docusaurus build": --locale ko builds one language.`,
  run: async (_values, words) => {
    const args = words.flatMap((word) =>
      word.startsWith('--out-dir=')
        ? ['--out-dir', word.slice('--out-dir='.length)]
        : word,
    );
    const at = args.indexOf('--out-dir');
    const dir = at < 0 ? 'build' : args[at + 1];
    if (!dir) {
      throw new UsageError('--out-dir: expected a folder, received nothing.');
    }
    process.exitCode = await buildSite({
      dir,
      args: at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)],
    });
  },
});
