import {execFileSync} from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PrismTheme} from 'prism-react-renderer';
import {expect, it, onTestFinished, vi} from 'vitest';
import {renderPrismCss} from '../../src/native-first/plugin/codeBlocks';
import {hasFullHistory} from '../../src/content';
import {createSiteInfo, renderRobotsTxt} from '../../src/outputs/rootFiles';
import {reportSettings} from '../../src/outputs/settingsReport';
import {scratchFolder} from '../support/scratchFolder';

it('the settings report warns about placeholder addresses, localhost and a missing package', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  reportSettings('http://localhost:3000', {
    placeholderBases: ['SITE_SDK_URL'],
    spreadsheetPackage: undefined,
  });
  const messages = warn.mock.calls.flat();
  warn.mockRestore();
  expect(messages).toEqual([
    expect.stringContaining('SITE_URL'),
    expect.stringContaining('SITE_SDK_URL'),
    expect.stringContaining('SITE_SPREADSHEET_PACKAGE'),
  ]);
});

it('the history is whole only in a full clone with a commit', () => {
  const folder = scratchFolder('history', onTestFinished);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], {stdio: 'pipe'});
  const commit = () =>
    git(
      ...['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'],
      ...['commit', '-q', '--allow-empty', '-m', 'change'],
    );
  expect(hasFullHistory(folder), 'an archive').toBe(false);
  git('init', '-q');
  expect(hasFullHistory(folder), 'no commit').toBe(false);
  commit();
  commit();
  expect(hasFullHistory(folder), 'a whole clone').toBe(true);
  const shallow = path.join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  expect(hasFullHistory(shallow), 'a shallow clone').toBe(false);
});

const SITE = {url: 'https://site.example', baseUrl: '/'};

it('the connected origins are those of the search nodes, each once', () => {
  const {connect} = createSiteInfo(SITE, [], {
    search: {
      engine: 'hosted',
      nodes: ['https://a.example:8108/x', 'https://a.example:8108'],
      nearestNode: 'https://b.example',
      searchApiKey: 'key',
      collection: 'docs',
    },
    redirects: [],
  });
  expect(connect).toEqual(['https://a.example:8108', 'https://b.example']);
});

it('robots.txt allows crawlers, and lists the sitemap of each language', () => {
  expect(renderRobotsTxt('https://docs.example/sdk/', ['en', 'ja'])).toBe(
    `User-agent: *
Allow: /

Sitemap: https://docs.example/sdk/sitemap.xml
Sitemap: https://docs.example/sdk/en/sitemap.xml
Sitemap: https://docs.example/sdk/ja/sitemap.xml
`,
  );
});

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

it('the CSS of a Prism theme styles the tokens of its languages', () => {
  expect(renderPrismCss({theme})).toBe(
    [
      '.theme-code-block pre {color: #111; background-color: #fff;}',
      '.token.keyword, .token.tag {color: red; font-weight: bold; opacity: 0.5;}',
      '.language-json .token.number, .language-ts .token.number {color: blue;}',
      '',
    ].join('\n'),
  );
});

it('the CSS of two Prism themes applies each in its colour mode', () => {
  const darkTheme: PrismTheme = {
    plain: {color: '#eee'},
    styles: [{types: ['string'], style: {color: 'lime'}}],
  };
  const css = renderPrismCss({theme, darkTheme});
  expect(css).toContain(
    ":root:not([data-theme='dark']) .token.keyword, :root:not([data-theme='dark']) .token.tag {",
  );
  expect(css).toContain("[data-theme='dark'] .token.string {color: lime;}");
  expect(css).toContain(
    "[data-theme='dark'] .theme-code-block pre {color: #eee;}",
  );
});
