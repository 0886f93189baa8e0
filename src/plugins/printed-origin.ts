import type {Plugin, LoadContext, PostCssOptions} from '@docusaurus/types';

/** What style sheets write for the origin of the public address, as a text. */
const ORIGIN = 'env(site-origin)';

/** A declaration of a style sheet, as far as it matters here: https://postcss.org/api/#declaration */
interface Declaration {
  value: string;
}

/**
 * Gives style sheets the origin of the site, which no selector finds in a link to a page of it: paper needs
 * the whole address. Put in while the site is built, it costs readers no script.
 */
export default function printedOriginPlugin({
  siteConfig: {url},
}: Pick<LoadContext, 'siteConfig'>): Plugin {
  const step = {
    postcssPlugin: 'printed-origin',
    Declaration(declaration: Declaration): void {
      if (declaration.value.includes(ORIGIN)) {
        declaration.value = declaration.value.replaceAll(
          ORIGIN,
          JSON.stringify(url),
        );
      }
    },
  };
  return {
    name: 'printed-origin',
    configurePostCss: (options: PostCssOptions): PostCssOptions => ({
      ...options,
      plugins: [...options.plugins, step],
    }),
  };
}
