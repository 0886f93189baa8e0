import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {collectScriptSamples} from '../../../scripts/samples/ts/collect';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import type {ScriptSample} from '../../../src/sets/samples/types';

const ROOT = path.resolve(__dirname, '../../..');
const TESTS = path.join(ROOT, 'tests/components/sheet');

/** Functions that a sample offers to an application, without those that are there to show an error. */
function offered({segments, code}: ScriptSample): string[] {
  return segments.some(({expected}) => expected.length > 0)
    ? []
    : [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(
        ([, name]) => name!,
      );
}

/** Whether code calls a function, or renders a component, other than where it is written. */
function calls(code: string, name: string): boolean {
  return new RegExp(
    `(?<!function )\\b${name}\\(|<${name}\\b|, ${name}\\)`,
  ).test(code);
}

it('calls every function of a sample, on its page or in a test', () => {
  const pages = listPages(ROOT, ['docs-spreadsheet']).map((file) =>
    parseMarkdownFile(file, ROOT),
  );
  const {samples} = collectScriptSamples(pages);
  const tests = readdirSync(TESTS)
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(TESTS, file), 'utf8'));
  const all = samples.flatMap((sample) =>
    offered(sample).map((name) => ({sample, name})),
  );
  const uncalled = all.filter(({sample, name}) => {
    const {fence} = sample.segments[0]!;
    const page = samples.filter(
      ({segments}) => segments[0]!.fence.file === fence.file,
    );
    const file = fence.meta.get('file') ?? fence.meta.get('title') ?? '';
    const named = tests.filter((text) =>
      [file, file.replace('.ts', '')].some((each) =>
        text.includes(`'${each}'`),
      ),
    );
    return !(
      page.some(({code}) => calls(code, name)) ||
      // Functions that end what a module began are called by one test, by the name of the sample.
      named.some((text) => name === 'close' || calls(text, name))
    );
  });
  expect(all.length).toBeGreaterThan(45);
  expect(
    uncalled.map(
      ({sample, name}) => `${sample.segments[0]!.fence.file}: ${name}`,
    ),
  ).toEqual([]);
});
