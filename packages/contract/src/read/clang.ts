import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from '../error';

/** Compiler options for a header. */
export interface HeaderOptions {
  /** Folders to search for included headers (`-I`). */
  readonly folders?: readonly string[];
  /** Macros to define: `NAME` or `NAME=VALUE` (`-D`). */
  readonly defines?: readonly string[];
  /** Headers to include before the one that is read. */
  readonly before?: readonly string[];
}

interface SourcePosition {
  /** Zero-based offset in UTF-16 code units. */
  readonly offset: number;
  readonly tokLen: number;
  readonly file: string;
}

interface Location extends Partial<SourcePosition> {
  /** Position where the macro is used; set for code that a macro expands to. */
  readonly expansionLoc?: SourcePosition;
  /** Position in the definition of the macro; set for code that a macro expands to. */
  readonly spellingLoc?: SourcePosition;
}

interface NodeType {
  readonly qualType: string;
  /** Type with all typedefs resolved; absent if it contains none. */
  readonly desugaredQualType?: string;
}

/**
 * A node of clang's syntax tree.
 *
 * @see https://clang.llvm.org/docs/IntroductionToTheClangAST.html
 */
export interface ClangNode {
  readonly id: string;
  readonly kind: string;
  readonly loc?: Location;
  readonly range: {readonly begin: Location; readonly end: Location};
  readonly name?: string;
  readonly type?: NodeType;
  readonly inner?: readonly ClangNode[];
  readonly isImplicit?: boolean;
  readonly storageClass?: string;
  readonly variadic?: boolean;
  readonly tagUsed?: 'struct' | 'union';
  readonly completeDefinition?: boolean;
  readonly isBitfield?: boolean;
  readonly value?: string;
  readonly ownedTagDecl?: {readonly id: string};
}

export interface MacroDefinition {
  readonly name: string;
  readonly parameters?: readonly string[];
  readonly body: string;
  readonly line: number;
}

/** Returns a position in the parsed file. For code that a macro expands to, this is where the macro is used. */
export function findPosition(location: Location): SourcePosition | undefined {
  const position = location.expansionLoc ?? location;
  return position.offset === undefined
    ? undefined
    : (position as SourcePosition);
}

/** Finds the constant value of an enumerator or bit-field width. Looks through implicit casts. */
export function findConstantValue({inner = []}: ClangNode): string | undefined {
  return inner
    .map(
      (each) =>
        each.value ??
        (each.kind === 'ImplicitCastExpr'
          ? findConstantValue(each)
          : undefined),
    )
    .find((value) => value !== undefined);
}

/** Returns the function type of a typedef for a function or function pointer; `undefined` for other types. */
export function findFunctionType({
  inner: [type] = [],
}: ClangNode): ClangNode | undefined {
  const named = unwrapType(type);
  const found =
    named?.kind === 'PointerType' ? unwrapType(named.inner?.[0]) : named;
  return found && /^Function(?:No)?ProtoType$/.test(found.kind)
    ? found
    : undefined;
}

/** Removes parentheses and attributes around a type, such as those in `(__stdcall *)`. */
export function unwrapType(type: ClangNode | undefined): ClangNode | undefined {
  return type && /^(?:Paren|Attributed|MacroQualified)Type$/.test(type.kind)
    ? unwrapType(type.inner?.[0])
    : type;
}

/**
 * Parses C code with clang.
 *
 * @param code - code to parse instead of the contents of `file`
 * @returns the top-level declarations, including those of included headers
 * @throws ContractError at the first compiler error
 */
export function parseHeader(
  file: string,
  options: HeaderOptions,
  code?: string,
): readonly ClangNode[] {
  const json = clang(file, options, code, [
    '-fsyntax-only',
    '-Xclang',
    '-ast-dump=json',
  ]);
  const units = new Map<string, Uint32Array>();
  // Clang omits the file name of a position if it equals that of the previous position.
  let last = '';
  const tree = JSON.parse(json, (_key, value: unknown) => {
    if (value && typeof value === 'object' && 'offset' in value) {
      const {file = last, offset, tokLen} = value as SourcePosition;
      last = file;
      const unitOf = units.get(file) ?? mapBytesToUnits(file);
      units.set(file, unitOf);
      const start = unitOf[offset] ?? offset;
      const end = unitOf[offset + tokLen] ?? offset + tokLen;
      return {...value, file, offset: start, tokLen: end - start};
    }
    return value;
  }) as ClangNode;
  return tree.inner ?? [];
}

/** Maps the byte offsets that clang reports to UTF-16 offsets of JavaScript strings. */
function mapBytesToUnits(file: string): Uint32Array {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const units = new Uint32Array(bytes.length + 1);
  bytes.forEach((byte, at) => {
    const isContinuation = (byte & 0xc0) === 0x80;
    units[at + 1] = units[at]! + (isContinuation ? 0 : byte >= 0xf0 ? 2 : 1);
  });
  return units;
}

/** Lists the macros that a header defines and does not undefine. */
export function readMacros(
  file: string,
  options: HeaderOptions,
): MacroDefinition[] {
  const macros = new Map<string, MacroDefinition>();
  let position = {file: '', line: 0};
  for (const row of clang(file, options, undefined, ['-E', '-dD']).split(
    '\n',
  )) {
    const [, line, at] = /^# (\d+) "(.*?)"/.exec(row) ?? [];
    const [, name = '', list, body = ''] =
      /^#define (\w+)(\([^)]*\))? ?(.*)$/.exec(row) ?? [];
    if (at !== undefined) {
      position = {file: at, line: Number(line) - 1};
    } else if (name && position.file === file) {
      const parameters = list?.slice(1, -1).split(/,\s*/).filter(Boolean);
      macros.set(name, {
        name,
        ...(parameters && {parameters}),
        body,
        line: position.line,
      });
    } else if (row.startsWith('#undef ')) {
      macros.delete(row.slice('#undef '.length));
    }
    position.line += 1;
  }
  return [...macros.values()];
}

/** Lists the files that a header includes, except system headers. */
export function listIncludes(file: string, options: HeaderOptions): string[] {
  return clang(file, options, undefined, ['-MM', '-MG'])
    .replace(/\\\n/g, ' ')
    .split(/(?<!\\)\s+/)
    .slice(2)
    .filter(Boolean);
}

function clang(
  file: string,
  {folders = [], defines = [], before = []}: HeaderOptions,
  code: string | undefined,
  mode: readonly string[],
): string {
  const {error, status, stdout, stderr} = spawnSync(
    'clang',
    [
      ...mode,
      ...['-x', 'c', '-std=gnu17', '-w', '-iquote', path.dirname(file)],
      ...folders.map((folder) => `-I${folder}`),
      // Lets headers such as `curl/curl.h` include files of their own folder as `<curl/easy.h>`.
      ...['-idirafter', path.resolve(path.dirname(file), '..')],
      ...defines.map((define) => `-D${define}`),
      ...before.flatMap((header) => ['-include', header]),
      code === undefined ? file : '-',
    ],
    {encoding: 'utf8', input: code ?? '', maxBuffer: 2 ** 30},
  );
  if (error) {
    throw new Error(
      `clang could not be started: ${error.message}. Expected clang 14 or later on the PATH. Install it: apt-get install clang.`,
    );
  }
  if (status !== 0) {
    throw parseError(file, stderr);
  }
  return stdout;
}

function parseError(file: string, stderr: string): ContractError {
  const [, at = file, line = '1', message = stderr.trim()] =
    /^(.+?):(\d+):\d+: (?:fatal )?error: (.*)$/m.exec(stderr) ?? [];
  const row =
    at === '<stdin>'
      ? ''
      : (readFileSync(at, 'utf8').split('\n')[Number(line) - 1] ?? '');
  const remedy = /file not found/.test(message)
    ? 'Give the folder of the header with -I DIR.'
    : /unknown type name|undeclared/.test(message)
      ? 'Name the header that declares it with --before HEADER, or define the macro with -D NAME=VALUE.'
      : /#\s*error/.test(row)
        ? 'Read the header that includes it, or define what it asks for with -D NAME=VALUE.'
        : 'Correct the declaration.';
  return new ContractError({
    file: at,
    line: Number(line),
    found: row.trim(),
    expected: `C that clang compiles: ${message}`,
    remedy,
  });
}
