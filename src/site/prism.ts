import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colours of code, by the names that Prism gives to parts of it (https://prismjs.com/tokens.html).
 * They are custom properties of `src/css/tokens.css`, which dark mode sets anew: so one theme serves both modes.
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
    // Code within a tag, as in JSX.
    {types: ['script'], style: {color: 'inherit'}},
    {types: ['inserted'], style: {backgroundColor: 'var(--site-code-add)'}},
    {types: ['deleted'], style: {backgroundColor: 'var(--site-code-delete)'}},
  ],
};

/** `themeConfig.prism`: https://docusaurus.io/docs/api/themes/configuration#codeblock */
export const PRISM = {
  theme,
  // Beside those that prism-react-renderer knows.
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
