import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../../page/elements';
import {parseFenceMeta} from '../../page/fences';
import {pagePlaceOf} from '../../page/place';
import {FaultError} from '../../problem';
import {setRows} from '../../reference/setRows';
import {linkNames} from '../../reference/linkNames';
import {markNames} from '../../reference/sampleLinks';
import {setPagesReader} from '../../reference/setPages';
import {referenceStep, type RemarkStep} from '../../reference/step';
import type {Uses} from '../../reference/uses';
import type {UsesOf} from '../../reference/usesBlocks';
import {parseHeaderFile} from '../contract/header';
import {HEADER_FILE} from '../contract/headerFile';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {compareTable} from './compareTable';
import {errorTable, parameterTable, ruleTable, seeAlso} from './functionTables';
import {headerUses, namesInSample, sampleText} from './headerUses';
import {memberRows, nameEntries, nameTable} from './nameEntries';
import type {Block} from './nodes';
import * as overview from './overviewTables';
import {memberUrl} from './phrases';
import {OCR} from '../set';

const ROOT = path.resolve(__dirname, '../../../..');

const currentPages = setPagesReader(ROOT, OCR);

type OfFunction = (
  item: ApiFunction,
  header: ApiHeader,
  uses: UsesOf,
) => Block[];
type OfHeader = (header: ApiHeader, uses: UsesOf) => Block[];

const OF_FUNCTION: Readonly<Record<string, OfFunction>> = {
  ApiParameters: parameterTable,
  ApiErrors: errorTable,
  ApiRules: ruleTable,
  ApiSeeAlso: seeAlso,
};

const OF_HEADER: Readonly<Record<string, OfHeader>> = {
  ApiIndexByTask: overview.indexByTask,
  ApiIndexByName: overview.indexByName,
  ApiOwnership: overview.ownershipTable,
  ApiThreads: overview.threadTable,
  ApiErrorIndex: overview.errorIndex,
  ApiErrorTable: overview.errorTableOfAll,
  ApiNames: nameEntries,
  ApiNameTable: nameTable,
};

/** The elements that the step replaces, and their attributes. */
export const REPLACED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(OF_FUNCTION).map((name) => [name, ['of']])),
  ...Object.fromEntries(Object.keys(OF_HEADER).map((name) => [name, []])),
  ApiCompare: ['of'],
  MemberIndex: [],
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
    open: (header, page) => {
      const uses = currentUses(header);
      const route = pagePlaceOf(
        path.relative(ROOT, path.resolve(page.path)),
      )?.route;
      const addressOf = (name: string) => memberUrl(name, header);
      return {
        element: (element) =>
          replacement(element, header, (key) => uses.get(key)),
        fence: (fence) => fillFence(fence, header, page.path, route),
        close: (tree) =>
          linkNames(
            tree,
            (text) => addressOf(text.replace(/\(\)$/, '')),
            route,
          ),
      };
    },
  });
}

let known:
  {header: ApiHeader; pages: unknown; uses: Map<string, Uses>} | undefined;

/** Where members are used, found once for each state of header and pages. */
function currentUses(header: ApiHeader): Map<string, Uses> {
  const pages = currentPages();
  if (known?.header !== header || known.pages !== pages) {
    known = {header, pages, uses: headerUses(header, pages)};
  }
  return known.uses;
}

function replacement(
  element: MdxJsxFlowElement,
  header: ApiHeader,
  uses: UsesOf,
): Block[] | undefined {
  const name = element.name ?? '';
  const of = String(jsxAttribute(element, 'of') ?? '');
  const find = (wanted: string) => findFunction(header, wanted, `<${name}>`);
  if (OF_HEADER[name]) {
    return OF_HEADER[name](header, uses);
  }
  if (OF_FUNCTION[name]) {
    return OF_FUNCTION[name](find(of), header, uses);
  }
  if (name === 'MemberIndex') {
    setRows(element, memberRows(header));
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

function fillFence(
  fence: Code,
  header: ApiHeader,
  page: string,
  route: string | undefined,
): undefined {
  const meta = parseFenceMeta(fence.meta ?? '');
  const name = meta.get('from-header');
  if (name === undefined) {
    fence.value = sampleText({code: fence.value, meta}, page);
  } else {
    const {declaration} = findFunction(header, name, 'from-header');
    fence.value = `#include "${path.basename(header.file)}"\n\n${declaration}`;
  }
  const names = namesInSample(fence.value, fence.lang ?? '', header);
  markNames(
    fence,
    new Map(
      names
        .map((each) => [each, memberUrl(each, header)!] as const)
        .filter(([, url]) => url !== route),
    ),
  );
}
