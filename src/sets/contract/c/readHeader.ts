import {readFileSync} from 'node:fs';
import {ContractError} from '../contractError';
import type {MissingInclude} from '../types';
import {docOf} from './attach';
import {splitDeclarations, type Chunk} from './chunks';
import {readDeclaration, type Declaration} from './declarations';
import type {DocComment} from './doxygen';
import {loadGrammar} from './grammar';
import {headerFiles, type HeaderFiles} from './includes';
import type {Macro} from './macros';
import {preprocess} from './preprocess';
import {emptyScope, type Scope} from './scope';

/** One declaration of the header with the comment that describes it. */
export interface DocumentedDeclaration extends Declaration {
  readonly doc?: DocComment;
  /** Tokens of the declaration, for comments beside its parameters. */
  readonly chunk: Chunk;
}

/** A C header, read. */
export interface CHeader {
  readonly file: string;
  /** Declarations of the file itself, in order, those of included headers left out. */
  readonly declarations: readonly DocumentedDeclaration[];
  /** Macros that the file itself defines and keeps. */
  readonly macros: readonly Macro[];
  readonly missing: readonly MissingInclude[];
  /** Types of the file and the headers it includes. */
  readonly types: Scope['types'];
}

/** How a header is read. */
export interface ReadOptions {
  /** Folders with further headers, as a compiler's -I. */
  readonly folders?: readonly string[];
  /** Macros, `NAME` or `NAME=VALUE`, as a compiler's -D. */
  readonly defines?: readonly string[];
  /** The header's text; read from the file when left out. */
  readonly source?: string;
  /** Where included headers come from; the disk when left out. */
  readonly files?: HeaderFiles;
}

/**
 * Reads a C header: preprocesses it, cuts it into declarations, reads each through the grammar.
 *
 * @param file - path, as errors shall name it
 * @throws ContractError with file and line for what it cannot read; nothing is left out
 */
export async function readHeader(
  file: string,
  options: ReadOptions = {},
): Promise<CHeader> {
  const parser = await loadGrammar();
  const {
    folders = [],
    defines = [],
    source = readFileSync(file, 'utf8'),
  } = options;
  const files = options.files ?? headerFiles(file, folders);
  const {tokens, macros, missing} = preprocess(file, source, files, defines);
  const scope = emptyScope(missing);
  const declarations = splitDeclarations(tokens).flatMap(
    (chunk): DocumentedDeclaration[] => {
      const [first] = chunk.tokens;
      if (first!.file !== file) {
        readQuietly(chunk, () => readDeclaration(chunk, parser, scope));
        return [];
      }
      if (/^(?:_Static_assert|static_assert)$/.test(first!.text)) {
        return [];
      }
      const doc = docOf(first!, chunk.after, chunk.endLine, chunk.nextLine);
      const read = readDeclaration(chunk, parser, scope);
      return [{...read, chunk, ...(doc ? {doc} : {})}];
    },
  );
  return {
    file,
    declarations,
    macros: [...macros.values()].filter((macro) => macro.file === file),
    missing,
    types: scope.types,
  };
}

/** Included headers give types and constants; what is unreadable there is not the contract's. */
function readQuietly({tokens}: Chunk, read: () => void): void {
  const gives =
    tokens[0]!.text === 'typedef' || tokens.some(({text}) => text === '{');
  if (!gives) {
    return;
  }
  try {
    read();
  } catch (error) {
    if (!(error instanceof ContractError)) {
      throw error;
    }
  }
}
