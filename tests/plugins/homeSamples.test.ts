import {expect, it, vi} from 'vitest';
import homeSamples, {renderModule} from '../../src/plugins/home-samples';

it('names the fragment of each set that has one', async () => {
  const createData = vi.fn();
  const plugin = homeSamples({siteDir: process.cwd()} as never);
  await plugin.contentLoaded?.({actions: {createData}} as never);
  const [name, text] = createData.mock.calls[0] as [string, string];
  expect(name).toBe('samples.js');
  for (const set of ['spreadsheet', 'ocr']) {
    expect(text).toContain(`'@site/docs-${set}/_home-sample.mdx'`);
  }
});

it('leaves out a set without a fragment', async () => {
  const createData = vi.fn();
  const plugin = homeSamples({siteDir: '/nowhere'} as never);
  await plugin.contentLoaded?.({actions: {createData}} as never);
  expect(createData.mock.calls[0]?.[1]).toBe('export default {};');
});

it('writes a module that a bundler can follow', () => {
  expect(renderModule([['a-b', 'docs-a']])).toBe(
    "import sample0 from '@site/docs-a/_home-sample.mdx';\nexport default {'a-b': sample0};",
  );
});
