import path from 'node:path';
import type {BenchSite} from './site';

/** A setting of this site, of its bench or of Docusaurus must not leak into a build. */
const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/**
 * The command of this repository's Docusaurus. Sites below the cache find its packages without a
 * `node_modules` of their own, and keep their own persistent cache.
 */
export function docusaurusCommand(
  settings: Readonly<Record<string, string>> = {},
): Awaited<ReturnType<BenchSite['command']>> {
  const rest = Object.entries(process.env).filter(
    ([name]) => !SETTING.test(name),
  );
  return {
    program: process.execPath,
    args: [
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    env: {
      ...Object.fromEntries(rest),
      DOCUSAURUS_PERF_LOGGER: 'true',
      NO_UPDATE_NOTIFIER: 'true',
      ...settings,
    },
  };
}
