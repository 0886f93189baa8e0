import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

// The comment `// @works-without-react` declares that a module works without React. Pages that use other
// components load the application at idle. The lists in this file are for code of Docusaurus, which has no
// such comments.

const DECLARATION = /^\/\/ @works-without-react$/m;

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /^export\s+(?:\*|\{[^}]*\})\s*from\s+['"]([^'"]+)['"];?/gm;

/**
 * Matches modules that need no declaration: some of Docusaurus, files imported with a loader, and files that
 * are not scripts.
 */
const ALWAYS_NATIVE =
  /^@docusaurus\/(?:Head|Interpolate|Link|Translate|useBaseUrl|useDocusaurusContext)$|!|\.(?!(?:[cm]?[jt]sx?)$)\w+$/;

/** Components of the classic theme that do nothing until React runs. Most are overridden by this site. */
export const CLASSIC_COMPONENTS_NEEDING_REACT: readonly string[] = [
  'AnnouncementBar/CloseButton',
  'BackToTopButton',
  'CodeBlock',
  'ColorModeToggle',
  'DocSidebar',
  'DocSidebarItem/Category',
  'Mermaid',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Toggle',
  'NavbarItem/DropdownNavbarItem/Desktop',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'TOCCollapsible',
  'Tabs',
];

/** Finds the sources of the classic theme, which may be installed in a folder above the site. */
export function getClassicThemeFolder(siteDir: string): string {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const folders = resolve
    .paths('@docusaurus/theme-classic')!
    .map((folder) => path.join(folder, '@docusaurus/theme-classic/src/theme'));
  return folders.find((folder) => existsSync(folder)) ?? folders[0]!;
}

export const getOverridesFolder = (siteDir: string) =>
  path.join(siteDir, 'src/theme');

/**
 * Tells whether a module declares that it works without React. A module that only re-exports other modules
 * does if all of those do.
 *
 * @param name - module as imported: a path, `@site/…` or `@theme/…`
 * @param folder - folder of the importing file
 * @returns false if the module cannot be found
 */
export function worksWithoutReact(
  name: string,
  siteDir: string,
  folder = siteDir,
): boolean {
  if (ALWAYS_NATIVE.test(name)) {
    return true;
  }
  const file = findComponentModule(name, siteDir, folder);
  if (file) {
    return declaresItself(file, siteDir);
  }
  const component = name.replace(/^@theme\//, '');
  return (
    component !== name &&
    !CLASSIC_COMPONENTS_NEEDING_REACT.includes(component) &&
    findScript(path.join(getClassicThemeFolder(siteDir), component)) !==
      undefined
  );
}

/**
 * Lists the MDX elements of `src/theme/MDXComponents` that work without React. Recognises entries of the form
 * `NAME` or `NAME: Component` whose component is the default import of a module with the declaration.
 */
export function listNativeElements(siteDir: string): string[] {
  const file = findComponentModule('@theme/MDXComponents', siteDir, siteDir);
  const source = file ? readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/^import (\w+) from ['"]([^'"]+)['"]/gm)]
    .filter(([, , name]) =>
      worksWithoutReact(name!, siteDir, path.dirname(file!)),
    )
    .flatMap(([, component]) =>
      Array.from(
        source.matchAll(
          new RegExp(`(?:\\b(\\w+):\\s*)?\\b${component}\\b(?=\\s*[,}])`, 'g'),
        ),
        ([, key]) => key ?? component!,
      ),
    );
}

function declaresItself(file: string, siteDir: string): boolean {
  const source = readFileSync(file, 'utf8');
  const code = source.replace(COMMENTS, '');
  const targets = Array.from(code.matchAll(RE_EXPORT), ([, name]) => name!);
  return (
    DECLARATION.test(source) ||
    (targets.length > 0 &&
      code.replace(RE_EXPORT, '').trim() === '' &&
      targets.every((name) =>
        worksWithoutReact(name, siteDir, path.dirname(file)),
      ))
  );
}

export function findComponentModule(
  name: string,
  siteDir: string,
  folder: string,
): string | undefined {
  const [, alias, rest] = /^@(site|theme)\/(.+)$/.exec(name) ?? [];
  if (alias) {
    return findScript(
      path.join(
        alias === 'site' ? siteDir : getOverridesFolder(siteDir),
        rest!,
      ),
    );
  }
  return /^[./]/.test(name)
    ? findScript(path.resolve(folder, name))
    : undefined;
}

function findScript(base: string): string | undefined {
  return ['', '.tsx', '.ts', '.jsx', '.js']
    .flatMap((ending) => [
      `${base}${ending}`,
      ...(ending ? [path.join(base, `index${ending}`)] : []),
    ])
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** Lists the components in the folder of a theme by the names that follow `@theme/` in imports. */
export function listComponents(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /(?<!\.d)\.[jt]sx?$/.test(file))
        .map((file) =>
          file
            .replaceAll(path.sep, '/')
            .replace(/\.[jt]sx?$/, '')
            .replace(/\/index$/, ''),
        )
        .sort()
    : [];
}
