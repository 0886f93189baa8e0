import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {
  renderDevPage,
  type DevPage,
} from '../../../src/plugins/search-index/devPage';
import {extractPage} from '../../../src/search/records/extractPage';
import type {SearchRecord} from '../../../src/search/records/record';

/** The records of a page's source, as the development server finds them. */
async function recordsOf(
  body: string,
  changes: Partial<DevPage> = {},
): Promise<SearchRecord[]> {
  const html = await renderDevPage({
    source: `---\ntitle: Run & <go>\n---\n\n${body}`,
    file: 'docs-ocr/run.mdx',
    tag: 'docs-ocr-current',
    language: 'ko',
    breadcrumbs: ['OCR SDK', 'API'],
    ...changes,
  });
  const page = extractPage({html, url: 'http://localhost/ocr/run'}, []);
  return [...(page?.records ?? [])];
}

/** The text of a page, without its title. */
async function textOf(body: string): Promise<(string | undefined)[]> {
  const records = await recordsOf(body);
  return records.slice(1).map(({content}) => content);
}

describe('renderDevPage', () => {
  it('says what the built page says of itself', async () => {
    expect(await recordsOf('Text.')).toMatchObject([
      {
        type: 'lvl1',
        'hierarchy.lvl0': 'OCR SDK › API',
        'hierarchy.lvl1': 'Run & <go>',
        language: 'ko',
        docusaurus_tag: 'docs-ocr-current',
        url: 'http://localhost/ocr/run',
      },
      {type: 'content', content: 'Text.'},
    ]);
  });

  it.each([
    ['---\ntitle: A\n---\n\n# Of the text\n\nText.', 'Of the text'],
    ['Text.', '문서 처리 SDK'],
  ])('is called as the built page: %j', async (source, title) => {
    const [first, ...more] = await recordsOf('', {source});
    expect(first!['hierarchy.lvl1']).toBe(title);
    expect(more).toHaveLength(1);
  });

  it('has the ids of the built page: given ones, and those made of the text', async () => {
    const records = await recordsOf(
      '## Given {#own-id}\n\n## What’s `new` here?\n\n## What’s `new` here?\n\n### 설치하기\n',
    );
    expect(records.slice(1).map(({anchor}) => anchor)).toEqual([
      'own-id',
      'whats-new-here',
      'whats-new-here-1',
      '설치하기',
    ]);
    expect(records[1]!['hierarchy.lvl2']).toBe('Given');
  });

  it.each([
    ['One *two* `three` [four](/x).', 'One two three four.'],
    ['- a\n- b\n  - c\n', 'a b c'],
    ['| Name | Use |\n|---|---|\n| `a` | b |\n', 'Name · Use a · b'],
    [':::note[Mind]\n\nText.\n\n:::\n', 'Mind Text.'],
    ['<Tabs><TabItem value="a">\n\nInside.\n\n</TabItem></Tabs>', 'Inside.'],
    ['A{" "}B <br/> C', 'A B C'],
  ])('reads %j as "%s"', async (body, text) => {
    expect(await textOf(body)).toEqual([text]);
  });

  it('finds the names of code', async () => {
    const [, code] = await recordsOf('```c\nrunAsync(handle);\n```\n');
    expect(code).toMatchObject({content: 'runAsync'});
  });

  it('runs the remark steps of the set first', async () => {
    const step = async (tree: Root, {path}: {path: string}) => {
      tree.children.push({
        type: 'heading',
        depth: 3,
        data: {hProperties: {id: 'ARGO_E_BUSY'}},
        children: [{type: 'text', value: `ARGO_E_BUSY of ${path}`}],
      } as never);
    };
    const records = await recordsOf('Text.', {steps: [step]});
    expect(records.at(-1)).toMatchObject({
      anchor: 'ARGO_E_BUSY',
      'hierarchy.lvl3': 'ARGO_E_BUSY of docs-ocr/run.mdx',
    });
  });

  it('reads the rows of tables that a step writes', async () => {
    const step = (tree: Root) => {
      const element = (name: string, children: object[]) => ({
        type: 'mdxJsxFlowElement',
        name,
        attributes: [],
        children,
      });
      const cell = (name: string, value: string) =>
        element(name, [{type: 'text', value}]);
      const row = element('ApiRow', [cell('th', 'at()'), cell('td', 'Finds.')]);
      tree.children.push(element('ApiTable', [row, row]) as never);
    };
    const records = await recordsOf('', {steps: [step]});
    expect(records.at(-1)!.content).toBe('at() · Finds. at() · Finds.');
  });

  it('names the line of what is no MDX', async () => {
    await expect(recordsOf('<Broken')).rejects.toThrow(/docs-ocr\/run\.mdx:5:/);
  });
});
