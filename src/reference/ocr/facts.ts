import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createHistoryReader,
  listChangeNotes,
  memoize,
  type ContractHistory,
} from '../../../packages/contract/src/index';
import type {Inline} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {OCR} from '../../site/sets/ocr/set';
import {
  changedIn,
  changelogEntries,
  type ChangelogEntry,
  type Count,
} from '../changelog/changelog';
import {loadSetContract, reportProblems} from '../loadSetContract';
import type {Fence, SourcePage} from '../../content';
import {setPagesReader} from '../shared/setPages';
import {findUses, isGuide, type Uses, type UsesOf} from '../shared/uses';
import {buildHeader, headerReader, type Header} from './header';
import {phrase} from './phrases';

/** Input of the pages of the set. */
export interface OcrReference {
  readonly header: Header;
  readonly facts: NameFacts;
  /** Returns new nodes on each call, because pages change the nodes they show. */
  readonly changelog: () => ChangelogEntry[];
}

/** Facts about names that do not come from their own comments. */
export interface NameFacts {
  readonly uses: UsesOf;
  /** Title and text of each row about versions: the deprecation, and the versions with changes. */
  readonly versions: (
    name: string,
  ) => readonly (readonly [string, readonly Inline[]])[];
}

const currentPages = setPagesReader(OCR);

/**
 * Creates a reader of the header, its versions and the uses of its names. It returns the same object until one of
 * them changes.
 */
export function ocrReferenceReader(
  file: string = OCR_CONTRACT.file,
): () => OcrReference {
  const currentHeader = headerReader(file);
  const currentHistory = createHistoryReader(file);
  return memoize(
    () => [currentHeader(), reportProblems(currentHistory), currentPages()],
    (header, history, pages) => {
      const uses = headerUses(header, pages);
      const first = history.at(-1)!;
      const contents = countNames(
        history.length > 1
          ? buildHeader(loadSetContract(first.surface.file))
          : header,
      );
      return {
        header,
        facts: {
          uses: (name) => uses.get(name),
          versions: versionRows(header, history),
        },
        changelog: () =>
          changelogEntries(history, {
            addressOf: (name) => header.addresses.get(name),
            prose: (text) => phrase(text, header),
            samplesOf: (name) => uses.get(name)?.samples ?? [],
            contents,
          }),
      };
    },
  );
}

function versionRows(
  header: Header,
  history: ContractHistory,
): NameFacts['versions'] {
  const notes = listChangeNotes(history);
  const {members} = history[0].surface;
  return (name) => {
    const reason = members.find((each) => each.name === name)?.deprecated;
    const changes = notes.get(name);
    const words = reason || 'The contract names no replacement.';
    return [
      ...(reason === undefined
        ? []
        : [['Deprecated', phrase(words, header, name)] as const]),
      ...(changes
        ? [
            [
              'Changed in',
              changedIn(changes, OCR_CONTRACT.pages.changelog),
            ] as const,
          ]
        : []),
    ];
  };
}

function countNames({functions, codes, names, addresses}: Header): Count[] {
  const {pages} = OCR_CONTRACT;
  const callbacks = functions.filter(({kind}) => kind === 'callback');
  const types = names.filter(({kind}) => kind === 'type');
  return [
    {
      kind: 'Functions',
      count: functions.length - callbacks.length,
      url: pages.index,
    },
    {
      kind: 'Callback types',
      count: callbacks.length,
      url: addresses.get(callbacks[0]?.name ?? '') ?? pages.index,
    },
    {kind: 'Status codes', count: codes.length, url: pages.codes},
    {kind: 'Types', count: types.length, url: `${pages.names}#types`},
    {
      kind: 'Constants and macros',
      count: names.length - types.length,
      url: `${pages.names}#macros`,
    },
  ];
}

/** Finds the samples and guides that use names of the header. The page of a name does not count. */
function headerUses(
  header: Header,
  pages: readonly SourcePage[],
): Map<string, Uses> {
  const isOwnPage = (name: string, {route}: SourcePage) =>
    header.addresses.get(name)?.split('#')[0] === route;
  return findUses(pages.filter(isGuide), {
    inSample: (fence, page) =>
      namesInSample(readSample(fence, page.file), fence.lang, header).filter(
        (name) => !isOwnPage(name, page),
      ),
    inText: (text, page) => {
      const name = text.replace(/\(\)$/, '');
      return header.addresses.has(name) && !isOwnPage(name, page)
        ? name
        : undefined;
    },
  });
}

/** Code of a fence, or of the file beside the page that `from-file` names. */
export function readSample(
  {code, meta}: Pick<Fence, 'code' | 'meta'>,
  page: string,
): string {
  const source = meta.get('from-file');
  return source === undefined
    ? code
    : readFileSync(path.join(path.dirname(page), source), 'utf8').trimEnd();
}

/** Names of the header in a C or C++ sample; functions where they are called. */
export function namesInSample(
  code: string,
  lang: string,
  {addresses}: Header,
): string[] {
  if (!/^(?:c|cpp)$/.test(lang)) {
    return [];
  }
  const withoutTexts = code.replace(
    /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
    ' ',
  );
  const words = withoutTexts.match(/\b[A-Za-z_]\w*(?=\s*\()|\b[A-Z]\w*/g);
  return [...new Set(words)].filter((word) => addresses.has(word));
}
