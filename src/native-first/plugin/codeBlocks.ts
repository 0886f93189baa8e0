import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';

type PrismThemes = Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>;

interface CodeConfig extends ThemeConfig {
  /** Options of a theme for live code: https://docusaurus.io/docs/api/themes/@docusaurus/theme-live-codeblock */
  readonly liveCodeBlock?: object;
}

const NAME = 'code-blocks';
const SHEET = 'styles.css';

/**
 * Makes what pages take from the configuration: a style sheet of the Prism themes, with the origin of the site, which
 * paper needs in front of addresses; and the block for live code. That one is the theme's, of which no page needs a line
 * unless a theme for live code is installed.
 */
export default function codeBlocksPlugin({
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      // Complete: themes have filled in what the configuration leaves out.
      const {prism, liveCodeBlock} =
        siteConfig.themeConfig as object as CodeConfig;
      const origin = `:root {--site-origin: ${JSON.stringify(siteConfig.url)};}\n`;
      await actions.createData(SHEET, origin + prismCss(prism));
      await actions.createData(
        'LiveCodeBlock.js',
        liveCodeBlock
          ? "export {default} from '@theme-original/CodeBlock';"
          : 'export default undefined;',
      );
    },
    getClientModules: () => [
      path.join(generatedFilesDir, NAME, 'default', SHEET),
    ],
  };
}

/**
 * The themes for code as CSS.
 *
 * @returns rules for both modes when there is one theme
 */
export function prismCss({theme, darkTheme}: PrismThemes): string {
  return darkTheme
    ? themeCss(theme, ":root:not([data-theme='dark']) ") +
        themeCss(darkTheme, "[data-theme='dark'] ")
    : themeCss(theme, '');
}

function themeCss({plain, styles}: PrismTheme, mode: string): string {
  return [
    rule([`${mode}.theme-code-block pre`], plain),
    ...styles.map(({types, languages, style}) =>
      rule(
        types.flatMap((type) =>
          (languages?.map((each) => `.language-${each} `) ?? ['']).map(
            (language) => `${mode}${language}.token.${type}`,
          ),
        ),
        style,
      ),
    ),
  ].join('');
}

function rule(selectors: readonly string[], style: object): string {
  const declarations = Object.entries(style).map(
    ([property, value]) =>
      `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  return `${selectors.join(', ')} {${declarations.join(' ')}}\n`;
}
