import type {LoadContext} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import codeBlocksPlugin, {prismCss} from '../../src/plugins/code-blocks';

const theme: PrismTheme = {
  plain: {color: '#111', backgroundColor: '#fff'},
  styles: [
    {
      types: ['keyword', 'tag'],
      style: {color: 'red', fontWeight: 'bold', opacity: 0.5},
    },
    {types: ['number'], languages: ['json', 'ts'], style: {color: 'blue'}},
  ],
};

describe('prismCss', () => {
  it('gives the parts of code the styles of a theme', () => {
    expect(prismCss({theme})).toBe(
      [
        '.theme-code-block pre {color: #111; background-color: #fff;}',
        '.token.keyword, .token.tag {color: red; font-weight: bold; opacity: 0.5;}',
        '.language-json .token.number, .language-ts .token.number {color: blue;}',
        '',
      ].join('\n'),
    );
  });

  it('keeps the styles of two themes apart', () => {
    const darkTheme: PrismTheme = {
      plain: {color: '#eee'},
      styles: [{types: ['string'], style: {color: 'lime'}}],
    };
    const css = prismCss({theme, darkTheme});
    expect(css).toContain(
      ":root:not([data-theme='dark']) .token.keyword, :root:not([data-theme='dark']) .token.tag {",
    );
    expect(css).toContain("[data-theme='dark'] .token.string {color: lime;}");
    expect(css).toContain(
      "[data-theme='dark'] .theme-code-block pre {color: #eee;}",
    );
  });
});

describe('the block for live code', () => {
  it.each([
    ['is that of the theme', {playgroundPosition: 'top'}, '@theme-original'],
    ['is none without one', undefined, 'undefined'],
  ])('%s', async (_, liveCodeBlock, expected) => {
    const made = new Map<string, string>();
    const themeConfig = {prism: {theme}, liveCodeBlock};
    const plugin = codeBlocksPlugin({
      siteConfig: {themeConfig},
      generatedFilesDir: '/generated',
    } as unknown as LoadContext);
    await plugin.contentLoaded?.({
      actions: {
        createData: async (name: string, data: string) => made.set(name, data),
      },
    } as never);
    expect(made.get('LiveCodeBlock.js')).toContain(expected);
  });
});
