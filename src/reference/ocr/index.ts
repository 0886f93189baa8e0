import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {listVersions} from '../../../packages/contract/src/index';
import type {Block} from '../shared/nodes';
import {referenceStep} from '../shared/referenceStep';
import {jsxAttribute, parseFenceMeta, type RemarkStep} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {changelogPage} from '../changelog/changelog';
import type {SetBuild} from '../setBuild';
import {setRows} from '../shared/memberRows';
import {compareTable} from './compareTable';
import {
  namesInSample,
  ocrReferenceReader,
  readSample,
  type NameFacts,
} from './facts';
import {errorTable, parameterTable, ruleTable, seeAlso} from './functionTables';
import {
  findFunction,
  formatDeclaration,
  type Header,
  type HeaderFunction,
} from './header';
import * as tables from './headerTables';

// All instances of the step and the feed share it.
const currentReference = ocrReferenceReader();

type FunctionBlocks = (
  item: HeaderFunction,
  header: Header,
  facts: NameFacts,
) => Block[];
type HeaderBlocks = (header: Header, facts: NameFacts) => Block[];

const FUNCTION_ELEMENTS: Readonly<Record<string, FunctionBlocks>> = {
  ApiParameters: parameterTable,
  ApiErrors: errorTable,
  ApiRules: ruleTable,
  ApiSeeAlso: seeAlso,
};

const HEADER_ELEMENTS: Readonly<Record<string, HeaderBlocks>> = {
  ApiIndexByTask: tables.indexByTask,
  ApiThreads: tables.threadTable,
  ApiCallbacks: tables.callbackTable,
  ApiErrorIndex: tables.errorIndex,
  ApiCodeNumbers: tables.codeNumbers,
  ApiNames: tables.nameEntries,
  ApiNameTable: tables.nameTable,
};

/**
 * Remark step of the OCR set. It replaces elements such as `<ApiParameters of="name" />` with tables made from the
 * C header, and fills fences marked `from-header="name"` or `from-file="…"`. It runs before Docusaurus's own steps,
 * so that its headings enter the table of contents and its links are checked.
 *
 * @param file - path of the header
 * @throws ProblemError, from the step, for a name that the header does not have
 */
export default function remarkOcrReference(
  file: string = OCR_CONTRACT.file,
): RemarkStep {
  return referenceStep({
    contract:
      file === OCR_CONTRACT.file ? currentReference : ocrReferenceReader(file),
    open: ({header, facts, changelog}, page) => ({
      element: (element) =>
        element.name === 'ApiChangelog'
          ? changelogPage(changelog())
          : replaceElement(element, header, facts),
      fence: (fence) => fillFence(fence, header, page.path),
      addressOf: (text) => header.addresses.get(text.replace(/\(\)$/, '')),
    }),
  });
}

function replaceElement(
  element: MdxJsxFlowElement,
  header: Header,
  facts: NameFacts,
): Block[] | undefined {
  const name = element.name ?? '';
  const of = String(jsxAttribute(element, 'of') ?? '');
  const find = (wanted: string) => findFunction(header, wanted, `<${name}>`);
  if (HEADER_ELEMENTS[name]) {
    return HEADER_ELEMENTS[name](header, facts);
  }
  if (FUNCTION_ELEMENTS[name]) {
    return FUNCTION_ELEMENTS[name](find(of), header, facts);
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

/** @returns the address of each name in the code */
function fillFence(
  fence: Code,
  header: Header,
  page: string,
): Map<string, string> {
  const meta = parseFenceMeta(fence.meta);
  const name = meta.get('from-header');
  if (name === undefined) {
    fence.value = readSample({code: fence.value, meta}, page);
  } else {
    const declaration = formatDeclaration(
      findFunction(header, name, 'from-header'),
    );
    fence.value = `#include "${path.basename(header.contract.file)}"\n\n${declaration}`;
  }
  const names = namesInSample(fence.value, fence.lang ?? '', header);
  return new Map(names.map((each) => [each, header.addresses.get(each)!]));
}

export const OCR_BUILD: SetBuild = {
  step: () => remarkOcrReference(),
  outline: () => remarkOcrReference(),
  sources: [
    OCR_CONTRACT.file,
    ...listVersions(OCR_CONTRACT.file),
    OCR_CONTRACT.programs,
  ],
  replaces: {
    ...Object.fromEntries(
      Object.keys(FUNCTION_ELEMENTS).map((name) => [name, ['of']]),
    ),
    ...Object.fromEntries(
      Object.keys(HEADER_ELEMENTS).map((name) => [name, []]),
    ),
    ApiCompare: ['of'],
    ApiChangelog: [],
  },
  changelog: {
    page: OCR_CONTRACT.pages.changelog,
    read: () => currentReference().changelog(),
  },
};
