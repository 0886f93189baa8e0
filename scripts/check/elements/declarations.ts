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

/** The names that pages of an area may use without importing them: the line that declares each. */
export function declaredNames(
  area: Area,
  files: FileTree,
): ReadonlyMap<string, string> {
  const build = area === 'pages' ? undefined : SET_BUILDS[area];
  return new Map([
    ...[...Object.entries(OF_DOCUSAURUS), ...siteComponents(files)].map(
      ([name, module]) => [name, `import ${name} from '${module}';`] as const,
    ),
    ...Object.entries(build?.imports ?? {}),
    ...Object.entries(build?.replaces ?? {}).map(([name, attributes]) => {
      const members = attributes.map(
        (each) => `${each}${each === 'of' ? '' : '?'}: string`,
      );
      return [
        name,
        `declare const ${name}: (props: {${members.join('; ')}}) => null;`,
      ] as const;
    }),
  ]);
}

const OVERRIDE = 'src/theme/MDXComponents.tsx';

/** Components that the override of `MDXComponents` adds, and their modules. */
function siteComponents(files: FileTree): (readonly [string, string])[] {
  const text = files.has(OVERRIDE) ? files.read(OVERRIDE) : '';
  const {nodes} = parseSource(OVERRIDE, text);
  const added = nodes
    .filter(ts.isShorthandPropertyAssignment)
    .map(({name}) => name.text);
  return nodes
    .filter(ts.isImportDeclaration)
    .map(
      ({importClause, moduleSpecifier}) =>
        [
          importClause?.name?.text ?? '',
          (moduleSpecifier as ts.StringLiteral).text,
        ] as const,
    )
    .filter(([name]) => added.includes(name));
}
