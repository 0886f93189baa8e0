import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {findOriginalFile, toRelativePath} from '../../content';
import {APP_AT_IDLE_META} from '../app';
import {worksWithoutReact} from './declarations';

/** Matches parts of a page in which no code runs: front matter, code fences, inline code and comments. */
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

/** Matches event handlers of React as JSX attributes or object properties. */
const HANDLER = /(?<![\w-])(on[A-Z]\w*)\s*(?:=\s*\{|:)/g;

/** Matches the front matter of a page that is Markdown instead of MDX. */
const COMMON_MARK = /^---\r?\n[^]*?^format:\s*['"]?md\b/m;

/**
 * Finds what needs React in the source of a page: imports of modules without a declaration, and event handlers.
 *
 * Elements that need no import are marked by `src/theme/MDXComponents.tsx`.
 *
 * @param source - text of an MDX file
 * @param folder - folder of the file
 * @returns reasons for the build log
 */
export function findReactReasons(
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
 * @param format - value of `markdown.format` in the configuration
 */
export const createReactReasonMarker =
  (
    siteDir: string,
    format: MarkdownConfig['format'] = 'mdx',
  ): NonNullable<MarkdownConfig['preprocessor']> =>
  ({filePath, fileContent}) => {
    const isMdx =
      format === 'mdx' || (format === 'detect' && filePath.endsWith('.mdx'));
    // Translations have the imports of the English page.
    const original = findOriginalFile(toRelativePath(filePath, siteDir));
    const source = original ? path.join(siteDir, original) : filePath;
    const text =
      source === filePath || !existsSync(source)
        ? fileContent
        : readFileSync(source, 'utf8');
    const reasons =
      isMdx && !COMMON_MARK.test(text)
        ? findReactReasons(text, siteDir, path.dirname(source))
        : [];
    return reasons.length === 0
      ? fileContent
      : `${fileContent}\n\n<Head><meta name="${APP_AT_IDLE_META}" content="${reasons.join('; ')}" /></Head>\n`;
  };
