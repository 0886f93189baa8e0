import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listChangeNotes, type ContractHistory} from '@document-sdk/contract';
import {flatten, type Inlines} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {OCR_SET} from '../../site/sets/ocr/set';
import {
  changedIn,
  type ChangelogWords,
  type Count,
} from '../changelog/changelog';
import {referenceReader} from '../setContract';
import type {Fence, SourcePage} from '../../content';
import {findUses, isGuide, type Uses} from '../shared/uses';
import {buildHeader, type Header} from './header';
import {phrase} from './phrases';

/** A header, with facts about its names that do not come from their own comments. */
export interface OcrReference extends Header, ChangelogWords {
  /** Title and text of each row about versions: the deprecation, and the versions with changes. */
  readonly versions: (name: string) => readonly [string, Inlines][];
}

/** Creates a reader of the header, its versions and the uses of its names. */
export function ocrReferenceReader(file: string = OCR_CONTRACT.file) {
  return referenceReader({
    file,
    set: OCR_SET,
    build: buildHeader,
    count: countNames,
    make: (header, history, pages): OcrReference => {
      const uses = headerUses(header, pages);
      return {
        ...header,
        uses: (name) => uses.get(name),
        addressOf: (name) => header.addresses.get(name),
        prose: (text) => phrase(text, header),
        versions: versionRows(header, history),
      };
    },
  });
}

function versionRows(
  header: Header,
  history: ContractHistory,
): OcrReference['versions'] {
  const notes = listChangeNotes(history);
  const {members} = history[0].surface;
  return (name) => {
    const reason = members.find((each) => each.name === name)?.deprecated;
    const words = reason || 'The contract names no replacement.';
    const changes = changedIn(
      notes.get(name) ?? [],
      OCR_CONTRACT.pages.changelog,
    );
    const rows: [string, Inlines][] = [
      ['Deprecated', reason !== undefined && phrase(words, header, name)],
      ['Changed in', changes],
    ];
    return rows.filter(([, value]) => flatten(value).length > 0);
  };
}

function countNames({functions, codes, names, addresses}: Header): Count[] {
  const {pages} = OCR_CONTRACT;
  const callbacks = functions.filter(({kind}) => kind === 'callback');
  const types = names.filter(({kind}) => kind === 'type');
  const callbackPage = addresses.get(callbacks[0]?.name ?? '');
  return [
    ['Functions', functions.length - callbacks.length, pages.index],
    ['Callback types', callbacks.length, callbackPage ?? pages.index],
    ['Status codes', codes.length, pages.codes],
    ['Types', types.length, `${pages.names}#types`],
    [
      'Constants and macros',
      names.length - types.length,
      `${pages.names}#macros`,
    ],
  ];
}

/** Finds the samples and guides that use names of the header. The page of a name does not count. */
function headerUses(
  header: Header,
  pages: readonly SourcePage[],
): Map<string, Uses> {
  const isElsewhere = (name: string, {route}: SourcePage) =>
    header.addresses.has(name) &&
    header.addresses.get(name)!.split('#')[0] !== route;
  return findUses(pages.filter(isGuide), {
    inSample: (fence, page) =>
      namesInSample(readSample(fence, page.file), fence.lang, header).filter(
        (name) => isElsewhere(name, page),
      ),
    inText: (text, page) => {
      const name = text.replace(/\(\)$/, '');
      return isElsewhere(name, page) ? name : undefined;
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
