import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Language, Parser, type Node, type Tree} from 'web-tree-sitter';

let loading: Promise<Parser> | undefined;

/**
 * The C grammar, loaded once. It runs as WebAssembly: nothing is compiled on installation.
 *
 * @returns a parser; call it for one text at a time
 */
export function loadGrammar(): Promise<Parser> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Parser> {
  const {resolve} = createRequire(import.meta.url);
  await Parser.init({
    wasmBinary: readFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm')),
  });
  const grammar = resolve('tree-sitter-c/tree-sitter-c.wasm');
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(grammar)));
  return parser;
}

/** Parses a text, gives its tree to `read`, and frees it. */
export function withTree<T>(
  parser: Parser,
  text: string,
  read: (root: Node) => T,
): T {
  const tree: Tree = parser.parse(text)!;
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}
