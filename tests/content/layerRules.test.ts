import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

// Which room may import which: `+` allowed, `-` forbidden. Rows import, columns are imported.
const ROOMS = [
  'site',
  'search',
  'hooks',
  'components',
  'theme',
  'pages',
  'plugins',
] as const;
const MATRIX: Readonly<Record<(typeof ROOMS)[number], string>> = {
  site: '+------',
  search: '++-----',
  hooks: '+++----',
  components: '++++---',
  theme: '+++++--',
  pages: '++++-+-',
  plugins: '++----+',
};

const eslint = new ESLint();

/** Messages of the import rule for one line of code in a room. */
async function judge(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return (result?.messages ?? [])
    .filter(({ruleId}) =>
      [
        'no-restricted-imports',
        'no-restricted-properties',
        'no-restricted-syntax',
      ].includes(ruleId ?? ''),
    )
    .map(({message}) => message);
}

const ARROWS = ROOMS.flatMap((from) =>
  ROOMS.map((to, index) => ({
    from,
    to,
    allowed: MATRIX[from][index] === '+',
  })),
);

describe('the direction of imports', () => {
  it.each(ARROWS)(
    '$from imports $to: $allowed',
    async ({from, to, allowed}) => {
      for (const source of [`@site/src/${to}/x`, `../${to}/x`]) {
        const messages = await judge(
          `src/${from}/planted.ts`,
          `import x from '${source}';\nexport default x;\n`,
        );
        expect(messages.length === 0, `${source}: ${messages.join()}`).toBe(
          allowed,
        );
      }
    },
  );

  it.each([
    'src/site/a.ts',
    'src/components/a.ts',
    'scripts/a.ts',
    'tests/a.ts',
  ])('%s does not import the configuration', async (file) => {
    for (const source of [
      '../docusaurus.config',
      '@site/docusaurus.config.ts',
    ]) {
      expect(
        await judge(
          file,
          `import config from '${source}';\nexport default config;\n`,
        ),
      ).toHaveLength(1);
    }
  });
});

describe('the doors', () => {
  const READS_ENV = 'export default process.env.SITE_URL;\n';
  const READS_FIELDS =
    'export default (config: {customFields: object}) => config.customFields;\n';

  it.each([
    ['src/site/settings.ts', READS_ENV, true],
    ['src/site/navbar.ts', READS_ENV, false],
    ['docusaurus.config.ts', READS_ENV, false],
    ['src/components/A.tsx', READS_ENV, false],
    ['src/hooks/useSiteConfig.ts', READS_FIELDS, true],
    ['src/hooks/useLocale.ts', READS_FIELDS, false],
    ['src/components/A.tsx', READS_FIELDS, false],
  ])('%s: %s %s', async (file, code, allowed) => {
    expect((await judge(file, code)).length === 0).toBe(allowed);
  });
});
