import {closingOf, type Comment, type Token} from './tokens';

/** Extensions of compilers that take an argument in brackets and say nothing about the type. */
const WITH_ARGUMENT = new Set([
  '__attribute__',
  '__attribute',
  '__declspec',
  '_declspec',
  '__asm__',
  '__asm',
  'asm',
  '_Alignas',
  '__pragma',
  '_Pragma',
  '__nonnull',
  '__alignas',
  '__aligned',
]);

/** Extensions of compilers that stand alone. */
const WORDS = new Set([
  '__extension__',
  '_Noreturn',
  '__noreturn',
  '_Thread_local',
  '__thread',
  '__cdecl',
  '_cdecl',
  '__stdcall',
  '_stdcall',
  '__fastcall',
  '_fastcall',
  '__thiscall',
  '__vectorcall',
  '__clrcall',
  '__pascal',
  '__regcall',
  '_Nonnull',
  '_Nullable',
  '_Null_unspecified',
  '__nonnull',
  '__nullable',
  '__ptr32',
  '__ptr64',
  '__unaligned',
  '__w64',
  '__packed',
]);

/** A declaration without the extensions that stood in it. */
export interface Plain {
  readonly tokens: readonly Token[];
  /** Reason of a `deprecated` attribute; empty without one; undefined when there is none. */
  readonly deprecated?: string;
}

/** Leaves attributes, calling conventions and the like out; their comments move on. */
export function withoutExtensions(tokens: readonly Token[]): Plain {
  const output: Token[] = [];
  let comments: readonly Comment[] = [];
  let deprecated: string | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const end = extensionEnd(tokens, index);
    if (end < 0) {
      output.push(
        comments.length > 0
          ? {...token, comments: [...comments, ...token.comments]}
          : token,
      );
      comments = [];
      continue;
    }
    const inside = tokens.slice(index, end + 1);
    comments = [...comments, ...inside.flatMap((item) => item.comments)];
    const at = inside.findIndex(({text}) =>
      /^(?:__)?deprecated(?:__)?$/.test(text),
    );
    if (at >= 0) {
      const reason = inside.slice(at + 1).filter(({kind}) => kind === 'string');
      deprecated = reason.map(({text}) => text.slice(1, -1)).join('');
    }
    index = end;
  }
  return deprecated === undefined
    ? {tokens: output}
    : {tokens: output, deprecated};
}

/** Index of the last token of an extension that begins at `index`; -1 when none does. */
function extensionEnd(tokens: readonly Token[], index: number): number {
  const {text, kind} = tokens[index]!;
  const next = tokens[index + 1];
  if (text === '[' && next?.text === '[') {
    return closingOf(tokens, index);
  }
  if (kind !== 'name') {
    return -1;
  }
  if (WITH_ARGUMENT.has(text)) {
    // `asm volatile ("…")`
    const open =
      next?.text === '('
        ? index + 1
        : tokens[index + 2]?.text === '(' && next?.kind === 'name'
          ? index + 2
          : -1;
    if (open > 0) {
      return Math.max(closingOf(tokens, open), index);
    }
  }
  return WORDS.has(text) ? index : -1;
}
