import {expect, it, vi} from 'vitest';
import homeSamples, {renderModule} from '../../src/plugins/home-samples';

async function modulesOf(siteDir: string): Promise<Record<string, string>> {
  const createData = vi.fn();
  const plugin = homeSamples({siteDir} as never);
  await plugin.contentLoaded?.({actions: {createData}} as never);
  return Object.fromEntries(createData.mock.calls) as Record<string, string>;
}

it.each([
  ['samples.js', '_home-sample.mdx'],
  ['results.js', '_home-result.mdx'],
])('names in %s the fragment of each set that has one', async (name, file) => {
  const text = (await modulesOf(process.cwd()))[name];
  for (const set of ['spreadsheet', 'ocr']) {
    expect(text).toContain(`'@site/docs-${set}/${file}'`);
  }
});

it('leaves out a set without a fragment', async () => {
  expect(await modulesOf('/nowhere')).toEqual({
    'samples.js': 'export default {};',
    'results.js': 'export default {};',
  });
});

it('writes a module that a bundler can follow', () => {
  expect(renderModule([{id: 'a-b', file: 'docs-a/_home-sample.mdx'}])).toBe(
    "import fragment0 from '@site/docs-a/_home-sample.mdx';\nexport default {'a-b': fragment0};",
  );
});
