import {ContractError} from '../contractError';
import type {MissingInclude} from '../types';
import {Branches} from './branches';
import {isDefined, conditionHolds} from './conditions';
import {expand} from './expand';
import type {HeaderFiles} from './includes';
import {readMacro, type Macros} from './macros';
import {PREDEFINED} from './predefined';
import {isStandardHeader, standardMacros} from './standardHeaders';
import {isTrailing, textOf, type Comment, type Token} from './tokens';
import {tokenize} from './tokenize';

/** What the preprocessor leaves of a header and the headers it includes. */
export interface Preprocessed {
  /** Tokens of all files in order, macros replaced; the last is of kind `end`. */
  readonly tokens: readonly Token[];
  /** Macros that are defined at the end. */
  readonly macros: Macros;
  readonly missing: readonly MissingInclude[];
}

const MOST_INCLUDES = 200;

/**
 * Runs the preprocessor over a header: conditions, macros, and the headers it includes.
 *
 * @param defines - `NAME` or `NAME=VALUE`, as a compiler's -D takes them
 * @throws ContractError with file and line for what it cannot read
 */
export function preprocess(
  file: string,
  source: string,
  files: HeaderFiles,
  defines: readonly string[] = [],
): Preprocessed {
  const run = new Preprocessor(file, files);
  Object.entries(PREDEFINED).forEach(([name, text]) =>
    run.predefine(`${name} ${text}`),
  );
  defines.forEach((define) => {
    run.predefine(
      define.includes('=') ? define.replace('=', ' ') : `${define} 1`,
    );
  });
  run.readFile(file, source, 0);
  return run.finish();
}

class Preprocessor {
  private readonly macros: Macros = new Map();
  private readonly output: Token[] = [];
  private readonly missing: MissingInclude[] = [];
  private readonly readOnce = new Set<string>();
  private pending: Comment[] = [];
  private text: Token[] = [];

  constructor(
    private readonly contract: string,
    private readonly files: HeaderFiles,
  ) {}

  predefine(definition: string): void {
    const tokens = tokenize(definition, '(predefined)');
    const {place: _, ...macro} = readMacro(tokens.slice(0, -1), tokens[0]!);
    this.macros.set(macro.name, macro);
  }

  finish(): Preprocessed {
    const {output: tokens, macros, missing} = this;
    return {tokens, macros, missing};
  }

  readFile(file: string, source: string, depth: number): void {
    const tokens = tokenize(source, file);
    const branches = new Branches();
    for (let index = 0; index < tokens.length;) {
      const token = tokens[index]!;
      let end = index + 1;
      if (token.text === '#' && token.startsLine) {
        while (!tokens[end]!.startsLine) {
          end += 1;
        }
        this.directive(tokens.slice(index, end), branches, depth);
      } else if (branches.active && token.kind !== 'end') {
        this.text.push(token);
      } else if (token.kind === 'end') {
        branches.expectClosed(file);
        this.flush(depth === 0 ? token : {...token, comments: []});
      }
      index = end;
    }
    if (depth === 0) {
      this.output.push({...tokens.at(-1)!, comments: this.pending});
    }
  }

  /** Expands what was gathered. Nothing of it may wait for what a directive changes. */
  private flush(end: Token): void {
    const [first, ...others] = this.text.length > 0 ? this.text : [end];
    const head = {...first!, comments: [...this.pending, ...first!.comments]};
    const all = this.text.length > 0 ? [head, ...others, end] : [head];
    const expanded = expand(all, this.macros);
    this.pending = [...expanded.pop()!.comments];
    for (const token of expanded) {
      this.output.push(token);
    }
    this.text = [];
  }

  private directive(
    tokens: readonly Token[],
    branches: Branches,
    depth: number,
  ): void {
    const [hash, name, ...rest] = tokens;
    const word = name?.text ?? '';
    const scope = {
      macros: this.macros,
      hasInclude: (file: string, quoted: boolean) =>
        isStandardHeader(file) ||
        this.files.find(file, hash!.file, quoted, false) !== undefined,
    };
    const holds = () => this.holds(word, rest, hash!, scope);
    if (branches.active) {
      this.flush({
        ...hash!,
        kind: 'end',
        text: '',
        comments: kept(hash!, word),
      });
    }
    if (branches.take(word, hash!, holds)) {
      if (word === 'endif') {
        this.pending = this.pending.filter((comment) => !comment.apart);
      }
      return;
    }
    if (!branches.active) {
      return;
    }
    if (word === 'define') {
      const macro = readMacro(rest, hash!);
      this.macros.set(macro.name, macro);
    } else if (word === 'undef') {
      this.macros.delete(rest[0]?.text ?? '');
    } else if (
      word === 'include' ||
      word === 'include_next' ||
      word === 'import'
    ) {
      this.include(rest, hash!, word, depth);
    } else if (word === 'pragma' && rest[0]?.text === 'once') {
      this.readOnce.add(hash!.file);
    } else if (word === 'error') {
      throw new ContractError(
        hash!.file,
        hash!.line,
        `#error ${textOf(rest)}`,
        'conditions that do not lead to it',
        'Give the macros it asks for with -D NAME=VALUE.',
      );
    }
  }

  private holds(
    word: string,
    rest: readonly Token[],
    hash: Token,
    scope: Parameters<typeof conditionHolds>[2],
  ): boolean {
    if (/^(?:el)?ifn?def$/.test(word)) {
      return (
        isDefined(rest[0]?.text ?? '', this.macros) === !word.includes('n')
      );
    }
    try {
      return conditionHolds(rest, hash, scope);
    } catch (error) {
      // An included header may ask for macros of a header that is not at hand.
      if (hash.file !== this.contract && error instanceof ContractError) {
        return false;
      }
      throw error;
    }
  }

  private include(
    rest: readonly Token[],
    hash: Token,
    word: string,
    depth: number,
  ): void {
    const given =
      rest.length === 1 && rest[0]!.kind === 'string'
        ? rest
        : expand(rest, this.macros);
    const text = textOf(given).replace(/\s+/g, '');
    const name = text.slice(1, -1);
    const quoted = text.startsWith('"');
    const {file, line} = hash;
    const found =
      !quoted && isStandardHeader(name)
        ? undefined
        : this.files.find(name, file, quoted, word === 'include_next');
    if (found === undefined && isStandardHeader(name)) {
      standardMacros(name).forEach((macro) => {
        if (!this.macros.has(/^\w+/.exec(macro)![0])) {
          this.predefine(macro);
        }
      });
    } else if (found === undefined) {
      this.missing.push({file, line, name: text});
    } else if (depth >= MOST_INCLUDES) {
      throw new ContractError(
        file,
        line,
        `#include ${text} for the ${depth}th time inside another`,
        'headers that do not include themselves',
        'Put include guards around the header.',
      );
    } else if (!this.readOnce.has(found)) {
      this.readFile(found, this.files.read(found), depth + 1);
      this.pending = [];
    }
  }
}

/**
 * Comments before a directive that still belong to something: those behind the token before it,
 * and those above a condition, which describe what stands inside.
 */
function kept(hash: Token, word: string): Comment[] {
  return hash.comments
    .filter(
      ({ownLine, text}) =>
        !ownLine || isTrailing(text) || word.startsWith('if'),
    )
    .map((comment) =>
      comment.ownLine && !isTrailing(comment.text)
        ? {...comment, apart: true}
        : comment,
    );
}
