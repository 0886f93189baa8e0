import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headersOf} from './headers';
import {HOST_FACTS_FILE, type HostFacts} from './hostFacts';
import type {HeaderException, HostPlan} from './hostPlan';
import {
  LIVE_FRAME_FILE,
  liveFrameException,
} from '../../../src/live/frame/policy';
import {allowHosts, type Allowed} from './allowHosts';
import {policyHash, readHtml} from './readHtml';
import {readPages, type Found} from './readPages';

/** What is wrong shows at most so many times. */
const SHOWN = 20;

/** A header has room for so many hashes of a kind, besides those of style sheets: hosts limit its length. */
const MOST = 6;

const ANY_STYLE = "'unsafe-inline'";

/** `'sha256-…'` of the code that stands in pages. */
export interface CodeHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the operator adds to what is read. */
export interface Given extends Partial<CodeHashes> {
  /** Hosts that pages may load from. */
  readonly allow?: readonly Allowed[];
}

/** What is read off a build. */
export interface ReadBuild {
  readonly plan: HostPlan;
  /** The hashes of the build itself. */
  readonly own: CodeHashes;
  /** The scripts that stand in pages, by hash. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Code of the pages that this command cannot look into, as the build names it. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Reads what a host must know off a finished build.
 *
 * @param dir - folder of the build
 * @param given - hashes of an earlier release, whose pages may still be around, and hosts to allow
 * @throws Error when there is no build; or naming all that pages hold and no policy can allow, and all that
 * they load from hosts that are not allowed
 */
export function readBuild(dir: string, given: Given = {}): ReadBuild {
  const facts = readHostFacts(dir);
  const found = readPages(dir, facts);
  const {sources, problems} = allowHosts(
    [...found.requests.values()],
    given.allow ?? [],
  );
  throwAll([...found.problems, ...tooManyScripts(found), ...problems]);
  const own = hashesOf(found);
  const withKept = (kind: keyof CodeHashes) => [
    ...new Set([...own[kind], ...(given[kind] ?? [])]),
  ];
  return {
    plan: {
      facts,
      headers: headersOf({
        scriptHashes: withKept('scripts'),
        styleHashes:
          found.styles.size > MOST ? [ANY_STYLE] : withKept('styles'),
        connect: facts.connect,
        further: {...sources, ...styleAttributeSources(found.styleAttributes)},
      }),
      exceptions: readExceptions(dir),
    },
    own,
    scripts: found.scripts,
    unknown: found.unknown,
  };
}

/** The plan of {@link readBuild} alone. */
export function readHostPlan(dir: string, given?: Given): HostPlan {
  return readBuild(dir, given).plan;
}

/**
 * Reads what a build says of itself to those who serve it.
 *
 * @param dir - folder of the build
 * @throws Error when there is no build
 */
export function readHostFacts(dir: string): HostFacts {
  const file = path.join(dir, HOST_FACTS_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as HostFacts;
}

function hashesOf({scripts, sheets, styles}: Found): CodeHashes {
  return {
    scripts: [...scripts.keys()],
    styles: [...sheets, ...styles].sort(),
  };
}

function tooManyScripts({scripts}: Found): string[] {
  const texts = [...scripts.values()].map(beginOf);
  return texts.length > MOST
    ? [
        `${texts.length} different scripts stand in pages, and a header has room for ${MOST} hashes. Put them into files: ${texts.join(' | ')}`,
      ]
    : [];
}

/** By which a script is recognised. */
export function beginOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 60);
}

/** Few values stand there by their hashes; scripts that set styles need nothing. */
function styleAttributeSources(hashes: ReadonlySet<string>) {
  const sources =
    hashes.size > MOST
      ? [ANY_STYLE]
      : ["'unsafe-hashes'", ...[...hashes].sort()];
  return hashes.size > 0 && {'style-src-attr': sources};
}

function throwAll(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(
      [
        `The content security policy would stop what ${problems.length === 1 ? 'a page needs' : 'pages need'} (${problems.length}):`,
        ...problems.slice(0, SHOWN),
      ].join('\n'),
    );
  }
}

/** The files of a build that are answered with other headers. */
function readExceptions(dir: string): HeaderException[] {
  const file = path.join(dir, LIVE_FRAME_FILE);
  return existsSync(file)
    ? [
        liveFrameException(
          readHtml(readFileSync(file, 'utf8')).scripts.map(policyHash),
        ),
      ]
    : [];
}
