import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();

/** Messages of the rules that keep a door, for one line of code in a file. */
async function judge(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return (result?.messages ?? [])
    .filter(({ruleId}) =>
      ['no-restricted-properties', 'no-restricted-syntax'].includes(
        ruleId ?? '',
      ),
    )
    .map(({message}) => message);
}

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
