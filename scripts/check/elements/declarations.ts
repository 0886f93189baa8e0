import ts from 'typescript';
import {SET_BUILDS} from '../../../src/sets/builds';
import type {Area} from '../../../src/sets/page/place';
import type {FileTree} from '../files';
import {parseSource} from '../parseSource';

/** What Docusaurus itself gives to every page. */
const OF_DOCUSAURUS = {
  Admonition: '@theme/Admonition',
  Details: '@theme/Details',
  Head: '@docusaurus/Head',
};

/** What Docusaurus writes into the module of a page. */
export const IN_EVERY_PAGE =
  "declare const frontMatter: any, toc: import('@docusaurus/mdx-loader').TOCItem[], props: any, contentTitle: string | undefined;";

/**
 * Names that pages of an area may use without importing them: the line that declares each.
 *
 * @param files - where the theme's override lists this site's own
 */
export function declaredNames(
  area: Area,
  files: FileTree,
): ReadonlyMap<string, string> {
  const build = area === 'pages' ? undefined : SET_BUILDS[area];
  return new Map([
    ...Object.entries(OF_DOCUSAURUS).map(importLine),
    ...siteComponents(files).map(importLine),
    ...Object.entries(build?.imports ?? {}),
    ...Object.entries(build?.replaces ?? {}).map(
      ([name, attributes]) =>
        [name, replacedElement(name, attributes)] as const,
    ),
  ]);
}

function importLine([name, module]: readonly [string, string]) {
  return [name, `import ${name} from '${module}';`] as const;
}

const OVERRIDE = 'src/theme/MDXComponents.tsx';

/** Components that the override of `MDXComponents` adds, and their modules. */
function siteComponents(files: FileTree): (readonly [string, string])[] {
  if (!files.has(OVERRIDE)) {
    return [];
  }
  const {nodes} = parseSource(OVERRIDE, files.read(OVERRIDE));
  const added = nodes
    .filter(ts.isShorthandPropertyAssignment)
    .map(({name}) => name.text);
  return nodes.filter(ts.isImportDeclaration).flatMap((node) => {
    const name = node.importClause?.name?.text ?? '';
    const module = (node.moduleSpecifier as ts.StringLiteral).text;
    return added.includes(name) ? [[name, module] as const] : [];
  });
}

function replacedElement(name: string, attributes: readonly string[]): string {
  const members = attributes.map(
    (attribute) => `${attribute}${attribute === 'of' ? '' : '?'}: string`,
  );
  return `declare const ${name}: (props: {${members.join('; ')}}) => null;`;
}
