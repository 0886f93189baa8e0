import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../../page/elements';
import {parseFenceMeta} from '../../page/fences';
import {FaultError} from '../../problem';
import {referenceStep, type RemarkStep} from '../../reference/step';
import {parseHeaderFile} from '../contract/header';
import {HEADER_FILE} from '../contract/headerFile';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {compareTable} from './compareTable';
import {errorTable, parameterTable, ruleTable, seeAlso} from './functionTables';
import type {Block} from './nodes';
import * as overview from './overviewTables';

type OfFunction = (item: ApiFunction, header: ApiHeader) => Block[];

const OF_FUNCTION: Readonly<Record<string, OfFunction>> = {
  ApiParameters: parameterTable,
  ApiErrors: errorTable,
  ApiRules: ruleTable,
  ApiSeeAlso: seeAlso,
};

const OF_HEADER: Readonly<Record<string, (header: ApiHeader) => Block[]>> = {
  ApiIndexByTask: overview.indexByTask,
  ApiIndexByName: overview.indexByName,
  ApiOwnership: overview.ownershipTable,
  ApiThreads: overview.threadTable,
  ApiErrorIndex: overview.errorIndex,
  ApiErrorTable: overview.errorTableOfAll,
};

/** The elements that the step replaces, and their attributes. */
export const REPLACED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(OF_FUNCTION).map((name) => [name, ['of']])),
  ...Object.fromEntries(Object.keys(OF_HEADER).map((name) => [name, []])),
  ApiCompare: ['of'],
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
    contract: () => parseHeaderFile(file),
    open: (header, page) => ({
      element: (element) => replacement(element, header),
      fence: (fence) => fillFence(fence, header, page.path),
    }),
  });
}

function replacement(
  element: MdxJsxFlowElement,
  header: ApiHeader,
): Block[] | undefined {
  const name = element.name ?? '';
  const of = String(jsxAttribute(element, 'of') ?? '');
  const find = (wanted: string) => findFunction(header, wanted, `<${name}>`);
  if (OF_HEADER[name]) {
    return OF_HEADER[name](header);
  }
  if (OF_FUNCTION[name]) {
    return OF_FUNCTION[name](find(of), header);
  }
  if (name === 'ApiCompare') {
    const [left = '', right = ''] = of.split(' ');
    return compareTable(find(left), find(right), header);
  }
  return undefined;
}

function findFunction(
  header: ApiHeader,
  name: string,
  place: string,
): ApiFunction {
  const found = header.functions.find((item) => item.name === name);
  if (!found) {
    const names = header.functions.map((item) => item.name).join(', ');
    throw new FaultError({
      found: `${place} of "${name}", which is not in ${header.file}`,
      expected: `one of ${names}`,
      remedy: 'Correct the name; mind upper and lower case.',
    });
  }
  return found;
}

function fillFence(fence: Code, header: ApiHeader, page: string): undefined {
  const meta = parseFenceMeta(fence.meta ?? '');
  const name = meta.get('from-header');
  const source = meta.get('from-file');
  if (name !== undefined) {
    const {declaration} = findFunction(header, name, 'from-header');
    fence.value = `#include "${path.basename(header.file)}"\n\n${declaration}`;
  }
  if (source !== undefined) {
    fence.value = readFileSync(
      path.join(path.dirname(page), source),
      'utf8',
    ).trimEnd();
  }
}
