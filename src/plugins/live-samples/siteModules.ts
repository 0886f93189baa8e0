import type {Plugin} from 'esbuild';

/** What the panel sees of the site. */
export interface PanelModules {
  /** The generated module `@generated/live`. */
  readonly live: unknown;
  /** Id of a text → the text in the page's language. */
  readonly messages: Readonly<Record<string, string>>;
}

/** `translate` of Docusaurus, without React: https://docusaurus.io/docs/docusaurus-core#translate-imperative */
const TRANSLATE = `export function translate({id, message}, values = {}) {
  return (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);
}`;

/** Resolves the names of the site's own bundler that the panel imports. */
export function panelModules({live, messages}: PanelModules): Plugin {
  const texts: Readonly<Record<string, string>> = {
    '@generated/live': `export default ${JSON.stringify(live)}`,
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(messages)};\n${TRANSLATE}`,
  };
  return {
    name: 'panel-modules',
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
