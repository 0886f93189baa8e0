import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HOST_FACTS_FILE, parseHostFacts} from '../../src/hosts/hostFacts';
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
 * @param keptHashes - `'sha256-…'` of scripts of an earlier release, whose pages may still be around
 * @throws Error when there is no build, or a page holds code that no policy can allow
 */
export function readHostPlan(
  dir: string,
  keptHashes: readonly string[] = [],
): HostPlan {
  const factsFile = path.join(dir, HOST_FACTS_FILE);
  if (!existsSync(factsFile)) {
    throw new Error(
      `No build in ${dir}: expected ${factsFile}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
  const facts = parseHostFacts(readFileSync(factsFile, 'utf8'));
  const scriptHashes = [...new Set([...readScriptHashes(dir), ...keptHashes])];
  return {
    facts,
    headers: headersOf({scriptHashes, connect: facts.connect}),
    exceptions: readExceptions(dir),
  };
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

/**
 * The hashes of the scripts that stand in the pages of a build.
 *
 * @throws Error naming every page that holds other code
 */
export function readScriptHashes(dir: string): string[] {
  const known = inlineCode(
    readFileSync(path.join(dir, FRAME_PAGE), 'utf8'),
  ).scripts.map(policyHash);
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
  const problems = pages.flatMap((page) => {
    const {scripts, forbidden} = inlineCode(
      readFileSync(path.join(dir, page), 'utf8'),
    );
    return [
      ...scripts
        .filter((text) => !known.includes(policyHash(text)))
        .map((text) => `${page}: <script>${text.trim().slice(0, 60)}`),
      ...forbidden.map((code) => `${page}: ${code.slice(0, 80)}`),
    ];
  });
  if (problems.length > 0) {
    throw new Error(
      [
        `Code in pages that the content security policy must not allow (${problems.length}). Expected files of their own for scripts and styles, and none but the scripts of ${FRAME_PAGE} in pages; received:`,
        ...problems.slice(0, SHOWN),
        'Move it into a file: a class of a style sheet, a listener of src/native, a script in src/.',
      ].join('\n'),
    );
  }
  return known;
}
