import {readFileSync} from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import type {ContractFunction} from '@document-sdk/contract';
import type {Parents, Root} from 'mdast';
import {distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {getLineAt, type FileTree} from '../files';
import {findArgumentFault, findWrongValues} from './usage';

/** Names of other libraries that look like names of a contract, and that no sample uses. */
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

/** `name`, `name()`, `a.b`, `a.b(…)`. */
const NAME = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?$/s;
/** An option with its value: `readOnly: true`. */
const OPTION = /^([a-z]\w*): (?:true|false|null|-?\d[\d.]*|'[^']*')$/;
const FILE =
  /\.(?:[cht]|cpp|tsx?|js|json|css|html|vue|xlsx|csv|tgz|wasm|xml|png)$/;

/** A code of an error. */
const CONSTANT = /^[A-Z\d]+_[A-Z_\d]+$/;

/** A comment above a table or paragraph whose names are not those of the contract, or whose words are no terms. */
const OTHER_NAMES = /^\/\* other (?:names|words) \*\/$/;

/** Tests whether a comment excepts a node from the checks of names and terms. */
export function hasOtherNames(
  index: number | undefined,
  parent: Parents | undefined,
): boolean {
  const before = parent?.children[(index ?? 0) - 1];
  return before?.type === 'mdxFlowExpression' && OTHER_NAMES.test(before.value);
}

/** Names of a contract. */
export interface ContractVocabulary {
  /** Path of the contract. */
  readonly file: string;
  /** Text of the contract. */
  readonly source: string;
  /** Candidates for a misspelt name. */
  readonly names: readonly string[];
  /**
   * Follows a path of members.
   *
   * @returns a message; empty if the path exists, `undefined` if it does not begin with a name of the contract
   */
  readonly walk?: (path: readonly string[]) => string | undefined;
  /** Functions and methods. */
  readonly functions: readonly ContractFunction[];
  /** Texts that an option accepts; `undefined` if it accepts any. */
  readonly valuesOf: (option: string) => readonly string[] | undefined;
}

/** Reports names in back-ticks that neither the contract nor a sample has. `count` is the number of names. */
export function findNameProblems(
  pages: readonly SourcePage[],
  allPages: readonly SourcePage[],
  vocabulary: ContractVocabulary,
): {readonly count: number; readonly problems: readonly FileProblem[]} {
  const {file: contract, source, names} = vocabulary;
  const code = allPages.flatMap(({text}) => fencedCode(text));
  const known = new Set([...OTHERS, ...[source, ...code].flatMap(listWords)]);
  const constants = listWords(source).filter((word) => CONSTANT.test(word));
  const inline = pages.flatMap(({file, tree}) =>
    listInlineCode(tree).map((each) => ({file, ...each})),
  );
  const mentioned = inline.flatMap(({text, ...at}) => {
    const option = OPTION.exec(text)?.[1];
    const [, name = option, call] = NAME.exec(text) ?? [];
    return name !== undefined && !FILE.test(name)
      ? [{...at, text, name, isCall: call !== undefined}]
      : [];
  });
  const wrongValues = inline.flatMap((each) =>
    findWrongValues(each, vocabulary.valuesOf),
  );
  const wrongNames = mentioned.flatMap(
    ({file, line, text, name, isCall}): FileProblem[] => {
      const path = name.split('.');
      const last = path.at(-1)!;
      const fault =
        vocabulary.walk?.(path) ??
        (known.has(last) ||
        // `fs.readFile` of Node.js.
        (path.length > 1 && builtinModules.includes(path[0]!)) ||
        !isOfContract(last, isCall, [...names, ...constants])
          ? ''
          : `neither ${contract} nor a sample has it`);
      const unknown = fault !== '' && {
        found: `\`${text}\`: ${fault}`,
        expected: `a name of ${contract}`,
      };
      const signatures = vocabulary.functions.filter((each) =>
        [each.name, each.name.split('.').at(-1)].includes(last),
      );
      const problem =
        unknown ||
        findArgumentFault(
          text,
          signatures.map(({parameters}) => parameters),
        );
      const remedy = `${unknown ? suggestName(last, names) : ''}Correct it. If it is another library's, write {/* other names */} above its table or paragraph.`;
      return problem ? [{file, line, ...problem, remedy}] : [];
    },
  );
  return {
    count: mentioned.length,
    problems: [...wrongNames, ...wrongValues],
  };
}

/** Reports names in the data of a set that its contract does not have. */
export function findUnknownContractNames(
  files: FileTree,
  set: 'ocr' | 'spreadsheet',
  contract: string,
  names: readonly string[],
  has: (name: string) => boolean,
): FileProblem[] {
  const file = `src/site/sets/${set}/contract.ts`;
  const text = files.read(file);
  return names
    .filter((name) => !has(name))
    .map((name) => ({
      file,
      line: getLineAt(text, text.search(new RegExp(`\\b${name}\\b`))),
      found: `${name}, which is not in ${contract}`,
      expected: `a name of ${contract}`,
      remedy: 'Correct the name, or remove its row.',
    }));
}

/** Tests whether an unknown name is written like functions and options, or is close to a name of the contract. */
function isOfContract(
  name: string,
  isCall: boolean,
  names: readonly string[],
): boolean {
  const isCamelCase =
    /^[a-z]\w*[A-Z]/.test(name) || (/[a-z][A-Z]/.test(name) && isCall);
  return (
    (isCamelCase && !platformWords().has(name)) ||
    ((isCall || /^[A-Z]\w*[a-z]/.test(name) || CONSTANT.test(name)) &&
      names.some(
        (other) =>
          distance(other.toLowerCase(), name.toLowerCase()) <= name.length / 5,
      ))
  );
}

let platform: ReadonlySet<string> | undefined;

/** Names of the browser and of JavaScript, from TypeScript's own declarations. */
function platformWords(): ReadonlySet<string> {
  const {resolve} = createRequire(__filename);
  platform ??= new Set(
    ['dom', 'es5'].flatMap((name) =>
      listWords(
        readFileSync(resolve(`typescript/lib/lib.${name}.d.ts`), 'utf8'),
      ),
    ),
  );
  return platform;
}

/** Header of a column that maps the first column of its table, names of another product, to names of a contract. */
const MAPPED = ['Here', '이 SDK'];

function listInlineCode(tree: Root): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  visit(tree, (node, index, parent) => {
    if (hasOtherNames(index, parent)) {
      return SKIP;
    }
    if (node.type === 'table') {
      const [header] = node.children;
      if (header?.children.some((cell) => MAPPED.includes(toString(cell)))) {
        node.children
          .slice(1)
          .forEach(({children: [, ...others]}) =>
            found.push(
              ...others.flatMap((cell) =>
                listInlineCode({type: 'root', children: cell.children} as Root),
              ),
            ),
          );
        return SKIP;
      }
    }
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode') {
      found.push({text: node.value, line});
    } else if (node.type === 'text') {
      const constants = node.value.match(/\b[A-Z\d]+_[A-Z_\d]+\b/g) ?? [];
      found.push(...constants.map((text) => ({text, line})));
      // Names of functions are link texts without back-ticks.
      if (parent?.type === 'link' && /^[a-z]+\w*[A-Z]\w*$/.test(node.value)) {
        found.push({text: node.value, line});
      }
    }
    return CONTINUE;
  });
  return found;
}

/** Finds the fences of a page without parsing it. */
function fencedCode(text: string): readonly string[] {
  return text.match(/^ *(`{3,})[\s\S]*?^ *\1/gm) ?? [];
}

function listWords(text: string): readonly string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}
