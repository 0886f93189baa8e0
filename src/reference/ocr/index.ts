import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {changelogPage, type ChangelogEntry} from '../changelog/changelog';
import {jsxAttribute, parseFenceMeta, type RemarkStep} from '../../content';
import type {Block} from '../shared/nodes';
import {referenceStep} from '../shared/referenceStep';
import {setRows} from '../shared/memberRows';
import {findFunction, HEADER_FILE} from './contract/header';
import type {ApiFunction, ApiHeader} from './contract/headerTypes';
import {compareTable} from './compareTable';
import {errorTable, parameterTable, ruleTable, seeAlso} from './functionTables';
import * as tables from './headerTables';
import {
  namesInSample,
  ocrContractReader,
  sampleText,
  type NameFacts,
} from './ocrContract';
import {memberUrl} from './phrases';

// One for all instances of the step, and for the feed.
const currentContract = ocrContractReader();

/** What each version of the header changed. */
export function ocrChangelog(): ChangelogEntry[] {
  return currentContract().changelog();
}

type OfFunction = (
  item: ApiFunction,
  header: ApiHeader,
  facts: NameFacts,
) => Block[];
type OfHeader = (header: ApiHeader, facts: NameFacts) => Block[];

const OF_FUNCTION: Readonly<Record<string, OfFunction>> = {
  ApiParameters: parameterTable,
  ApiErrors: errorTable,
  ApiRules: ruleTable,
  ApiSeeAlso: seeAlso,
};

const OF_HEADER: Readonly<Record<string, OfHeader>> = {
  ApiIndexByTask: tables.indexByTask,
  ApiThreads: tables.threadTable,
  ApiCallbacks: tables.callbackTable,
  ApiErrorIndex: tables.errorIndex,
  ApiCodeNumbers: tables.codeNumbers,
  ApiNames: tables.nameEntries,
  ApiNameTable: tables.nameTable,
};

/** The elements that the step replaces, and their attributes. */
export const REPLACED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(OF_FUNCTION).map((name) => [name, ['of']])),
  ...Object.fromEntries(Object.keys(OF_HEADER).map((name) => [name, []])),
  ApiCompare: ['of'],
  ApiChangelog: [],
};

/**
 * Remark step of the OCR set: replaces `<ApiParameters of="run" />` and its kin with tables made
 * from the C header, and fills fences marked `from-header="run"` or `from-file="…"`.
 *
 * It runs before Docusaurus's own steps: the headings it makes take part in the table of contents,
 * and its links in the link check.
 *
 * @param file - path of the C header
 * @throws ProblemError, from the step, for a name that the header does not have
 */
export default function remarkOcrReference(file = HEADER_FILE): RemarkStep {
  return referenceStep({
    contract: file === HEADER_FILE ? currentContract : ocrContractReader(file),
    open: ({header, facts, changelog}, page) => ({
      element: (element) =>
        element.name === 'ApiChangelog'
          ? changelogPage(changelog())
          : replacement(element, header, facts),
      fence: (fence) => fillFence(fence, header, page.path),
      addressOf: (text) => memberUrl(text.replace(/\(\)$/, ''), header),
    }),
  });
}

function replacement(
  element: MdxJsxFlowElement,
  header: ApiHeader,
  facts: NameFacts,
): Block[] | undefined {
  const name = element.name ?? '';
  const of = String(jsxAttribute(element, 'of') ?? '');
  const find = (wanted: string) => findFunction(header, wanted, `<${name}>`);
  if (OF_HEADER[name]) {
    return OF_HEADER[name](header, facts);
  }
  if (OF_FUNCTION[name]) {
    return OF_FUNCTION[name](find(of), header, facts);
  }
  if (name === 'MemberIndex') {
    setRows(element, tables.memberRows(header));
  }
  if (name === 'ApiCompare') {
    const [left = '', right = ''] = of.split(' ');
    return compareTable(find(left), find(right), header);
  }
  return undefined;
}

function fillFence(
  fence: Code,
  header: ApiHeader,
  page: string,
): Map<string, string> {
  const meta = parseFenceMeta(fence.meta);
  const name = meta.get('from-header');
  if (name === undefined) {
    fence.value = sampleText({code: fence.value, meta}, page);
  } else {
    const {declaration} = findFunction(header, name, 'from-header');
    fence.value = `#include "${path.basename(header.file)}"\n\n${declaration}`;
  }
  const names = namesInSample(fence.value, fence.lang ?? '', header);
  return new Map(names.map((each) => [each, memberUrl(each, header)!]));
}
