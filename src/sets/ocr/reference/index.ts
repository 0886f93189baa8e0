import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '../../page/fences';
import {parseHeaderFile} from '../contract/header';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {compareTable} from './compareTable';
import {errorTable, parameterTable, ruleTable, seeAlso} from './functionTables';
import type {Block} from './nodes';
import * as overview from './overviewTables';

/** Options of the remark step. */
export interface OcrReferenceOptions {
  /** Path of the C header. */
  readonly header: string;
}

interface JsxElement {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string | null;
  readonly attributes: readonly {
    readonly name: string;
    readonly value?: unknown;
  }[];
  readonly position?: {readonly start: {readonly line: number}};
}

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

/**
 * Remark step of the OCR set: replaces `<ApiParameters of="run" />` and its kin with tables made
 * from the C header, and fills fences marked `from-header="run"` or `from-file="…"`.
 *
 * List it under `beforeDefaultRemarkPlugins`: the headings it makes take part in the table of
 * contents, and its links in the link check.
 *
 * @throws Error as `file:line: reason` for a name that the header does not have
 */
export default function ocrReference(options: OcrReferenceOptions) {
  return async (tree: Root, file: {path?: string}): Promise<void> => {
    // Asked for each page: a change of the header shows on the next reload of the dev server.
    const header = await parseHeaderFile(options.header);
    const page = file.path ?? '(page)';
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') {
        fillFence(node, header, page);
      } else if ((node.type as string) === 'mdxJsxFlowElement') {
        const blocks = replacement(node as unknown as JsxElement, header, page);
        if (blocks && parent && index !== undefined) {
          (parent as Parent).children.splice(
            index,
            1,
            ...(blocks as Parent['children']),
          );
          return index + blocks.length;
        }
      }
      return undefined;
    });
  };
}

function replacement(
  element: JsxElement,
  header: ApiHeader,
  page: string,
): Block[] | undefined {
  const name = element.name ?? '';
  const at = `${page}:${element.position?.start.line ?? 1}: <${name}>`;
  const of = element.attributes.find(
    (attribute) => attribute.name === 'of',
  )?.value;
  const find = (wanted: string): ApiFunction =>
    findFunction(header, wanted, at);
  if (OF_HEADER[name]) {
    return OF_HEADER[name](header);
  }
  if (OF_FUNCTION[name]) {
    return OF_FUNCTION[name](find(String(of)), header);
  }
  if (name === 'ApiCompare') {
    const [left, right] = String(of).split(' ');
    return compareTable(find(left!), find(right ?? ''), header);
  }
  return undefined;
}

function findFunction(
  header: ApiHeader,
  name: string,
  at: string,
): ApiFunction {
  const found = header.functions.find((item) => item.name === name);
  if (!found) {
    const names = header.functions.map((item) => item.name).join(', ');
    throw new Error(
      `${at}: "${name}" is not in ${header.file}. It has: ${names}`,
    );
  }
  return found;
}

function fillFence(node: Code, header: ApiHeader, page: string): void {
  const meta = parseFenceMeta(node.meta ?? '');
  const name = meta.get('from-header');
  const source = meta.get('from-file');
  const at = `${page}:${node.position?.start.line ?? 1}: from-header`;
  if (name !== undefined) {
    const item = findFunction(header, name, at);
    node.value = `#include "${path.basename(header.file)}"\n\n${item.declaration}`;
  }
  if (source !== undefined) {
    node.value = readFileSync(
      path.join(path.dirname(page), source),
      'utf8',
    ).trimEnd();
  }
}
