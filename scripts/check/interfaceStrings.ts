import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Problem} from '../../src/sets/problem';
import type {FileTree} from './files';
import {themeStrings} from './themeStrings';

/** A text of the interface, as the source or a theme writes it. */
export interface InterfaceString {
  readonly message: string;
  /** Source file; `undefined` for a text of an installed theme. */
  readonly file: string | undefined;
}

/** What the sources say, and what could not be read out of them. */
export interface ExtractedStrings {
  readonly strings: ReadonlyMap<string, InterfaceString>;
  readonly problems: readonly Problem[];
}

/** The English texts that a translation file has entries for, by id: those of the sources and of the theme. */
export async function englishTexts(
  files: FileTree,
): Promise<Map<string, string>> {
  const {strings} = await extractSourceStrings(files.root, files);
  return new Map([
    ...themeStrings('theme-common'),
    ...[...strings].map(([id, {message}]) => [id, message] as const),
  ]);
}

/**
 * Reads the texts of `<Translate>` and `translate()` out of `src/`, with Docusaurus's own extractor.
 *
 * @param root - folder of the repository: the extractor reads the disk
 */
export async function extractSourceStrings(
  root: string,
  files: FileTree,
): Promise<ExtractedStrings> {
  // Loaded here: whoever wants a name from this file does not want Babel.
  const {extractAllSourceCodeFileTranslations, getBabelOptions} =
    await import('@docusaurus/babel');
  const extracted = await extractAllSourceCodeFileTranslations(
    files
      .list('src')
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => files.read(file).includes('@docusaurus/Translate'))
      .map((file) => path.join(root, file)),
    getBabelOptions({isServer: true}),
  );
  return {
    strings: new Map(
      extracted.flatMap(({sourceCodeFilePath, translations}) =>
        Object.entries(translations).map(([id, {message}]) => [
          id,
          {message, file: path.relative(root, sourceCodeFilePath)},
        ]),
      ),
    ),
    problems: extracted.flatMap(({sourceCodeFilePath, warnings}) =>
      warnings.map((warning) =>
        extractionProblem(path.relative(root, sourceCodeFilePath), warning),
      ),
    ),
  };
}

/** What the extractor says, a text that ends with `File: … at line 3`. */
function extractionProblem(file: string, warning: string): Problem {
  return {
    file,
    line: Number(/ at line (\d+)/.exec(warning)?.[1] ?? 1),
    found: warning.split('\n', 1)[0] ?? warning,
    expected: 'a text that can be read without running the code',
    remedy: 'Write id and message as plain strings.',
  };
}

/** Names of the category labels of a set's sidebars, as Docusaurus keys them. */
export function sidebarStrings(sidebars: SidebarsConfig): Map<string, string> {
  const strings = new Map([['version.label', 'Next']]);
  const visit = (sidebar: string, items: unknown): void => {
    for (const item of Array.isArray(items) ? items : []) {
      const {
        type,
        label,
        items: children,
      } = item as {
        type?: string;
        label?: string;
        items?: unknown;
      };
      if (type === 'category' && label !== undefined) {
        strings.set(`sidebar.${sidebar}.category.${label}`, label);
        visit(sidebar, children);
      }
    }
  };
  for (const [sidebar, items] of Object.entries(sidebars)) {
    visit(sidebar, items);
  }
  return strings;
}
