import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  HOST_FACTS_FILE,
  parseHostFacts,
  type HostFacts,
} from '../../src/hosts/hostFacts';
import {headersOf} from '../../src/hosts/headers';
import type {HeaderException, HostPlan} from '../../src/hosts/hostPlan';
import {LIVE_FRAME_FILE, liveFrameException} from '../../src/hosts/liveFrame';
import {inlineCode, policyHash} from './inlineCode';

/**
 * The page whose scripts every page has, and which shows nothing that anybody writes: a script that stands
 * elsewhere alone is unknown.
 */
const FRAME_PAGE = '404.html';

/** What is wrong shows at most so many times. */
const SHOWN = 20;

/**
 * Reads what a host must know off a finished build.
 *
 * @param dir - folder of the build
 * @param kept - hashes of an earlier release, whose pages may still be around
 * @param own - hashes of the build itself, for who has read them: that takes every page
 * @throws Error when there is no build, or a page holds code that no policy can allow
 */
export function readHostPlan(
  dir: string,
  kept: CodeHashes = {scripts: [], styles: []},
  own: CodeHashes = readCodeHashes(dir),
): HostPlan {
  const facts = readFacts(dir);
  const scriptHashes = [...new Set([...own.scripts, ...kept.scripts])];
  const styleHashes = [...new Set([...own.styles, ...kept.styles])];
  return {
    facts,
    headers: headersOf({scriptHashes, styleHashes, connect: facts.connect}),
    exceptions: readExceptions(dir),
  };
}

function readFacts(dir: string): HostFacts {
  const file = path.join(dir, HOST_FACTS_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
  return parseHostFacts(readFileSync(file, 'utf8'));
}

/** The files of a build that are answered with other headers. */
function readExceptions(dir: string): HeaderException[] {
  const file = path.join(dir, LIVE_FRAME_FILE);
  return existsSync(file)
    ? [
        liveFrameException(
          inlineCode(readFileSync(file, 'utf8')).scripts.map(policyHash),
        ),
      ]
    : [];
}

/** `'sha256-…'` of the code that stands in pages. */
export interface CodeHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The hashes of the scripts and style sheets that stand in the pages of a build.
 *
 * @throws Error naming every page that holds other code
 */
export function readCodeHashes(dir: string): CodeHashes {
  const pageOf = (file: string) =>
    inlineCode(readFileSync(path.join(dir, file), 'utf8'));
  const scripts = pageOf(FRAME_PAGE).scripts.map(policyHash);
  const sheetHash = sheetHashes(dir, readFacts(dir).baseUrl);
  const styles = new Set<string>();
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
  const problems = pages.flatMap((file) => {
    const page = pageOf(file);
    const unknown = page.scripts.filter(
      (text) => !scripts.includes(policyHash(text)),
    );
    const changed = page.styles.filter(({address, text}) => {
      const hash = policyHash(text);
      styles.add(hash);
      return hash !== sheetHash(address);
    });
    return [
      ...unknown.map((text) => `<script>${text.trim().slice(0, 60)}`),
      ...changed.map(
        ({address, text}) =>
          `<style> that is not ${address}: ${text.slice(0, 60)}`,
      ),
      ...page.forbidden.map((code) => code.slice(0, 80)),
    ].map((code) => `${file}: ${code}`);
  });
  if (problems.length > 0) {
    throw new Error(
      [
        `Code in pages that the content security policy must not allow (${problems.length}). Expected files of their own for scripts and styles, and none in pages but the scripts of ${FRAME_PAGE} and whole style sheets; received:`,
        ...problems.slice(0, SHOWN),
        'Move it into a file: a class of a style sheet, a listener of src/native, a script in src/.',
      ].join('\n'),
    );
  }
  return {scripts, styles: [...styles].sort()};
}

/**
 * Hashes of style sheets, each read once.
 *
 * @param base - path of the site, with a slash at both ends
 * @returns the hash of the file behind an address; `undefined` when there is none
 */
function sheetHashes(
  dir: string,
  base: string,
): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    if (!known.has(address)) {
      const file = path.join(dir, address.slice(base.length));
      known.set(
        address,
        address.startsWith(base) && existsSync(file)
          ? policyHash(readFileSync(file, 'utf8'))
          : undefined,
      );
    }
    return known.get(address);
  };
}
