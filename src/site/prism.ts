import type {PrismTheme} from 'prism-react-renderer';

/**
 * Colours of Prism's tokens (https://prismjs.com/tokens.html). They refer to custom properties of
 * `src/css/tokens.css`, so one theme serves light and dark mode.
 */
const theme: PrismTheme = {
  plain: {color: 'inherit', backgroundColor: 'var(--ifm-pre-background)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype'],
      style: {color: 'var(--site-code-comment)', fontStyle: 'italic'},
    },
    {
      types: [
        'keyword',
        'boolean',
        'directive-hash',
        'annotation',
        'atrule',
        'important',
      ],
      style: {color: 'var(--site-code-keyword)'},
    },
    {
      types: ['string', 'char', 'regex', 'attr-value'],
      style: {color: 'var(--site-code-string)'},
    },
    {
      types: ['number', 'constant'],
      style: {color: 'var(--site-code-number)'},
    },
    {
      types: ['function', 'property', 'attr-name', 'tag'],
      style: {color: 'var(--site-code-title)'},
    },
    {
      types: ['class-name', 'builtin', 'selector'],
      style: {color: 'var(--site-code-type)'},
    },
    // JavaScript inside a JSX tag has the default colour.
    {types: ['script'], style: {color: 'inherit'}},
    {types: ['inserted'], style: {backgroundColor: 'var(--site-code-add)'}},
    {types: ['deleted'], style: {backgroundColor: 'var(--site-code-delete)'}},
  ],
};

/** Value of Docusaurus' option `themeConfig.prism`: https://docusaurus.io/docs/api/themes/configuration#codeblock */
export const PRISM_CONFIG = {
  theme,
  // Added to the default languages of prism-react-renderer.
  additionalLanguages: [
    'bash',
    'csharp',
    'diff',
    'docker',
    'http',
    'ini',
    'java',
    'powershell',
  ],
};
