import type {Plugin} from 'vite';

/**
 * Lets packages be resolved as Node resolves them for every command of this repository. Vite would add the
 * condition `development`, for which the parsers of Markdown have builds that check each of their own steps,
 * and take longer for it.
 */
export function plainConditions(): Plugin {
  return {
    name: 'plain-conditions',
    // What a configuration sets is added to Vite's own conditions, and takes none of them away.
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
