import {createSlugger} from '@docusaurus/utils';
import {parseFenceMeta} from '../page/fences';

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
