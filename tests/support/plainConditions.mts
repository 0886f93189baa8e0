import type {Plugin} from 'vite';

/**
 * Removes the `development` condition that Vite adds to package resolution, so that packages resolve as in
 * Node. The development builds of the Markdown parsers are slower, because they check each of their steps.
 */
export function plainConditions(): Plugin {
  return {
    name: 'plain-conditions',
    // Configured conditions are only added to those of Vite.
    configResolved({ssr, environments}) {
      for (const resolve of [ssr.resolve, environments['ssr']?.resolve]) {
        if (resolve?.conditions) {
          resolve.conditions = resolve.conditions.filter(
            (condition) => condition !== 'development|production',
          );
        }
      }
    },
  };
}
