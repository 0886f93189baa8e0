import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {distance} from 'fastest-levenshtein';
import {didYouMean, type Problem, type SourcePage} from '../../../src/content';
import {sentencesOf} from './sentences';

/** Names of other libraries that look like a contract's, and that no sample uses. */
const OTHERS = [
  'additionalProperties', // JSON Schema
  'basePath', // Next.js
  'forwardRef', // React
  'MultiByteToWideChar', // Windows
  'ngAfterViewInit', // Angular
  'onDeactivated', // Vue
  'onUnmounted', // Vue
  'runOutsideAngular', // Angular
  'terminationGracePeriodSeconds', // Kubernetes
];

/** `name`, `name()`, `a.b`, `a.b(…)`; nothing else in code style is a name. */
const NAME = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?$/s;
/** An option with its value: `readOnly: true`. */
const OPTION = /^([a-z]\w*): (?:true|false|null|-?\d[\d.]*|'[^']*')$/;
const FILE =
  /\.(?:[cht]|cpp|tsx?|js|json|css|html|vue|xlsx|csv|tgz|wasm|xml|png)$/;

/** What a contract has, for names that pages write. */
export interface Vocabulary {
  /** Path of the contract. */
  readonly file: string;
  /** Its text. */
  readonly source: string;
  /** The names that a misspelt one was meant to be. */
  readonly names: readonly string[];
  /**
   * Follows the members of what a path begins with.
   *
   * @returns what is wrong; empty when nothing is; undefined when the beginning is not the contract's
   */
  readonly walk?: (path: readonly string[]) => string | undefined;
}

/** Names in code style that neither the contract nor a sample has. `count` says how many were looked up. */
export function nameProblems(
  pages: readonly SourcePage[],
  vocabulary: Vocabulary,
): {readonly count: number; readonly problems: readonly Problem[]} {
  const {file: contract, source, names} = vocabulary;
  const code = pages.flatMap(({text}) => fencedCode(text));
  const known = new Set([...OTHERS, ...[source, ...code].flatMap(wordsOf)]);
  const mentioned = pages.flatMap((page) =>
    sentencesOf(page)
      .flatMap(({mentions}) => mentions)
      .flatMap(({text, line}) => {
        const option = OPTION.exec(text)?.[1];
        const [, name = option, call] = NAME.exec(text) ?? [];
        return name !== undefined && !FILE.test(name)
          ? [{file: page.file, line, text, name, isCall: call !== undefined}]
          : [];
      }),
  );
  return {
    count: mentioned.length,
    problems: mentioned.flatMap(({file, line, text, name, isCall}) => {
      const path = name.split('.');
      const last = path.at(-1)!;
      const fault =
        vocabulary.walk?.(path) ??
        (known.has(last) || !isOfContract(last, isCall, names)
          ? ''
          : `neither ${contract} nor a sample has it`);
      return fault === ''
        ? []
        : {
            file,
            line,
            found: `\`${text}\`: ${fault}`,
            expected: `a name of ${contract}`,
            remedy: `${didYouMean(last, names)}Correct the name, or list it in scripts/check/contracts/names.ts if it is another library's.`,
          };
    }),
  };
}

/** Whether an unknown name is written as a contract's functions and options are, or is nearly one of its names. */
function isOfContract(
  name: string,
  isCall: boolean,
  names: readonly string[],
): boolean {
  const isCamelCase =
    /^[a-z]\w*[A-Z]/.test(name) || (/[a-z][A-Z]/.test(name) && isCall);
  return (
    (isCamelCase && !platformWords().has(name)) ||
    ((isCall || /^[A-Z]\w*[a-z]/.test(name)) &&
      names.some(
        (other) =>
          distance(other.toLowerCase(), name.toLowerCase()) <= name.length / 5,
      ))
  );
}

let platform: ReadonlySet<string> | undefined;

/** Names of the browser and of JavaScript, as the compiler's own declarations have them. */
function platformWords(): ReadonlySet<string> {
  const {resolve} = createRequire(__filename);
  platform ??= new Set(
    ['dom', 'es5'].flatMap((name) =>
      wordsOf(readFileSync(resolve(`typescript/lib/lib.${name}.d.ts`), 'utf8')),
    ),
  );
  return platform;
}

/** What stands in the fences of a page, with the fences: pages need not be parsed for it. */
function fencedCode(text: string): readonly string[] {
  return text.match(/^ *(`{3,})[\s\S]*?^ *\1/gm) ?? [];
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}
