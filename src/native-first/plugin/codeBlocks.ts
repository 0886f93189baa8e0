import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';

type PrismThemes = Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>;

interface CodeConfig extends ThemeConfig {
  /** Settings of https://docusaurus.io/docs/api/themes/@docusaurus/theme-live-codeblock, if it is installed. */
  readonly liveCodeBlock?: object;
}

const NAME = 'code-blocks';
const SHEET = 'styles.css';

/**
 * Docusaurus plugin that generates a style sheet and a module for code blocks. The style sheet contains the
 * Prism themes and, for print, the origin of the site. The module exports the live code block of a theme, or
 * nothing if no such theme is installed.
 */
export default function codeBlocksPlugin({
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      // Read here, since themes have added their default settings by now.
      const {prism, liveCodeBlock} =
        siteConfig.themeConfig as object as CodeConfig;
      const origin = `:root {--site-origin: ${JSON.stringify(siteConfig.url)};}`;
      await actions.createData(
        SHEET,
        `@layer site {\n${origin}\n${renderPrismCss(prism)}}\n`,
      );
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

/** Converts Prism themes to CSS. If there is only one theme, it is used in both colour modes. */
export function renderPrismCss({theme, darkTheme}: PrismThemes): string {
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
