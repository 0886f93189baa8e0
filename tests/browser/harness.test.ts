import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished} from 'vitest';
import {headersOf} from '../../src/hosts/headers';
import {siteTest} from '../support/browser';
import {serveStrictly} from '../support/browserSite';
import {watchPage} from '../support/browserWatch';
import {scratchFolder} from '../support/scratchFolder';

const test = siteTest('global-en');

/** Pages that each do one thing that no page may do. */
const BAD_PAGES: Readonly<Record<string, [body: string, problem: RegExp]>> = {
  'uncaught-error': [
    '<script src="/throw.js"></script>',
    /uncaught error: broken on purpose/,
  ],
  'console-error': [
    '<script src="/log.js"></script>',
    /console: Minified React error #418/,
  ],
  'inline-script': [
    '<script>document.title = "inline"</script>',
    /console: .*Content Security Policy/,
  ],
  'inline-style': [
    '<p style="color: red">red</p>',
    /console: .*Content Security Policy/,
  ],
  'other-host': [
    '<script src="/remote.js"></script>',
    /request to another host: https:\/\/other\.example\/x/,
  ],
  'missing-file': ['<img src="/missing.png" alt="">', /console: .*404/],
};

function badSite(): string {
  const dir = scratchFolder('bad-site', onTestFinished);
  const files = {
    'index.html': '',
    '404.html': '<title>Not found</title>',
    'throw.js': 'throw new Error("broken on purpose")',
    'log.js': 'console.error("Minified React error #418")',
    'remote.js':
      'document.body.append(Object.assign(new Image(), {src: "https://other.example/x"}))',
  };
  const pages = Object.entries(BAD_PAGES).map(([name, [body]]) => [
    `${name}.html`,
    `<!doctype html><html lang="en"><title>${name}</title><body>${body}</body></html>`,
  ]);
  for (const [name, text] of [...Object.entries(files), ...pages]) {
    writeFileSync(path.join(dir, name!), text!);
  }
  return dir;
}

test('the watch on pages sees every kind of problem', async ({browser}) => {
  const site = await serveStrictly(
    badSite(),
    headersOf({scriptHashes: [], styleHashes: [], connect: []}),
  );
  for (const [name, [, problem]] of Object.entries(BAD_PAGES)) {
    const page = await browser.newPage();
    const problems = watchPage(page, site.url);
    await page.goto(`${site.url}/${name}`);
    await expect
      .poll(() => problems.join('\n'), {message: name})
      .toMatch(problem);
    await page.close();
  }
  await site.close();
});

test('a problem that the test expects is left out', async ({open}) => {
  const page = await open('/nowhere', {expected: [/console: .*404/]});
  await expect.poll(() => page.title()).toContain('Page Not Found');
});

test('a sound page has no problem', async ({open}) => {
  const page = await open('/');
  expect(await page.locator('h1').count()).toBe(1);
});
