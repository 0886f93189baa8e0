import {createInterface} from 'node:readline/promises';
import {didYouMean} from '../../src/content';
import {diskFiles} from '../check/files';
import {cli, UsageError} from '../process/cli';
import {answerAll} from './answerAll';
import type {Answers} from './scaffold';
import {SCAFFOLDS} from './scaffolds';
import {laidOut, writeTexts} from './writePlan';

const files = diskFiles(process.cwd());
const names = SCAFFOLDS.map(({name}) => name);
const questions = SCAFFOLDS.flatMap((scaffold) => scaffold.questions(files));

void cli({
  usage: `Usage: npm run new -- ${names.join('|')} [--OPTION ANSWER…]
Adds a page, a product, a set or a locale: asks what no option answers, says what it will write, and writes it.
${SCAFFOLDS.map(
  ({name, makes, questions: asked}) =>
    `\n${name}: ${makes}\n${asked(files)
      .map((each) => `  --${each.name.padEnd(12)} ${each.asks}`)
      .join('\n')}`,
).join('\n')}`,
  options: Object.fromEntries(
    questions.map(({name}) => [name, {type: 'string'}] as const),
  ),
  words: [1, 1],
  async run(given, [name = '']) {
    const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name);
    if (!scaffold) {
      throw new UsageError(
        `Expected ${names.join(', ')}, received "${name}". ${didYouMean(name, names)}`,
      );
    }
    const lines = process.stdin.isTTY
      ? createInterface({input: process.stdin, output: process.stdout})
      : undefined;
    // Ctrl-C and the end of the input: readline alone would end without a word.
    lines?.once('close', () => console.log('\nNothing is written.'));
    try {
      const ask = lines && ((text: string) => lines.question(text));
      const plan = await scaffold.plan(
        await answerAll(scaffold, given as Answers, files, ask),
        files,
      );
      const written = {...plan.created, ...plan.changed};
      console.log(
        Object.keys(written)
          .map((file) => `  ${file}`)
          .join('\n'),
      );
      const there = Object.keys(plan.created).filter(files.has);
      if (there.length > 0) {
        throw new Error(
          `Expected no ${there.join(', ')}, which is there. Choose another name, or delete it first.`,
        );
      }
      const agreed = await ask?.('Write this? [yes] > ');
      if (agreed && !/^y(?:es)?$/i.test(agreed.trim())) {
        return;
      }
      writeTexts(files.root, await laidOut(written, files.root));
      lines?.removeAllListeners('close');
      console.log(
        ['Done.', ...(plan.next ?? []), 'Then run: npm run check'].join('\n  '),
      );
    } finally {
      lines?.close();
    }
  },
});
