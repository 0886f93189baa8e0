import {expect, it} from 'vitest';
import {robotsText} from '../../src/plugins/robots';

it('lets crawlers in, and names the sitemap of each language', () => {
  expect(robotsText('https://docs.example/sdk/', ['en', 'ja'])).toBe(
    `User-agent: *
Allow: /

Sitemap: https://docs.example/sdk/sitemap.xml
Sitemap: https://docs.example/sdk/en/sitemap.xml
Sitemap: https://docs.example/sdk/ja/sitemap.xml
`,
  );
});
