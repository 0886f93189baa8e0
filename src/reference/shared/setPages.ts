import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {DocsSet} from '../../site/sets/docsSet';
import {parseFenceMeta} from '../../content/page/fences';

/** A fence of a page, as far as a search for names needs it. */
export interface ScannedFence {
  /** Language after the back-ticks, lower case. */
  readonly lang: string;
  readonly meta: ReadonlyMap<string, string>;
  readonly code: string;
}

/** The part of a page from one heading to the next. */
export interface Passage {
  /** Text of the heading; the page's title before the first one. */
  readonly heading: string;
  /** Id of the heading; empty before the first one. */
  readonly anchor: string;
  readonly fences: readonly ScannedFence[];
  /** What the prose sets in back-ticks, the texts of its links, and the names that they lead to. */
  readonly names: readonly string[];
}

/** A page of a set, as far as its reference needs it. */
export interface SetPage {
  /** Address, without the path of the site and of its language. */
  readonly route: string;
  /** Absolute path of the source. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** Time within which no edit is looked for, in milliseconds. */
export const LOOK_MS = 500;

/**
 * Makes a reader of all pages of a set that follows their edits and scans each once per edit.
 * Fragments, which have no address, are left out. A build asks for every page that it compiles: the pages are
 * looked through once in {@link LOOK_MS} at most.
 *
 * @param root - path of the repository
 * @returns the same array until a page changes, so that what is made of it can be kept
 */
export function setPagesReader(
  root: string,
  {folder, routeBasePath}: Pick<DocsSet, 'folder' | 'routeBasePath'>,
): () => readonly SetPage[] {
  const known = new Map<string, {stamp: string; page: SetPage}>();
  let pages: readonly SetPage[] = [];
  let lookedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) {
      return pages;
    }
    lookedAt = now;
    const found = pageFiles(path.join(root, folder)).map((name) => {
      const file = path.join(root, folder, name);
      const {mtimeMs, size} = statSync(file);
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before?.stamp === stamp) {
        return before.page;
      }
      const source = readFileSync(file, 'utf8');
      const id = name
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, '');
      const page = {
        route: `/${routeBasePath}/${id}`,
        file,
        source,
        ...scanPage(source),
      };
      known.set(file, {stamp, page});
      return page;
    });
    const isSame =
      found.length === pages.length &&
      found.every((page, index) => page === pages[index]);
    pages = isSame ? pages : found;
    return pages;
  };
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !/(?:^|[\\/])_/.test(name))
    .sort();
}

type OpenPassage = Passage & {
  readonly fences: ScannedFence[];
  readonly names: string[];
};

const FENCE = /^(`{3,})\s*(\w*)\s*(.*)$/;
const HEADING = /^#{2,6}\s+(.*?)\s*(?:\{(?:\/\* )?#([\w-]+)(?: \*\/)?\})?\s*$/;
// A link may say a number and lead to the entry of the name: `[303](./codes.mdx#NAME)`.
const NAME = /`([^`\n]+)`|\[(\w+)\]\(|\]\([^)\s#]*#([A-Z]\w*)\)/g;

/**
 * Splits the source of a page at its headings. Line by line: the names of all pages are looked up
 * for every page that is built, and a syntax tree of each would take longer than all the rest.
 */
export function scanPage(source: string): {title: string; passages: Passage[]} {
  const [, head = '', body = source] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  const slugger = createSlugger();
  const passages: OpenPassage[] = [openPassage(title, '')];
  let fence: {mark: string; open: ScannedFence; rows: string[]} | undefined;
  for (const row of body.split('\n')) {
    const current = passages.at(-1)!;
    const [, mark, lang = '', meta = ''] = FENCE.exec(row) ?? [];
    if (fence) {
      if (row.trim() === fence.mark) {
        current.fences.push({...fence.open, code: fence.rows.join('\n')});
        fence = undefined;
      } else {
        fence.rows.push(row);
      }
    } else if (mark) {
      const open = {
        lang: lang.toLowerCase(),
        meta: parseFenceMeta(meta),
        code: '',
      };
      fence = {mark, open, rows: []};
    } else {
      const [, heading, id] = HEADING.exec(row) ?? [];
      if (heading !== undefined) {
        const text = heading
          .replace(/`/g, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
        passages.push(openPassage(text, id ?? slugger.slug(text)));
      } else {
        current.names.push(
          ...[...row.matchAll(NAME)].map(
            ([, code, link, entry]) => (code ?? link ?? entry)!,
          ),
        );
      }
    }
  }
  return {title, passages};
}

function openPassage(heading: string, anchor: string): OpenPassage {
  return {heading, anchor, fences: [], names: []};
}
