import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HOST_FACTS_FILE, type HostFacts} from '../hosts/hostFacts';
import type {Redirect} from '../sets/redirects';
import type {SearchSettings} from '../site/settings';

interface Options {
  readonly search: SearchSettings;
  readonly redirects: readonly Redirect[];
}

/** Writes into the build what its host must know of it, for `npm run hosts`. */
export default function hostFactsPlugin(
  {siteConfig, i18n}: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'host-facts',
    async postBuild({outDir}) {
      // The build of the first locale holds those of the others.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const facts = hostFacts(siteConfig, i18n.locales.slice(1), options);
        await writeFile(
          path.join(outDir, HOST_FACTS_FILE),
          `${JSON.stringify(facts, null, 2)}\n`,
        );
      }
    },
  };
}

/**
 * Collects the facts.
 *
 * @param locales - all but the default one: the paths below which they stand
 */
export function hostFacts(
  {url, baseUrl}: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl'>,
  locales: readonly string[],
  {search, redirects}: Options,
): HostFacts {
  const roots = [baseUrl, ...locales.map((locale) => `${baseUrl}${locale}/`)];
  return {
    url,
    baseUrl,
    locales,
    redirects: Object.fromEntries(
      roots.flatMap((root) =>
        redirects.map(({from, to}) => [
          root + from.slice(1),
          root + to.slice(1),
        ]),
      ),
    ),
    connect: searchOrigins(search),
  };
}

/** The origins that pages ask for answers. */
function searchOrigins(search: SearchSettings): string[] {
  const addresses =
    search.engine === 'embedded' ? [] : [...search.nodes, search.nearestNode];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address === undefined ? [] : new URL(address).origin,
      ),
    ),
  ];
}
