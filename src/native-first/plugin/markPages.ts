import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {APP_AT_IDLE_META} from '../app';
import {worksWithoutReact} from './declarations';

/** Front matter, code fences, inline code and comments. */
const IGNORED = [
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

/** Event handlers of React, as attribute or property. */
const HANDLER = /(?<![\w-])(on[A-Z]\w*)\s*(?:=\s*\{|:)/g;

/** Front matter of a page without MDX. */
const COMMON_MARK = /^---\r?\n[^]*?^format:\s*['"]?md\b/m;

/**
 * Finds what needs React in the source of a page: imported modules without a declaration, and event handlers. Elements
 * that need no import are marked by `src/theme/MDXComponents.tsx`.
 *
 * @param source - text of an MDX file
 * @param folder - its folder
 * @returns the reasons that the build reports
 */
export function findReasons(
  source: string,
  siteDir: string,
  folder = siteDir,
): string[] {
  const code = IGNORED.reduce((text, each) => text.replace(each, ''), source);
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
 * Creates a preprocessor that marks pages and partials that need React:
 * https://docusaurus.io/docs/api/docusaurus-config#markdown
 *
 * @param format - `markdown.format` of the configuration
 */
export const markPages =
  (
    siteDir: string,
    format: MarkdownConfig['format'] = 'mdx',
  ): NonNullable<MarkdownConfig['preprocessor']> =>
  ({filePath, fileContent}) => {
    const isMdx =
      format === 'mdx' || (format === 'detect' && filePath.endsWith('.mdx'));
    const reasons =
      isMdx && !COMMON_MARK.test(fileContent)
        ? findReasons(fileContent, siteDir, path.dirname(filePath))
        : [];
    return reasons.length === 0
      ? fileContent
      : `${fileContent}\n\n<Head><meta name="${APP_AT_IDLE_META}" content="${reasons.join('; ')}" /></Head>\n`;
  };
