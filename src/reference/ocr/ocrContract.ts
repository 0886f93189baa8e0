import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  changedIn,
  changelogOf,
  type ChangelogEntry,
  type Count,
} from '../changelog/changelog';
import {
  changeNotes,
  historyReader,
  type ContractHistory,
} from '../../../packages/contract/src/history';
import {madeOnce} from '../../../packages/contract/src/store';
import type {Inline} from '../shared/nodes';
import type {Fence, SourcePage} from '../../content';
import {setPagesReader} from '../shared/setPages';
import {findUses, isGuide, type Uses, type UsesOf} from '../shared/uses';
import {HEADER_FILE, loadHeader} from './contract/header';
import type {ApiHeader} from './contract/headerTypes';
import {OCR} from '../../site/sets/ocr/set';
import {CODES_URL, memberUrl, phrase} from './phrases';

/** Page that lists what each version changed. */
export const CHANGELOG_PAGE = '/ocr/changelog';

/** What the pages of the set are written with. */
export interface OcrContract {
  readonly header: ApiHeader;
  readonly facts: NameFacts;
  /** What each version changed; a copy of its own for each call, since pages change what they show. */
  readonly changelog: () => ChangelogEntry[];
}

const currentPages = setPagesReader(OCR);

/**
 * Makes a reader of a header, of its versions and of where its names are used: once for each state of
 * header, versions and pages.
 *
 * @param file - path of the header
 */
export function ocrContractReader(file = HEADER_FILE): () => OcrContract {
  const currentHistory = historyReader(file);
  return madeOnce(
    () => [loadHeader(file), currentHistory(), currentPages()],
    (header, history, pages) => {
      const uses = headerUses(header, pages);
      const first = history.at(-1)!;
      const contents = headerCounts(
        history.length > 1 ? loadHeader(first.surface.file) : header,
      );
      return {
        header,
        facts: nameFacts(header, history, (name) => uses.get(name)),
        changelog: () =>
          changelogOf(history, {
            addressOf: (name) => memberUrl(name, header),
            prose: (text) => phrase(text, header),
            samplesOf: (name) => uses.get(name)?.samples ?? [],
            contents,
          }),
      };
    },
  );
}

/** What is known of a name beside what its own comment says. */
export interface NameFacts {
  readonly uses: UsesOf;
  /** Rows on versions, each with a title: that it is deprecated, and when it changed. */
  readonly versions: (
    name: string,
  ) => readonly (readonly [string, readonly Inline[]])[];
}

/** What is known of the names of a header, from its versions and from the pages. */
function nameFacts(
  header: ApiHeader,
  history: ContractHistory,
  uses: UsesOf,
): NameFacts {
  const notes = changeNotes(history);
  const deprecated = new Map(
    history[0].surface.members.flatMap(({name, deprecated: reason}) =>
      reason === undefined ? [] : [[name, reason] as const],
    ),
  );
  return {
    uses,
    versions: (name) => {
      const reason = deprecated.get(name);
      const changes = notes.get(name);
      return [
        ...(reason === undefined
          ? []
          : [
              [
                'Deprecated',
                phrase(
                  reason || 'The contract names no replacement.',
                  header,
                  name,
                ),
              ] as const,
            ]),
        ...(changes
          ? [['Changed in', changedIn(changes, CHANGELOG_PAGE)] as const]
          : []),
      ];
    },
  };
}

/** How many names of each kind a header has. */
function headerCounts({functions, codes, names}: ApiHeader): Count[] {
  const count = <Kind>(all: readonly {readonly kind: Kind}[], kind: Kind) =>
    all.filter((each) => each.kind === kind).length;
  const api = '/ocr/api';
  const types = '/ocr/reference/types';
  return [
    {
      kind: 'Functions',
      count: count(functions, 'function'),
      url: `${api}/c_api_details#by-task`,
    },
    {
      kind: 'Callback types',
      count: count(functions, 'callback'),
      url: `${api}/C_RESULT_CALLBACK`,
    },
    {kind: 'Status codes', count: codes.length, url: CODES_URL},
    {kind: 'Types', count: count(names, 'type'), url: `${types}#types`},
    {
      kind: 'Constants and macros',
      count: count(names, 'macro'),
      url: `${types}#macros`,
    },
  ];
}

/** Finds where the members of the header are used: in samples, and in guides beside their own pages. */
function headerUses(
  header: ApiHeader,
  pages: readonly SourcePage[],
): Map<string, Uses> {
  const isOwnPage = (name: string, {route}: SourcePage) =>
    memberUrl(name, header)?.split('#')[0] === route;
  return findUses(pages.filter(isGuide), {
    inSample: (fence, page) =>
      namesInSample(sampleText(fence, page.file), fence.lang, header).filter(
        (name) => !isOwnPage(name, page),
      ),
    inText: (text, page) => {
      const name = text.replace(/\(\)$/, '');
      return memberUrl(name, header) && !isOwnPage(name, page)
        ? name
        : undefined;
    },
  });
}

/** The code that a fence shows: its own, or that of a file beside the page. */
export function sampleText(
  {code, meta}: Pick<Fence, 'code' | 'meta'>,
  page: string,
): string {
  const source = meta.get('from-file');
  return source === undefined
    ? code
    : readFileSync(path.join(path.dirname(page), source), 'utf8').trimEnd();
}

/** Members of the header that a sample in C or C++ names: functions where they are called. */
export function namesInSample(
  code: string,
  lang: string,
  header: ApiHeader,
): string[] {
  if (!/^(?:c|cpp)$/.test(lang)) {
    return [];
  }
  // Without comments, strings and characters.
  const plain = code.replace(
    /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
    ' ',
  );
  const words = new Set(plain.match(/\b[A-Za-z_]\w*(?=\s*\()|\b[A-Z]\w*/g));
  return [...words].filter((word) => memberUrl(word, header) !== undefined);
}
