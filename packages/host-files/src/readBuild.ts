import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allowHosts, parseAllowedHost} from './allowedHosts';
import {DEFAULT_CACHE_RULES, type CacheRule} from './cacheRules';
import type {HostPlan, NamedValue} from './plan';
import {cspHash, readHtml} from './readHtml';
import {readPages, type BuildCode} from './readPages';
import {securityHeaders} from './securityHeaders';
import {readSiteInfo, type SiteInfo} from './siteInfo';

const MOST_PROBLEMS = 20;

/** Hosts limit the length of a header. */
const MOST_HASHES = 6;

const ANY_INLINE_STYLE = "'unsafe-inline'";

/** Hashes of inline code: `sha256-…`, with or without single quotes. */
export interface CodeHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Options of {@link readBuild}. */
export interface BuildOptions {
  /** By default read from `hosts.json` in the folder of the build. */
  readonly site?: SiteInfo;
  /** Other hosts that pages may load from: `cdn.example.com`, `*.example.com`, `font-src cdn.example.com`. */
  readonly allow?: readonly string[];
  /** Hashes of inline scripts of the previous release, whose pages may still be cached. */
  readonly keep?: readonly string[];
  /** Hashes of inline style sheets of the previous release. */
  readonly keepStyle?: readonly string[];
  /** Files that are sent with different headers; those that the build does not have are ignored. */
  readonly exceptions?: readonly {
    /** Path below the base path and below each locale. */
    readonly file: string;
    /** Makes the headers from the hashes of the file's inline scripts. */
    readonly headers: (
      scriptHashes: readonly string[],
    ) => readonly NamedValue[];
  }[];
  /** {@link DEFAULT_CACHE_RULES} by default. Other files are revalidated. */
  readonly cacheRules?: readonly CacheRule[];
  /** Attribute of `<style>` elements that hold a copy of a file; `data-href` by default. */
  readonly inlinedSheetAttribute?: string;
  /** Command that calls this function. Messages then write options as on a command line: `--keep-style`. */
  readonly command?: string;
  /** Called with the HTML of each page, redirect pages excluded. */
  readonly onPage?: (html: string) => void;
}

/** Result of {@link readBuild}. */
export interface ReadBuild {
  readonly plan: HostPlan;
  /** Hashes of the build, for `keep` and `keepStyle` of the next release. */
  readonly hashes: CodeHashes;
  /** Hash → text of inline scripts. */
  readonly scripts: ReadonlyMap<string, string>;
}

/**
 * Reads a finished build and plans how its host must answer requests.
 *
 * @param dir - folder of the build
 * @throws Error when there is no build, an option is malformed, or pages contain code or requests that the
 * content security policy would block; the message lists all of them
 */
export function readBuild(dir: string, options: BuildOptions = {}): ReadBuild {
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
      headers: securityHeaders({
        scriptHashes: unique([...hashes.scripts, ...keep]),
        styleHashes:
          code.styles.size > MOST_HASHES
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
 * Parses a hash as {@link CodeHashes} has it.
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
  const texts = [...scripts.values()].map(scriptExcerpt);
  return texts.length > MOST_HASHES
    ? [
        `${texts.length} different scripts stand in pages, and a header has room for ${MOST_HASHES} hashes. Put them into files: ${texts.join(' | ')}`,
      ]
    : [];
}

/** First characters of a script, on one line. */
export function scriptExcerpt(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 60);
}

/** Allows `style` attributes by hash, or all of them if there are too many. */
function styleAttributeSources(hashes: ReadonlySet<string>) {
  const sources =
    hashes.size > MOST_HASHES
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
  return readHtml(readFileSync(file, 'utf8')).scripts.map(cspHash);
}
