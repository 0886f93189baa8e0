// Wraps @docusaurus/plugin-client-redirects: its pages carry an inline script, which a strict
// content security policy forbids. Ours load one shared script instead.
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirectsPlugin, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {integrityOf} from '../integrityOf';
import {renderRedirectPage} from './renderRedirectPage';

/** Address of the script, below the base address; the file stands in `static/`. */
const SCRIPT = 'js/redirect.js';

export default function siteRedirectsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin {
  const original = clientRedirectsPlugin(context, options) as Plugin;
  const {baseUrl, siteConfig} = context;
  return {
    ...original,
    async postBuild(props) {
      await original.postBuild?.(props as never);
      const integrity = integrityOf(
        await readFile(path.join(props.outDir, SCRIPT)),
      );
      await Promise.all(
        (options.redirects ?? []).flatMap(({from, to}) => {
          const address = `${baseUrl}${to.replace(/^\//, '')}`;
          const html = renderRedirectPage({
            to: address,
            canonical: siteConfig.url + address,
            script: baseUrl + SCRIPT,
            integrity,
            lang:
              context.i18n.localeConfigs[context.i18n.currentLocale]
                ?.htmlLang ?? 'en',
          });
          return [from]
            .flat()
            .map((route) => rewrite(path.join(props.outDir, route), html));
        }),
      );
    },
  };
}

siteRedirectsPlugin.validateOptions = validateOptions;

/** `/a` is answered from `a.html`, `/a/` from `a/index.html`: hosts differ in which they look for. */
async function rewrite(route: string, html: string): Promise<void> {
  const indexPage = path.join(route, 'index.html');
  await rm(indexPage); // The original wrote it; if not, this fails and names the path.
  await writeFile(indexPage, html);
  await writeFile(`${route}.html`, html);
}
