import {createInterface} from 'node:readline/promises';
import {suggestName} from '../../src/content';
import {createDiskFileTree} from '../check/files';
import {runCli, UsageError} from '../process/cli';
import {writeFormatted} from '../process/writeFormatted';
import {answerQuestions} from './scaffold';
import {PAGE_SCAFFOLD} from './page';
import type {ScaffoldAnswers} from './scaffold';
import {SET_SCAFFOLD} from './set';

const SCAFFOLDS = [PAGE_SCAFFOLD, SET_SCAFFOLD];
const NAMES = SCAFFOLDS.map(({name}) => name);

/** Things without a scaffold. CONTRIBUTING.md describes how to add them by hand. */
const BY_HAND = ['product', 'locale'];

const files = createDiskFileTree(process.cwd());

void runCli({
  usage: `Usage: npm run new -- ${NAMES.join('|')} [--OPTION ANSWER…]
Adds a page or a set: asks the questions that no option answers, lists the files, and writes them.
CONTRIBUTING.md says how to add a product or a locale.
${SCAFFOLDS.map(
  ({name, adds, questions}) =>
    `\n${name}: ${adds}\n${questions(files)
      .map((each) => `  --${each.name.padEnd(12)} ${each.prompt}`)
      .join('\n')}`,
).join('\n')}`,
  options: Object.fromEntries(
    SCAFFOLDS.flatMap(({questions}) => questions(files)).map(
      ({name}) => [name, {type: 'string'}] as const,
    ),
  ),
  words: [1, 1],
  async run(given, [name = '']) {
    const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name);
    if (!scaffold) {
      throw new UsageError(
        `Expected ${NAMES.join(' or ')}, received "${name}". ${BY_HAND.includes(name) ? `To add a ${name}, see CONTRIBUTING.md.` : suggestName(name, NAMES)}`,
      );
    }
    const terminal = process.stdin.isTTY
      ? createInterface({input: process.stdin, output: process.stdout})
      : undefined;
    // After Ctrl-C or the end of the input, readline itself prints no message.
    terminal?.once('close', () => console.log('\nNothing is written.'));
    try {
      const ask = terminal && ((text: string) => terminal.question(text));
      const {created, changed, next} = scaffold.plan(
        await answerQuestions(scaffold, given as ScaffoldAnswers, files, ask),
        files,
      );
      const texts = {...created, ...changed};
      console.log(
        Object.keys(texts)
          .map((file) => `  ${file}`)
          .join('\n'),
      );
      const existing = Object.keys(created).filter(files.has);
      if (existing.length > 0) {
        throw new Error(
          `Expected no ${existing.join(', ')}, which exists. Choose another name, or delete it first.`,
        );
      }
      const agreed = await ask?.('Write this? [yes] > ');
      if (agreed && !/^y(?:es)?$/i.test(agreed.trim())) {
        return;
      }
      await writeFormatted(files.root, texts);
      terminal?.removeAllListeners('close');
      console.log(['Done.', ...next, 'Then run: npm run check'].join('\n  '));
    } finally {
      terminal?.close();
    }
  },
});
