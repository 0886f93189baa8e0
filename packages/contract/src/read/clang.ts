import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ProblemError} from '../../../../src/content/problem';

/** How a header is read. */
export interface HeaderOptions {
  /** Folders with further headers, as a compiler's -I. */
  readonly folders?: readonly string[];
  /** Macros, `NAME` or `NAME=VALUE`, as a compiler's -D. */
  readonly defines?: readonly string[];
  /** Headers that must be included before this one. */
  readonly before?: readonly string[];
}

/** Place of a node in a file. */
interface Place {
  readonly offset: number;
  readonly tokLen: number;
  readonly file: string;
}

interface Location extends Partial<Place> {
  /** Where the macro is used that the code comes from. */
  readonly expansionLoc?: Place;
  /** Where the code itself is. */
  readonly spellingLoc?: Place;
}

interface NodeType {
  readonly qualType: string;
  /** Without names of types; absent where there are none. */
  readonly desugaredQualType?: string;
}

/** A node of clang's syntax tree: https://clang.llvm.org/docs/IntroductionToTheClangAST.html */
export interface Node {
  readonly id: string;
  readonly kind: string;
  readonly loc?: Location;
  readonly range: {readonly begin: Location; readonly end: Location};
  readonly name?: string;
  readonly type?: NodeType;
  readonly inner?: readonly Node[];
  readonly isImplicit?: boolean;
  readonly storageClass?: string;
  readonly variadic?: boolean;
  readonly tagUsed?: 'struct' | 'union';
  readonly completeDefinition?: boolean;
  readonly isBitfield?: boolean;
  readonly value?: string;
  readonly ownedTagDecl?: {readonly id: string};
}

/** A macro as the preprocessor leaves it. */
export interface Macro {
  readonly name: string;
  readonly parameters?: readonly string[];
  readonly body: string;
  readonly line: number;
}

/** Where code is in the file that was read: of code from a macro, where the macro is used. */
export function placeOf(location: Location): Place | undefined {
  const place = location.expansionLoc ?? location;
  return place.offset === undefined ? undefined : (place as Place);
}

/**
 * Clang's syntax tree of C code.
 *
 * @param code - read in place of the file, which then gives its folder
 * @returns the declarations, those of included headers too
 * @throws ProblemError with file and line for what is not C
 */
export function syntaxTree(
  file: string,
  options: HeaderOptions,
  code?: string,
): readonly Node[] {
  const json = clang(file, options, code, [
    '-fsyntax-only',
    '-Xclang',
    '-ast-dump=json',
  ]);
  const units = new Map<string, Uint32Array>();
  // Clang names a file only where it is another than that of the place before.
  let last = '';
  const tree = JSON.parse(json, (_key, value: unknown) => {
    if (value && typeof value === 'object' && 'offset' in value) {
      const {file = last, offset, tokLen} = value as Place;
      last = file;
      const unitOf = units.get(file) ?? unitsOf(file);
      units.set(file, unitOf);
      const start = unitOf[offset] ?? offset;
      const end = unitOf[offset + tokLen] ?? offset + tokLen;
      return {...value, file, offset: start, tokLen: end - start};
    }
    return value;
  }) as Node;
  return tree.inner ?? [];
}

/** Where each byte of a file is in its text: clang counts bytes, and strings have units of UTF-16. */
function unitsOf(file: string): Uint32Array {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const units = new Uint32Array(bytes.length + 1);
  bytes.forEach((byte, at) => {
    const isRest = (byte & 0xc0) === 0x80;
    units[at + 1] = units[at]! + (isRest ? 0 : byte >= 0xf0 ? 2 : 1);
  });
  return units;
}

/** The macros that a header itself defines and keeps. */
export function macrosOf(file: string, options: HeaderOptions): Macro[] {
  const macros = new Map<string, Macro>();
  let place = {file: '', line: 0};
  for (const row of clang(file, options, undefined, ['-E', '-dD']).split(
    '\n',
  )) {
    const [, line, at] = /^# (\d+) "(.*?)"/.exec(row) ?? [];
    const [, name = '', list, body = ''] =
      /^#define (\w+)(\([^)]*\))? ?(.*)$/.exec(row) ?? [];
    if (at !== undefined) {
      place = {file: at, line: Number(line) - 1};
    } else if (name && place.file === file) {
      const parameters = list?.slice(1, -1).split(/,\s*/).filter(Boolean);
      macros.set(name, {
        name,
        ...(parameters && {parameters}),
        body,
        line: place.line,
      });
    } else if (row.startsWith('#undef ')) {
      macros.delete(row.slice('#undef '.length));
    }
    place.line += 1;
  }
  return [...macros.values()];
}

/** The files that a header includes from folders that are not the system's. */
export function includesOf(file: string, options: HeaderOptions): string[] {
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
      // A header may be included by the name of its folder: `curl/curl.h` includes `<curl/easy.h>`.
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
    throw readError(file, stderr);
  }
  return stdout;
}

function readError(file: string, stderr: string): ProblemError {
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
  return new ProblemError([
    {
      file: at,
      line: Number(line),
      found: row.trim(),
      expected: `C that clang compiles: ${message}`,
      remedy,
    },
  ]);
}
