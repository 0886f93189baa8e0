// Usage: `node buildOneLocale.mjs SITE LOCALE OUT`
// Builds one locale of several below its prefix; `docusaurus build --locale` would build it at the root, as the only
// locale: https://docusaurus.io/docs/i18n/tutorial#multi-domain-deployment
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

const [siteDir, locale, outDir] = process.argv.slice(2);
process.chdir(siteDir);
const {buildLocale} =
  await import('@docusaurus/core/lib/commands/build/buildLocale.js');
const config = 'tests/fixtures/fewPages/docusaurus.config.ts';
await buildLocale({siteDir, locale, cliOptions: {outDir, config}});
