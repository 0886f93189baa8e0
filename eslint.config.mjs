import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build*/**',
      '.docusaurus/**',
      'node_modules/**',
      'contracts/**',
      'bench/results/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/{hooks,components,theme,pages}/**/*.{ts,tsx}'],
  },
  {
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      // Indexed access is checked by the compiler; a `!` beside it states what the line above proved.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Interface texts. What stands inside documentation pages is in English, as they are.
    files: [
      'src/components/**/*.tsx',
      'src/theme/**/*.tsx',
      'src/pages/**/*.tsx',
    ],
    ignores: ['src/components/{ocr,sheet}/**'],
    rules: {'@docusaurus/no-untranslated-text': 'error'},
  },
  {
    files: ['src/**/*.{ts,tsx}', 'docusaurus.config.ts'],
    ignores: ['src/site/settings.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/site/settings.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/hooks/useSiteConfig.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="customFields"]',
          message: 'Read the public configuration through useSiteConfig().',
        },
      ],
    },
  },
  {files: ['static/**/*.js'], rules: {'no-var': 'off'}},
);
