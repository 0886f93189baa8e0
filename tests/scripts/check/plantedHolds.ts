import type {PlantedFault} from './plantedFault';

const LEDGER = /^src\/theme\/README\.md:\d+: /m;

function held(
  fault: string,
  file: string,
  text: string,
  name: string,
): PlantedFault {
  return {
    check: 'holds',
    fault,
    changes: {[file]: text},
    at: `${file}:2`,
    says: `a hold on the inside of a package, \`${name}\``,
  };
}

/** Rows of a ledger, below the heading of its second table. */
function ledger(...rows: readonly string[]): Readonly<Record<string, string>> {
  return {
    'src/theme/README.md': [
      '## Holds on the inside of packages',
      ...rows,
      '',
    ].join('\n'),
  };
}

/** Holds without a row, and rows without a hold. */
export const IN_HOLDS: readonly PlantedFault[] = [
  held(
    'an import from a folder of a package',
    'src/hooks/planted.ts',
    "\nimport '@docusaurus/theme-classic/lib/prism-include-languages';",
    '@docusaurus/theme-classic/lib/prism-include-languages',
  ),
  held(
    'an import of a path that a package does not export',
    'src/hooks/planted.ts',
    "\nconst later = import('react/umd/react.js');",
    'react/umd/react.js',
  ),
  held(
    'a type from the inside of a package',
    'tests/support/planted.ts',
    "\nimport type {A} from '@docusaurus/theme-common/internal';",
    '@docusaurus/theme-common/internal',
  ),
  held(
    'a call of another plugin',
    'src/plugins/planted.ts',
    "\nimport sitemap from '@docusaurus/plugin-sitemap';",
    '@docusaurus/plugin-sitemap',
  ),
  held(
    'a module that is replaced',
    'src/plugins/planted.ts',
    "\nconst resolve = {alias: {'react$': 'x'}};",
    'alias react',
  ),
  held(
    'a file of a package, by its path',
    'vitest.config.mts',
    "\nconst file = 'node_modules/react/cjs/react.production.js';",
    'node_modules/react/cjs/react.production.js',
  ),
  held(
    'a private key of the storage',
    'src/hooks/planted.ts',
    "\nlocalStorage.getItem('__docusaurus_planted');",
    '__docusaurus_planted',
  ),
  held(
    'a part of a class name',
    'src/css/planted.css',
    "\n[class*='tocCollapsible'] {}",
    "[class*='tocCollapsible']",
  ),
  held(
    'a class name that nothing documents',
    'src/components/planted/styles.module.css',
    '\n:global(.plantedByATheme) {}',
    '.plantedByATheme',
  ),
  held(
    'a custom property of a package',
    'src/css/planted.css',
    '\n:root { --docsearch-planted: 1px; }',
    '--docsearch-planted',
  ),
  {
    check: 'holds',
    fault: 'a row that lacks one of the files',
    changes: {
      'src/hooks/planted.ts': "import '@docusaurus/theme-common/internal';",
    },
    at: 'src/hooks/planted.ts:1',
    says: 'this file in its row, src/theme/README.md:',
  },
  {
    check: 'holds',
    fault: 'a row of which nothing is left',
    changes: ledger(
      '| `gone/dist/*` | react 1.0.0 | `src/theme/Root.tsx` | | |',
    ),
    at: LEDGER,
    says: '`gone/dist/*` is said to be held in src/theme/Root.tsx, which does not',
  },
  {
    check: 'holds',
    fault: 'a row without a reason',
    changes: ledger(
      '| `gone/dist/*` | react 1.0.0 | `src/theme/Root.tsx` | | |',
    ),
    at: LEDGER,
    says: 'the row of `gone/dist/*` has empty cells',
  },
  {
    check: 'holds',
    fault: 'a row of an older version',
    changes: ledger(
      '| `gone/dist/*` | react 1.0.0 | `src/theme/Root.tsx` | | |',
    ),
    at: LEDGER,
    says: 'compared with "react 1.0.0"',
  },
];
