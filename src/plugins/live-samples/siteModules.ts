import type {Plugin} from 'esbuild';

/** What a script of live samples sees of the site. */
export interface SiteModules {
  /** Name of a module below `@generated/` → its default export. */
  readonly generated: Readonly<Record<string, unknown>>;
  /** Id of a text → the text in the page's language. */
  readonly messages: Readonly<Record<string, string>>;
}

/** `translate` of Docusaurus, without React: https://docusaurus.io/docs/docusaurus-core#translate-imperative */
const TRANSLATE = `export function translate({id, message}, values = {}) {
  return (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);
}`;

/** Resolves the names of the site's own bundler that such a script imports. */
export function siteModules({generated, messages}: SiteModules): Plugin {
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(generated).map(([name, value]) => [
        `@generated/${name}`,
        `export default ${JSON.stringify(value)}`,
      ]),
    ),
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(messages)};\n${TRANSLATE}`,
  };
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
