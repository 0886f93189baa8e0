import {diskFiles} from '../check/files';
import {answerAll, everyQuestion, optionsOf} from './answerAll';
import {readArguments, USAGE} from './readArguments';
import type {Plan} from './scaffold';
import {Gone, openTerminal} from './terminal';
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
    ? openTerminal(process.stdin, process.stdout)
    : undefined;
  try {
    console.log(`Adds ${scaffold.makes}.`);
    const answers = await answerAll(scaffold, given, files, terminal?.ask);
    const plan = await scaffold.plan(answers, files);
    refuseOverwriting(plan, files);
    const texts = await laidOut({...plan.created, ...plan.changed}, files.root);
    console.log(explained(plan));
    if (terminal && !(await terminal.agrees('Write this? [yes] > '))) {
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

function explained({created, changed}: Plan): string {
  return [
    ...Object.keys(created).map((file) => `  new      ${file}`),
    ...Object.keys(changed).map((file) => `  added to ${file}`),
  ].join('\n');
}

main(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof Gone) {
    // The line of the question has no end yet.
    console.log(`\n${error.message}`);
  } else {
    console.error(error.message);
  }
  process.exitCode = error instanceof Gone ? 130 : 1;
});
