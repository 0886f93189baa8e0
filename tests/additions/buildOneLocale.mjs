// `node buildOneLocale.mjs SITE LOCALE OUT`: builds one locale of several, at the address it has beside
// the others. `docusaurus build --locale` would put it at the root, as a site of one language:
// https://docusaurus.io/docs/i18n/tutorial#multi-domain-deployment
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

const [siteDir, locale, outDir] = process.argv.slice(2);
process.chdir(siteDir);
const {buildLocale} =
  await import('@docusaurus/core/lib/commands/build/buildLocale.js');
await buildLocale({siteDir, locale, cliOptions: {outDir}});
