import {createInterface, type Interface} from 'node:readline/promises';
import {diskFiles} from '../check/files';
import {answerAll, everyQuestion, optionsOf, type Ask} from './answerAll';
import {readArguments, USAGE} from './readArguments';
import type {Plan} from './scaffold';
import {laidOut, refuseOverwriting, writeTexts} from './writePlan';

/**
 * `npm run new -- page|product|set|locale|topic|redirect [--OPTION ANSWER …]`: asks what is not
 * answered yet, says what it will write, and writes it.
 */
async function main(args: readonly string[]): Promise<void> {
  const {scaffold, given, help} = readArguments(args);
  const files = diskFiles(process.cwd());
  if (!scaffold) {
    console.log(USAGE);
    return;
  }
  if (help) {
    console.log(
      `npm run new -- ${scaffold.name} adds ${scaffold.makes}. Options, each asked for where it is missing:\n${optionsOf(everyQuestion(scaffold, given, files))}`,
    );
    return;
  }
  const terminal = process.stdin.isTTY
    ? createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  try {
    const ask = terminal && askAt(terminal);
    console.log(`Adds ${scaffold.makes}.`);
    const answers = await answerAll(scaffold, given, files, ask);
    const plan = await scaffold.plan(answers, files);
    refuseOverwriting(plan, files);
    const texts = await laidOut(plan, files.root);
    console.log(explained(plan));
    if (terminal && !(await agreed(terminal))) {
      console.log('Nothing is written.');
      return;
    }
    writeTexts(files.root, texts);
    console.log(
      ['Done.', ...plan.next, 'Then run: npm run check'].join('\n  '),
    );
  } finally {
    terminal?.close();
  }
}

function askAt(terminal: Interface): Ask {
  return ({asks, choices, usual}, again) =>
    terminal.question(
      [
        ...(again ? [`  ${again}`] : []),
        asks,
        ...(choices ? [`  one of: ${choices.join(', ')}`] : []),
        `  ${usual ? `[${usual}] ` : ''}> `,
      ].join('\n'),
    );
}

async function agreed(terminal: Interface): Promise<boolean> {
  const answer = await terminal.question('Write this? [yes] > ');
  return /^(?:y(?:es)?)?$/i.test(answer.trim());
}

function explained({created, changed}: Plan): string {
  return [
    ...Object.keys(created).map((file) => `  new      ${file}`),
    ...Object.keys(changed).map((file) => `  added to ${file}`),
  ].join('\n');
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
