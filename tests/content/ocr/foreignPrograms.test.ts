import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  checkForeign,
  collectForeign,
} from '../../../scripts/samples/foreign/check';
import {
  missingToolchains,
  requireToolchains,
  TOOLCHAINS,
} from '../../../scripts/samples/foreign/toolchains';
import {listPages} from '../../../src/sets/page/listPages';
import {
  parseMarkdown,
  parseMarkdownFile,
} from '../../../src/sets/page/markdown';
import {formatProblem} from '../../../src/sets/problem';

const root = process.cwd();

beforeAll(requireToolchains, 300_000);

/** What is found when the program of a made-up page runs. */
async function problemsOf(code: string, output: string): Promise<string[]> {
  const page = parseMarkdown(
    `\`\`\`python title="one.py"\n${code}\n\`\`\`\n\n\`\`\`text title="Output"\n${output}\n\`\`\`\n`,
    'page.mdx',
  );
  const problems = await checkForeign(root, collectForeign([page]));
  return problems.map(formatProblem);
}

describe('programs in other languages', () => {
  it('print what their pages show', async () => {
    const pages = listPages(root).map((file) => parseMarkdownFile(file, root));
    const programs = collectForeign(pages);
    // The page begins with a short one.
    expect(programs.map(({fence}) => fence.lang)).toEqual([
      'python',
      ...TOOLCHAINS.map(({lang}) => lang),
    ]);
    const problems = await checkForeign(root, programs);
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('are compared with their pages, at the line of the command', async () => {
    const [problem] = await problemsOf('print(1)', '$ python3 one.py\n2');
    expect(problem).toMatch(/^page\.mdx:6: \$ python3 one\.py prints\n1/);
  });

  it('must release what they were given', async () => {
    const source = readFileSync(
      'docs-ocr/sample/programs/recognise.py',
      'utf8',
    ).replace('sdk.freePointer(pointer)', 'pass');
    const [problem] = await problemsOf(
      source,
      '$ LD_LIBRARY_PATH=. python3 one.py no-such-file.png\n',
    );
    expect(problem).toContain('a string was not released with freePointer');
  });

  it('need a session', async () => {
    const page = parseMarkdown(
      '```java title="A.java"\nclass A {}\n```\n',
      'page.mdx',
    );
    const [problem] = await checkForeign(root, collectForeign([page]));
    expect(problem?.found).toBe('a program in java without its output');
  });
});

describe('missingToolchains', () => {
  it('names all where there is no program at all', () => {
    expect(missingToolchains('/nowhere')).toEqual(TOOLCHAINS);
  });
});
