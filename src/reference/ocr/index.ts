import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatDeclaration} from '@document-sdk/contract';
import {parseFenceMeta, type Fence, type SourcePage, md} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {OCR_SET} from '../../site/sets/ocr/set';
import {findUses, isGuide} from '../shared/pages';
import {createSetReference, type SetReference} from '../shared/setReference';
import type {ElementWriters} from '../shared/referenceStep';
import {
  buildComparisonTable,
  buildErrorTable,
  buildParameterTable,
  buildRuleTable,
  buildSeeAlso,
} from './functionTables';
import {
  buildHeader,
  findFunction,
  linkNames,
  type OcrHeader,
  type HeaderFunction,
  type OcrFacts,
} from './header';
import {buildCodeNumbers, buildErrorIndex} from './codeTables';
import * as tables from './headerTables';

const {pages: PAGES} = OCR_CONTRACT;

const ELEMENTS: ElementWriters<OcrFacts> = {
  ApiParameters: forFunction(buildParameterTable),
  ApiErrors: forFunction(buildErrorTable),
  ApiRules: forFunction(buildRuleTable),
  ApiSeeAlso: forFunction(buildSeeAlso),
  ApiIndexByTask: tables.buildTaskIndex,
  ApiThreads: tables.buildThreadTable,
  ApiCallbacks: tables.buildCallbackTable,
  ApiErrorIndex: buildErrorIndex,
  ApiCodeNumbers: buildCodeNumbers,
  ApiNames: tables.buildNameEntries,
  ApiCompare: (header, {of: [left = '', right = '']}) => {
    const find = (name: string) => findFunction(header, name, '<ApiCompare>');
    return buildComparisonTable(find(left), find(right), header);
  },
};

function forFunction(
  build: (item: HeaderFunction, facts: OcrFacts) => md.Blocks,
): (typeof ELEMENTS)[string] {
  return (facts, {name, of}) =>
    build(findFunction(facts, of.join(' '), `<${name}>`), facts);
}

/**
 * Creates the reference of a C header. Its steps also fill fences marked `from-header="name"` or `from-file="…"`.
 *
 * @param file - path of the header
 */
export function createOcrReference(file: string): SetReference {
  return createSetReference({
    file,
    set: OCR_SET,
    changelogPage: PAGES.changelog,
    sources: [OCR_CONTRACT.programs],
    build: buildHeader,
    findUses: findHeaderUses,
    addFacts: (header, {history, readUses, changedIn}): OcrFacts => {
      const {members} = history[0].surface;
      return {
        ...header,
        uses: (name) => readUses().get(name),
        addressOf: (name) => header.addresses.get(name),
        findEntryAddress: (text) =>
          header.addresses.get(text.replace(/\(\)$/, '')),
        prose: (text) => linkNames(text, header),
        versions: (name) => {
          const reason = members.find((each) => each.name === name)?.deprecated;
          const words = reason || 'The contract names no replacement.';
          const rows: [string, md.Inlines][] = [
            [
              'Deprecated',
              reason !== undefined && linkNames(words, header, name),
            ],
            ['Changed in', changedIn(name)],
          ];
          return rows.filter(([, value]) => md.flatten(value).length > 0);
        },
      };
    },
    listRows: tables.listMemberRows,
    elements: ELEMENTS,
    fillFence: (header, fence, page) => {
      const meta = parseFenceMeta(fence.meta);
      const name = meta.get('from-header');
      if (name === undefined) {
        fence.value = readSample({code: fence.value, meta}, page);
      } else {
        const item = findFunction(header, name, 'from-header');
        fence.value = `#include "${path.basename(file)}"\n\n${formatDeclaration(item)}`;
      }
      const names = findSampleNames(fence.value, fence.lang ?? '', header);
      return new Map(names.map((each) => [each, header.addresses.get(each)!]));
    },
  });
}

export const OCR_REFERENCE = createOcrReference(OCR_CONTRACT.file);

/** Finds the samples that use names of the header, and the guides that mention them. Reference pages do not count as guides. */
function findHeaderUses(header: OcrHeader, pages: readonly SourcePage[]) {
  const routes = new Map(
    Array.from(header.addresses, ([name, url]) => [name, url.split('#')[0]]),
  );
  const ownRoutes = new Set(routes.values());
  return findUses(
    pages.filter(isGuide),
    (fence, page) =>
      findSampleNames(readSample(fence, page.file), fence.lang, header).filter(
        (name) => routes.get(name) !== page.route,
      ),
    (text, {route}) => {
      const name = text.replace(/\(\)$/, '');
      return routes.has(name) && !ownRoutes.has(route) ? name : undefined;
    },
  );
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

/** Finds the names of the header in a C or C++ sample; functions where they are called. */
function findSampleNames(
  code: string,
  lang: string,
  {addresses}: OcrHeader,
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
