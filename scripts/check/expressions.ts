import {analyze} from 'eslint-scope';
import type {MdxTextExpression} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {
  findOriginalFile,
  parseSourcePage,
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../src/content';
import type {FileTree} from './files';

/** Names that a page has without an import: those of JavaScript, of browsers, and of https://docusaurus.io/docs/markdown-features/react */
const GIVEN = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'localStorage', 'sessionStorage'],
  ...['require', 'props', 'frontMatter', 'contentTitle', 'toc', 'assets'],
]);

type Program = NonNullable<NonNullable<MdxTextExpression['data']>['estree']>;

/** A node of a page, or a value of an attribute, with its parsed code. */
interface CodeHolder {
  readonly data?: {readonly estree?: Program};
  readonly attributes?: readonly CodeHolder[];
  readonly value?: CodeHolder;
}

/** Lists the parsed modules or expressions of a page. */
function listPrograms({tree}: SourcePage, ofModules: boolean): Program[] {
  const found: Program[] = [];
  visit(tree, (node) => {
    const {attributes = []} = node as CodeHolder;
    const holders = [attributes].flat().flatMap((each) => [each, each.value]);
    if ((node.type === 'mdxjsEsm') === ofModules) {
      found.push(
        ...[node as CodeHolder, ...holders].flatMap(
          (each) => each?.data?.estree ?? [],
        ),
      );
    }
  });
  return found;
}

/** Finds keys of front matter in expressions that the page does not have. Readers see nothing in their place. */
function findUnknownKeys({file, tree, frontMatter}: SourcePage): FileProblem[] {
  const keys = Object.keys(frontMatter);
  const problems: FileProblem[] = [];
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const {value, position} = node as MdxTextExpression;
    const used = value.matchAll(/(?<![.\w])frontMatter\??\.(\w+)/g);
    const unknown = [...used].filter(([, key = '']) => !keys.includes(key));
    problems.push(
      ...unknown.map(([found, key = '']) => ({
        file,
        line: position?.start.line ?? 1,
        found: `{${found}}`,
        expected: `a key of the page's front matter: ${keys.join(', ')}`,
        remedy: `${suggestName(key, keys)}Correct the key, or add it.`,
      })),
    );
  });
  return problems;
}

/** Finds names in expressions that the page neither imports nor defines. Building such a page fails. */
export function findUnknownNames(
  page: SourcePage,
  {read}: FileTree,
): FileProblem[] {
  const expressions = listPrograms(page, false);
  if (expressions.length === 0) {
    return [];
  }
  // Builds take the imports of a translated page from the English one.
  const original = findOriginalFile(page.file);
  const modules =
    original === undefined || original === page.file
      ? []
      : listPrograms(parseSourcePage(original, read(original)), true);
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [...modules, ...listPrograms(page, true), ...expressions].flatMap(
      ({body}) => body,
    ),
  };
  const {globalScope} = analyze(program as Program, {
    ecmaVersion: 2024,
    sourceType: 'module',
  });
  const names = (globalScope?.through ?? [])
    .map(({identifier}) => identifier)
    .filter(({name}) => !GIVEN.has(name))
    .map(({name, loc}) => ({
      file: page.file,
      line: loc?.start.line ?? 1,
      found: `{${name}}, which the page neither imports nor defines`,
      expected: 'text, or a name of this page',
      remedy: `Write \`{${name}}\` between back-ticks, or \\{${name}} for braces that readers see.`,
    }));
  return [...names, ...findUnknownKeys(page)];
}
