import ts from 'typescript';
import {isPageFile, PAGE_FOLDERS} from '../../src/sets/page/listPages';
import {parsePage} from '../../src/sets/page/sourcePage';
import type {FileTree} from '../check/files';
import {parseSource} from '../check/parseSource';

/** An address of another host, and where the site links to it. */
export interface ExternalLink {
  readonly address: string;
  /** `file:line`, in order. */
  readonly places: readonly string[];
}

/** Names that are reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED =
  /^https?:\/\/(?:[^/]*\.)?(?:example(?:\.(?:com|net|org))?|localhost|test|invalid)\.?(?:[:/?#]|$)/;

/** Names of vocabularies, which have the form of addresses: nobody follows them. */
const NAMESPACE =
  /^(?:http:\/\/www\.w3\.org\/|https?:\/\/schema\.org(?:\/[A-Z]\w*)?\/?$)/;

const ADDRESS = /^https?:\/\/[^\s'"`<>{}$]+$/;

/** Every address of another host that pages link to and that texts of modules are. */
export function externalLinks(files: FileTree): ExternalLink[] {
  const found = [
    ...PAGE_FOLDERS.flatMap((folder) => files.list(folder))
      .filter(isPageFile)
      .flatMap((file) => pageLinks(file, files.read(file))),
    ...files
      .list('src')
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => moduleLinks(file, files.read(file))),
  ].filter(
    ({address}) =>
      ADDRESS.test(address) &&
      !RESERVED.test(address) &&
      !NAMESPACE.test(address),
  );
  const places = new Map<string, string[]>();
  for (const {address, place} of found) {
    places.set(address, [...(places.get(address) ?? []), place]);
  }
  return [...places].map(([address, where]) => ({address, places: where}));
}

interface FoundLink {
  readonly address: string;
  readonly place: string;
}

function pageLinks(file: string, text: string): FoundLink[] {
  return parsePage(file, text).links.map(({target, line}) => ({
    address: target,
    place: `${file}:${line}`,
  }));
}

function moduleLinks(file: string, text: string): FoundLink[] {
  // Most modules have none: they need not be parsed.
  if (!/['"`]https?:/.test(text)) {
    return [];
  }
  const {nodes, lineOf} = parseSource(file, text);
  return nodes.filter(ts.isStringLiteralLike).map((node) => ({
    address: node.text,
    place: `${file}:${lineOf(node)}`,
  }));
}
