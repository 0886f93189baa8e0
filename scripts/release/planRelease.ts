import {addRelease, renderRelease} from './changelog';
import {deploySteps} from './deploySteps';
import type {Repository} from './repository';
import {parseVersion} from './version';

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const CHANGELOG = 'CHANGELOG.md';

/** What a release writes. */
export interface ReleasePlan {
  readonly version: string;
  /** Its section of the changelog. */
  readonly section: string;
  /** Whole texts, by path relative to the root. */
  readonly written: Readonly<Record<string, string>>;
}

/**
 * Plans a release of what is committed.
 *
 * @param wish - the version, as it was given
 * @param day - `2026-12-01`
 * @throws Error when the version is no later one, something is not committed, or nothing has changed
 */
export function planRelease(
  wish: string,
  day: string,
  {last, commits, comparison, uncommitted}: Repository,
): ReleasePlan {
  const manifest = comparison.after(MANIFEST);
  const {version: current} = JSON.parse(manifest) as {version: string};
  const version = parseVersion(wish, last?.slice(1) ?? current);
  if (uncommitted.length > 0) {
    throw new Error(
      `npm run release: expected everything committed, received changes in ${uncommitted.slice(0, 5).join(', ')}. Commit or stash them.`,
    );
  }
  if (commits.length === 0) {
    throw new Error(
      `npm run release: expected commits since ${last}, received none. There is nothing to release.`,
    );
  }
  const release = {
    version,
    day,
    commits,
    // A first release is deployed as the README says.
    steps: last === undefined ? [] : deploySteps(comparison),
  };
  return {
    version,
    section: renderRelease(release),
    written: {
      [MANIFEST]: withVersion(manifest, version),
      [LOCK]: withVersion(comparison.after(LOCK), version),
      [CHANGELOG]: addRelease(comparison.after(CHANGELOG), release),
    },
  };
}

/** A manifest of npm, or its lock, which states the version twice: for itself and for its root package. */
function withVersion(text: string, version: string): string {
  const data = JSON.parse(text) as {
    version: string;
    packages?: Record<string, {version?: string}>;
  };
  data.version = version;
  const root = data.packages?.[''];
  if (root) {
    root.version = version;
  }
  return `${JSON.stringify(data, null, 2)}\n`;
}
