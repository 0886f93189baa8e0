import {meant} from '../../src/sets/meant';
import type {Fault} from '../../src/sets/problem';
import type {FileTree} from './files';
import {remember} from './remember';

/** A fault, and where in the text it stands. */
export interface PlacedFault extends Fault {
  readonly index: number;
}

type Scripts = Readonly<Record<string, string>>;

const COMMAND =
  /\bnpm (?:run(?: -s)? |(?=(?:test|start)\b))([\w:-]+)(?: -- ([^`\n|&#]*))?/g;

/** Scripts that package.json does not have, and long flags that nothing in their folder knows. */
export function npmFaults(text: string, files: FileTree): PlacedFault[] {
  const {scripts} = JSON.parse(files.read('package.json')) as {
    readonly scripts: Scripts;
  };
  return [...text.matchAll(COMMAND)].flatMap(
    ({1: name = '', 2: words = '', index}) => {
      const command = scripts[name];
      if (command === undefined) {
        const known = Object.keys(scripts);
        return [
          {
            index,
            found: `\`npm run ${name}\``,
            expected: 'a script of package.json',
            remedy: `${meant(name, known)}Correct the name.`,
          },
        ];
      }
      const flags = [...words.matchAll(/(?<=^|\s)--([a-z][\w-]*)/g)].map(
        ([, flag = '']) => flag,
      );
      const known = flags.length === 0 ? [] : flagsOf(command, files);
      return flags
        .filter((flag) => known.length > 0 && !known.includes(flag))
        .map((flag) => ({
          index,
          found: `\`npm run ${name} -- --${flag}\``,
          expected: `a flag that ${name} has`,
          remedy: `${meant(flag, known)}Correct the flag.`,
        }));
    },
  );
}

/** Words of the modules of a command's folder that could be flags; none when the command is not this project's own. */
function flagsOf(command: string, files: FileTree): string[] {
  const [, folder] =
    /^tsx ((?:scripts\/\w+|bench(?:\/\w+)?)\/)/.exec(command) ?? [];
  const modules =
    folder === undefined ? [] : files.list(folder.replace(/\/$/, ''));
  return [...new Set(modules.flatMap((file) => wordsOf(files.read(file))))];
}

const wordsOf = remember((text) =>
  [...text.matchAll(/(?<![\w-])(?:--)?([a-z][a-z-]+)\b/g)].map(
    ([, word = '']) => word,
  ),
);
