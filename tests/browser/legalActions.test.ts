import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {holdBack} from '../support/holdBack';
import {opener, waitForClosed, waitForText} from '../support/legalDialog';

const test = siteTest('global-ko-en');

test('nothing of a text is loaded before it is asked for; its frame is there at once', async ({
  open,
}) => {
  const {release, prepare} = holdBack('**/en/legal/*');
  const page = await open('/en/ocr/api/run', {prepare});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await opener(page, '/legal/privacy').hover();
  expect(asked.filter((url) => /legal/.test(url))).toEqual([]);
  await opener(page, '/legal/privacy').click();
  const frame = page.locator('dialog[open]');
  await frame.getByText('Loading the text…').waitFor();
  await page.getByRole('dialog', {name: 'Privacy Policy'}).waitFor();
  await page.keyboard.press('Escape');
  await frame.waitFor({state: 'hidden'});
  release();
  await opener(page, '/legal/terms').click();
  await waitForText(page, 'terms');
  expect(await frame.count()).toBe(1);
});

test('offers the page, printing and the link', async ({open}) => {
  const page = await open('/en/ocr/intro#legal-refund', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await waitForText(page);
  const dialog = page.getByRole('dialog');
  const address = new URL('/en/legal/refund', page.url()).href;
  await dialog.getByRole('button', {name: 'Copy link'}).click();
  await dialog.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await dialog.getByRole('button', {name: 'Copy link'}).click();
  await dialog.getByText(address).waitFor();
  await dialog.getByRole('button', {name: 'Print'}).click();
  await page.locator('body[data-printed]').waitFor();
  await dialog.getByRole('link', {name: 'Open as page'}).click();
  await page.waitForURL(address);
  expect(await page.locator('h1').textContent()).toBe('Refund Policy');
  // The page that was left comes back with its dialog, which closes for good.
  await page.goBack();
  await waitForText(page);
  await page.keyboard.press('Escape');
  await waitForClosed(page);
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflow),
    )
    .not.toBe('hidden');
});

test('prints the text of the dialog alone, to its end', async ({open}) => {
  const page = await open('/en/ocr/intro#legal-privacy');
  await waitForText(page);
  await page.emulateMedia({media: 'print'});
  for (const part of ['main', 'footer', 'nav.navbar', 'dialog[open] button']) {
    expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
  }
  const printed = await page
    .locator('dialog[open]')
    .evaluate(({scrollHeight, clientHeight}) => ({
      cut: scrollHeight - clientHeight,
      isLong: clientHeight > 2000,
    }));
  expect(printed).toEqual({cut: 0, isLong: true});
});

test('says so when its text fails, and tries again', async ({open}) => {
  let isFailing = true;
  const page = await open('/en/ocr/intro', {
    expected: [/Failed to load resource/],
    prepare: (fresh) =>
      fresh.route('**/en/legal/terms', (route) =>
        isFailing && route.request().resourceType() === 'fetch'
          ? route.fulfill({status: 503, body: 'down'})
          : route.continue(),
      ),
  });
  await opener(page, '/legal/terms').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The text could not be loaded.').waitFor();
  isFailing = false;
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await waitForText(page);
});

test('is not in the way of modified clicks', async ({open}) => {
  const page = await open('/en/ocr/intro');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    opener(page, '/legal/privacy').click({modifiers: ['ControlOrMeta']}),
  ]);
  await tab.waitForURL('**/en/legal/privacy');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('opens and closes once for many clicks', async ({open}) => {
  const page = await open('/en/ocr/intro');
  const start = page.url();
  await opener(page, '/legal/refund').dblclick();
  await waitForText(page);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  // Going back takes a moment: a second click in it must not go back twice.
  const close = page.locator('dialog[open] button').first();
  await close.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await waitForClosed(page);
  expect(page.url()).toBe(start);
});

test('stays open when a selection is dragged out of it, or into it', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro#legal-terms');
  await waitForText(page);
  const [inside, outside] = [640, 8];
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300);
    await page.mouse.up();
    expect(await page.locator('dialog[open]').count()).toBe(1);
  }
});
