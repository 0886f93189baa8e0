import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const NO_CUSTOM_FIELDS = {
  selector: 'MemberExpression[property.name="customFields"]',
  message: 'Read the public configuration through useSiteConfig().',
};

// A component: `export default function Name(props: Props): ReactNode`, one per file.
const COMPONENT_DIALECT = [
  {
    selector: 'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[A-Z]/]',
    message: 'A component is the default export of a file of its own.',
  },
  {
    selector:
      'Program VariableDeclarator[id.name=/^[A-Z][a-z]/] > ArrowFunctionExpression',
    message: 'Write a component as a function: `function Name(): ReactNode`.',
  },
  {
    selector:
      'ExportDefaultDeclaration > FunctionDeclaration:not([returnType.typeAnnotation.typeName.name="ReactNode"])',
    message: 'A component returns a ReactNode, and says so.',
  },
  {
    selector: 'ExportDefaultDeclaration > ArrowFunctionExpression',
    message: 'Write a component as a function with a name.',
  },
  {
    selector:
      'TSTypeReference[typeName.name=/^(FC|FunctionComponent|VFC)$/], TSQualifiedName[right.name=/^(FC|FunctionComponent|VFC)$/], TSQualifiedName[left.name="JSX"]',
    message: 'Type the properties and the result: `(props: Props): ReactNode`.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build*/**',
      '.docusaurus/**',
      '.cache/**',
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
      'no-restricted-syntax': ['error', NO_CUSTOM_FIELDS],
    },
  },
  {
    files: ['src/{components,pages,theme}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', NO_CUSTOM_FIELDS, ...COMPONENT_DIALECT],
    },
  },
  {files: ['static/**/*.js'], rules: {'no-var': 'off'}},
);
