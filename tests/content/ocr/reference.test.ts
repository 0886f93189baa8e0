import type {Heading, Link, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {findTags, listFunctionErrors} from '@document-sdk/contract';
import {OCR_REFERENCE} from '../../../src/reference/ocr';
import {linkNames} from '../../../src/reference/ocr/header';
import {listSidebarIds} from '../../../scripts/check/rules/sidebars';
import sidebars from '../../../sidebars/ocr';
import {parseMarkdown} from '../../../src/content';
import {HEADER} from '../../support/contracts';
import {renderPage, sectionText, textOf} from './renderedPage';

/** Syntax tree of a page after the reference plugin. */
async function apply(text: string): Promise<Root> {
  const {tree} = parseMarkdown(text, 'docs-ocr/api/page.mdx');
  await OCR_REFERENCE.step()(tree, {path: 'docs-ocr/api/page.mdx'});
  return tree;
}

function linksOf(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}: Link) => void urls.push(url));
  return urls;
}

describe('the reference step', () => {
  it('fills a signature', async () => {
    const {children} = await apply('```c from-header="run"\n```');
    const [fence] = children;
    expect(fence).toMatchObject({
      value:
        '#include "argo_sdk.h"\n\nArgoStatus run(\n    ArgoSDKHandle handle,\n    const char *imagePath,\n' +
        '    const char *optionJson,\n    char **result);',
    });
  });

  it('makes the table of parameters', async () => {
    const page = await apply('<ApiParameters of="run" />');
    const table = page.children[0] as Table;
    expect(table.type).toBe('table');
    expect(table.children.map((row) => textOf(row.children[0]!))).toEqual([
      'Parameter',
      'handleArgoSDKHandle',
      'imagePathconst char *',
      'optionJsonconst char *',
      'resultchar **',
    ]);
    expect(textOf(table.children[3]!.children[1]!)).toBe('in, may be NULL');
    expect(textOf(table.children[4]!.children[1]!)).toBe('out, not NULL');
  });

  it('links each error to the index, and each code of the index back', async () => {
    const errors = linksOf(await apply('<ApiErrors of="run" />'));
    expect(errors).toContain('/ocr/reference/status-codes#ARGO_E_TIMEOUT');
    const index = await renderPage('/ocr/reference/status-codes');
    for (const {name, value} of HEADER.codes) {
      const section = sectionText(index, name);
      expect(section, name).toBeDefined();
      for (const item of HEADER.functions) {
        const answers = listFunctionErrors(item, HEADER.codes).some(
          ({code}) => code === name,
        );
        const mentioned = new RegExp(
          `${item.kind === 'function' ? 'Returned' : 'Delivered'} by(?:.*\\b)?${item.name}(?! in)\\b`,
        ).test(section!.replace('Delivered', ' Delivered'));
        expect(mentioned, `${name} and ${item.name}`).toBe(answers);
      }
      const heading = index.children.find(
        (node) =>
          node.type === 'heading' && node.data?.hProperties?.['id'] === name,
      ) as Heading;
      expect(textOf(heading)).toBe(`${name} (${value})`);
    }
  });

  it('lists every function by task, in the order of the header and of the sidebar', async () => {
    const order = HEADER.functions.map(({name}) => `/ocr/api/${name}`);
    const page = textOf(await apply('<ApiIndexByTask />'));
    const places = HEADER.functions.map(({name, brief}) =>
      page.indexOf(`${name}: ${brief.replaceAll('()', '').slice(0, 20)}`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(
      listSidebarIds(sidebars.ocrSidebar)
        .filter((page) => page.startsWith('api/') && !page.endsWith('details'))
        .map((page) => `/ocr/${page}`),
    ).toEqual(order);
  });

  it('states preconditions and the results of breaking them', async () => {
    const rules = textOf(await apply('<ApiRules of="runAsyncBase64" />'));
    expect(rules).toContain(
      'imageBase64Must be Base64 in the standard alphabet, with padding and without line breaks. Otherwise: ARGO_E_BASE64 (403).',
    );
    expect(rules).toContain('Otherwise: undefined behaviour.');
    expect(textOf(await apply('<ApiRules of="runAsync" />'))).toContain(
      'Otherwise: the job reads',
    );
  });

  it('formats parameters in causes as code, but not ordinary words', async () => {
    const codesOf = (sentence: string) =>
      linkNames(sentence, HEADER)
        .filter((part) => typeof part === 'object')
        .map((part) => textOf(part));
    const names = ['jobId', 'jobStatus', 'result', 'NULL'];
    expect(codesOf('jobId, jobStatus or result is NULL.')).toEqual(names);
    expect(codesOf('The result is NULL.')).toEqual(['NULL']);
  });

  it('shows each rule with the identifier of the header', async () => {
    const all: (string | undefined)[] = [];
    for (const item of HEADER.functions) {
      const page = JSON.stringify(await renderPage(`/ocr/api/${item.name}`));
      const tags = ['thread', 'callback', 'ownership', 'states', 'pre'];
      for (const {flags} of findTags(item, ...tags)) {
        expect(flags).toMatch(new RegExp(`^ARGO-${item.name}-\\w+$`));
        expect(page).toContain(`"id":"${flags}"`);
        all.push(flags);
      }
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(100);
  });

  it('keeps the anchors of entries and sections that have moved', async () => {
    const overview = JSON.stringify(await renderPage('/ocr/api/c_api_details'));
    for (const {name} of HEADER.codes) {
      expect(overview).toContain(`"id":"${name}"`);
    }
    for (const {name} of HEADER.functions) {
      const page = JSON.stringify(await renderPage(`/ocr/api/${name}`));
      expect(page, name).toContain('"id":"usage"');
    }
  });

  it('compares two functions', async () => {
    const rows = (
      (await apply('<ApiCompare of="run runBase64" />')).children[0] as Table
    ).children;
    expect(
      rows.map((row) => row.children.map((cell) => textOf(cell))),
    ).toContainEqual([
      'Errors of this function only',
      'ARGO_E_FILE_NOT_FOUND, ARGO_E_FILE_ACCESS',
      'ARGO_E_BASE64',
    ]);
  });

  it('states the version of each function', async () => {
    const overview = await renderPage('/ocr/api/c_api_details');
    expect(sectionText(overview, 'conventions')).toContain(
      'All functions belong to version 1.0 of the API.',
    );
    expect(textOf(await renderPage('/ocr/api/run'))).toContain('Since1.0');
  });

  it('has an entry for each type and macro, with declaration, meaning and uses', async () => {
    const page = await renderPage('/ocr/reference/types');
    for (const {name, declaration, text} of HEADER.names) {
      const section = sectionText(page, name);
      expect(section, name).toContain(declaration);
      expect(text, name).not.toBe('');
    }
    expect(sectionText(page, 'ARGO_WAIT_FOREVER')).toMatch(
      /#define ARGO_WAIT_FOREVER \(-1\)[\s\S]*In samples: [\s\S]*waitResult/,
    );
  });

  it('links names in prose, and marks those of samples, but not its own', async () => {
    const tree = await apply(
      'Call `run`, or `run()`; `handle` is no name.\n\n```c\nrun(h, "freePointer(", ARGO_OK);\n```',
    );
    expect(linksOf(tree)).toEqual(['/ocr/api/run']);
    expect(
      JSON.parse(String(tree.children[1]!.data!.hProperties!['nameLinks'])),
    ).toEqual({
      run: '/ocr/api/run',
      ARGO_OK: '/ocr/reference/status-codes#ARGO_OK',
    });
    const own = await renderPage('/ocr/api/run');
    expect(linksOf(own)).not.toContain('/ocr/api/run');
  });

  it('lists every member in the index from A to Z', async () => {
    const page = await renderPage('/ocr/reference/a-z');
    const json = JSON.stringify(page);
    for (const {name} of [
      ...HEADER.functions,
      ...HEADER.codes,
      ...HEADER.names,
    ]) {
      expect(json).toContain(`\\"name\\":\\"${name}\\"`);
    }
  });

  it.each([
    [
      '<ApiErrors of="walk" />',
      'docs-ocr/api/page.mdx:1: <ApiErrors> of "walk", which is not in',
    ],
    [
      'text\n\n```c from-header="walk"\n```',
      'docs-ocr/api/page.mdx:3: from-header of "walk", which is not in',
    ],
  ])('reports the place of an unknown name: %s', async (text, message) => {
    await expect(apply(text)).rejects.toThrow(message);
  });
});
