import type {Plugin} from 'esbuild';

/**
 * Resolves what a script of live samples imports of the site.
 *
 * @param texts - name of a module → its text
 */
export function siteModules(texts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'site-modules',
    setup(setup) {
      setup.onResolve({filter: /^@(?:generated|docusaurus)\//}, ({path}) => ({
        path,
        namespace: 'site',
      }));
      setup.onLoad({filter: /.*/, namespace: 'site'}, ({path}) => ({
        contents: texts[path],
      }));
    },
  };
}
