import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allowHosts, parseAllowedHost} from './allowedHosts';
import {DEFAULT_CACHE_RULES, type CacheRule} from './cacheRules';
import type {HostPlan, HeaderValue} from './plan';
import {computeCspHash, readHtml} from './readHtml';
import {readPages, type BuildCode} from './readPages';
import {createSecurityHeaders} from './securityHeaders';
import {readSiteInfo, type SiteInfo} from './siteInfo';

const MOST_PROBLEMS = 20;

/** Maximum number of script hashes. Hosts limit the length of a header. */
const MAX_HASHES = 6;

const ANY_INLINE_STYLE = "'unsafe-inline'";

/** Hashes of inline code. Each is `sha256-…`, with or without single quotes. */
export interface CspHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Options of {@link readBuild}. */
export interface ReadBuildOptions {
  /** Facts about the site; by default read from `hosts.json` in the folder of the build. */
  readonly site?: SiteInfo;
  /**
   * Other hosts that pages may load from, optionally after a directive: `*.example.com`, `font-src cdn.example.com`.
   */
  readonly allow?: readonly string[];
  /** Hashes of inline scripts of the previous release, whose pages may still be cached. */
  readonly keep?: readonly string[];
  /** Hashes of inline style sheets of the previous release. */
  readonly keepStyle?: readonly string[];
  /** Files that are sent with different headers. Files that the build does not contain are ignored. */
  readonly exceptions?: readonly {
    /** Path relative to the base path and to each locale's folder. */
    readonly file: string;
    /** Returns the headers, given the hashes of the file's inline scripts. */
    readonly headers: (
      scriptHashes: readonly string[],
    ) => readonly HeaderValue[];
  }[];
  /** Rules for `Cache-Control`; by default {@link DEFAULT_CACHE_RULES}. Files without a rule are revalidated. */
  readonly cacheRules?: readonly CacheRule[];
  /** Attribute of `<style>` elements whose text is a copy of a file. Default: `data-href`. */
  readonly inlinedSheetAttribute?: string;
  /** Command that calls this function. If it is set, messages name options as on a command line: `--keep-style`. */
  readonly command?: string;
  /** Called with the HTML of each page, except redirect pages. */
  readonly onPage?: (html: string) => void;
}

/** Result of {@link readBuild}. */
export interface ReadBuildResult {
  readonly plan: HostPlan;
  /** Hashes of this build, to pass as `keep` and `keepStyle` for the next release. */
  readonly hashes: CspHashes;
  /** Text of each inline script by its hash. */
  readonly scripts: ReadonlyMap<string, string>;
}

/**
 * Reads a finished build and determines how its host must answer requests.
 *
 * @param dir - folder of the build
 * @throws Error if there is no build, an option is malformed, or the content security policy would block code
 * or requests of pages; the message lists all of them
 */
export function readBuild(
  dir: string,
  options: ReadBuildOptions = {},
): ReadBuildResult {
  const {site = readSiteInfo(dir), command} = options;
  const optionName = (name: string) => (command ? `--${name}` : name);
  const printedBy = command ? `"${command}"` : 'the last release';
  const parseHashes = (hashes: readonly string[] = [], name: string) =>
    hashes.map((hash) => parseHash(hash, optionName(name), printedBy));
  const keep = parseHashes(options.keep, 'keep');
  const keepStyle = parseHashes(
    options.keepStyle,
    command ? 'keep-style' : 'keepStyle',
  );
  const allow = optionName('allow');
  const allowed = (options.allow ?? []).map((text) =>
    parseAllowedHost(text, allow),
  );
  const code = readPages(dir, site, {
    inlinedSheetAttribute: options.inlinedSheetAttribute ?? 'data-href',
    onPage: options.onPage ?? (() => {}),
  });
  const {sources, problems} = allowHosts(
    [...code.requests.values()],
    allowed,
    allow,
  );
  throwProblems([...code.problems, ...findTooManyScripts(code), ...problems]);
  const hashes = {
    scripts: [...code.scripts.keys()],
    styles: [...code.inlinedSheets, ...code.styles].sort(),
  };
  return {
    plan: {
      site,
      headers: createSecurityHeaders({
        scriptHashes: unique([...hashes.scripts, ...keep]),
        styleHashes:
          code.styles.size > MAX_HASHES
            ? [ANY_INLINE_STYLE]
            : unique([...hashes.styles, ...keepStyle]),
        connect: site.connect,
        further: {...sources, ...styleAttributeSources(code.styleAttributes)},
      }),
      exceptions: (options.exceptions ?? [])
        .filter(({file}) => existsSync(path.join(dir, file)))
        .map(({file, headers}) => ({
          file,
          headers: headers(hashScripts(path.join(dir, file))),
        })),
      cacheRules: options.cacheRules ?? DEFAULT_CACHE_RULES,
      generator: command ? `\`${command}\`` : '@document-sdk/host-files',
    },
    hashes,
    scripts: code.scripts,
  };
}

/**
 * Parses a hash in a form that {@link CspHashes} allows.
 *
 * @returns the CSP source expression, in single quotes
 */
function parseHash(text: string, option: string, printedBy: string): string {
  const hash = text.replace(/^'|'$/g, '');
  if (!/^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/.test(hash)) {
    throw new Error(
      `${option}: expected sha256-… as ${printedBy} printed it, received "${text}".`,
    );
  }
  return `'${hash}'`;
}

function unique(hashes: readonly string[]): string[] {
  return [...new Set(hashes)];
}

function findTooManyScripts({scripts}: BuildCode): string[] {
  const texts = [...scripts.values()].map(formatScriptExcerpt);
  return texts.length > MAX_HASHES
    ? [
        `${texts.length} different scripts stand in pages, and a header has room for ${MAX_HASHES} hashes. Put them into files: ${texts.join(' | ')}`,
      ]
    : [];
}

/** Returns the first characters of a script on one line, for messages. */
export function formatScriptExcerpt(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 60);
}

/** Allows the `style` attributes of pages by their hashes, or all attributes if there are too many hashes. */
function styleAttributeSources(hashes: ReadonlySet<string>) {
  const sources =
    hashes.size > MAX_HASHES
      ? [ANY_INLINE_STYLE]
      : ["'unsafe-hashes'", ...[...hashes].sort()];
  return hashes.size > 0 && {'style-src-attr': sources};
}

function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(
      [
        `The content security policy would stop what ${problems.length === 1 ? 'a page needs' : 'pages need'} (${problems.length}):`,
        ...problems.slice(0, MOST_PROBLEMS),
      ].join('\n'),
    );
  }
}

function hashScripts(file: string): string[] {
  return readHtml(readFileSync(file, 'utf8')).scripts.map(computeCspHash);
}
