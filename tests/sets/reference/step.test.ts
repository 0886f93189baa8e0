import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {
  contractReader,
  referenceStep,
  type PageWriter,
} from '../../../src/sets/reference/step';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
const file = path.join(folder, 'contract.txt');
afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => writeFileSync(file, 'one'));

const PAGE =
  'Before.\n\n<Table />\n\n<Other />\n\n```ts a\nx\n```\n\n```ts b\ny\n```\n';

const paragraph = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

/** Runs a step over a page; the result names what stands there, in order. */
async function written(
  writer: (contract: string) => PageWriter,
  page = PAGE,
): Promise<string[]> {
  const {tree} = parseMarkdown(page, 'a.mdx');
  const step = referenceStep({
    contract: contractReader<string>(file, (_, source) => source),
    open: (contract) => writer(contract),
  });
  await step(tree, {path: 'a.mdx'});
  return tree.children.map((node) =>
    node.type === 'paragraph'
      ? (node.children[0] as {value: string}).value
      : 'name' in node
        ? `<${node.name}>`
        : `${node.type} ${(node as {value?: string}).value}`,
  );
}

describe('referenceStep', () => {
  it('puts blocks in the place of an element and leaves the others', async () => {
    const found = await written((contract) => ({
      element: ({name}) =>
        name === 'Table' ? [paragraph(contract), paragraph('two')] : undefined,
    }));
    expect(found).toEqual([
      'Before.',
      'one',
      'two',
      '<Other>',
      'code x',
      'code y',
    ]);
  });

  it('writes fences at once or later, each in its place, then closes', async () => {
    const closed = vi.fn();
    const found = await written(() => ({
      fence: (code) => {
        if (code.meta === 'a') {
          return Promise.resolve(paragraph('later'));
        }
        code.value = 'changed';
        return undefined;
      },
      close: (tree) => closed(tree.children.length),
    }));
    expect(found.slice(-2)).toEqual(['later', 'code changed']);
    expect(closed).toHaveBeenCalledExactlyOnceWith(5);
  });

  it.each<[string, PageWriter, number]>([
    ['an element', {element: () => fail()}, 3],
    ['a fence', {fence: () => fail()}, 7],
    ['a later fence', {fence: () => Promise.reject(new Error('lost'))}, 7],
  ])('says where %s is wrong', async (_, writer, line) => {
    await expect(written(() => writer)).rejects.toThrow(
      new RegExp(`^a\\.mdx:${line}: lost$`),
    );
  });

  it('reads the contract again when it has changed, and only then', async () => {
    const read = vi.fn((_: string, source: string) => source);
    const seen: string[] = [];
    const step = referenceStep({
      contract: contractReader<string>(file, read),
      open: (contract) => {
        seen.push(contract);
        return {};
      },
    });
    const page = () => step(parseMarkdown(PAGE, 'a.mdx').tree, {path: 'a.mdx'});
    await page();
    await page();
    writeFileSync(file, 'edited');
    await page();
    expect(seen).toEqual(['one', 'one', 'edited']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

function fail(): never {
  throw new Error('lost');
}
