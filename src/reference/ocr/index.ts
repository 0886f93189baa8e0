import path from 'node:path';
import type {Code} from 'mdast';
import {listVersions} from '@document-sdk/contract';
import {type Blocks, element} from '../shared/nodes';
import {type Reference, referenceStep} from '../shared/referenceStep';
import {parseFenceMeta, type RemarkStep} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {changelogPage} from '../changelog/changelog';
import type {SetBuild} from '../setContract';
import {namesInSample, ocrReferenceReader, readSample} from './facts';
import {
  compareTable,
  errorTable,
  parameterTable,
  ruleTable,
  seeAlso,
} from './functionTables';
import {
  findFunction,
  formatDeclaration,
  type Header,
  type HeaderFunction,
} from './header';
import * as tables from './headerTables';

// All instances of the step and the feed share it.
const currentReference = ocrReferenceReader();

type Current = ReturnType<typeof currentReference>;

const ELEMENTS: Reference<Current>['elements'] = {
  ApiParameters: ofFunction(parameterTable),
  ApiErrors: ofFunction(errorTable),
  ApiRules: ofFunction(ruleTable),
  ApiSeeAlso: ofFunction(seeAlso),
  ApiIndexByTask: tables.indexByTask,
  ApiThreads: tables.threadTable,
  ApiCallbacks: tables.callbackTable,
  ApiErrorIndex: tables.errorIndex,
  ApiCodeNumbers: tables.codeNumbers,
  ApiNames: tables.nameEntries,
  ApiNameTable: tables.nameTable,
  ApiCompare: (header, {of: [left = '', right = '']}) => {
    const find = (name: string) => findFunction(header, name, '<ApiCompare>');
    return compareTable(find(left), find(right), header);
  },
  ApiChangelog: ({changelog}) => changelogPage(changelog()),
};

function ofFunction(
  write: (item: HeaderFunction, header: Current) => Blocks,
): (typeof ELEMENTS)[string] {
  return (header, {name, of}) =>
    write(findFunction(header, of.join(' '), `<${name}>`), header);
}

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
    current:
      file === OCR_CONTRACT.file ? currentReference : ocrReferenceReader(file),
    elements: {
      ...ELEMENTS,
      MemberIndex: (header) =>
        element('MemberIndex', {
          rows: JSON.stringify(tables.memberRows(header)),
        }),
    },
    fillFence,
    addressOf: ({addresses}, text) => addresses.get(text.replace(/\(\)$/, '')),
  });
}

/** @returns the address of each name in the code */
function fillFence(
  header: Header,
  fence: Code,
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
  // Pages import MemberIndex, which the step does not replace by other elements.
  elements: Object.keys(ELEMENTS),
  changelog: {
    page: OCR_CONTRACT.pages.changelog,
    read: () => currentReference().changelog(),
  },
};
