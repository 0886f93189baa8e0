import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {APP_AT_IDLE_META} from '../app';
import {worksWithoutReact} from './declarations';

/** Texts that look like code and are none: front matter, fences, code between back-ticks, comments. */
const NO_CODE = [
  /^---\r?\n[^]*?^---$/m,
  /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t>]*\2/gm,
  /(`+)(?!`)[^\n]*?[^`]\1(?!`)/g,
  /\{\/\*[^]*?\*\/\}/g,
  /<!--[^]*?-->/g,
];

const MODULES = [
  /^(?:import|export)\s(?:[^'"=;]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm,
  /\b(?:import|require)\(\s*['"]([^'"\n]+)['"]/g,
];

/** A property that React alone answers, of an element or of what is passed to one. */
const HANDLER = /(?<![\w-])(on[A-Z]\w*)\s*(?:=\s*\{|:)/g;

/** A page that is Markdown alone, and imports nothing. */
const COMMON_MARK = /^---\r?\n[^]*?^format:\s*['"]?md\b/m;

/**
 * Finds what of a page's source the browser and the native script cannot handle: modules that they do not know, and
 * handlers of events. What is unknown without an import, `src/theme/MDXComponents.tsx` marks.
 *
 * @param source - the text of an MDX file, or of a part of a page
 * @param folder - its folder
 * @returns each as the build reports it; empty for a page that needs no application
 */
export function unknownIn(
  source: string,
  siteDir: string,
  folder = siteDir,
): string[] {
  const code = NO_CODE.reduce((text, none) => text.replace(none, ''), source);
  const names = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name]) => name!);
  return [
    ...new Set([
      ...MODULES.flatMap(names).filter(
        (name) => !worksWithoutReact(name, siteDir, folder),
      ),
      ...names(HANDLER),
    ]),
  ];
}

/**
 * Makes a preprocessor that lets each page with something unknown load the application, and each page that shows such
 * a part: https://docusaurus.io/docs/api/docusaurus-config#markdown
 *
 * @param format - the format of `.md` files, as the configuration names it
 */
export const markPages =
  (
    siteDir: string,
    format: MarkdownConfig['format'] = 'mdx',
  ): NonNullable<MarkdownConfig['preprocessor']> =>
  ({filePath, fileContent}) => {
    const isMdx =
      format === 'mdx' || (format === 'detect' && filePath.endsWith('.mdx'));
    const unknown =
      isMdx && !COMMON_MARK.test(fileContent)
        ? unknownIn(fileContent, siteDir, path.dirname(filePath))
        : [];
    return unknown.length === 0
      ? fileContent
      : `${fileContent}\n\n<Head><meta name="${APP_AT_IDLE_META}" content="${unknown.join('; ')}" /></Head>\n`;
  };
