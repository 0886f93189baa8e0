import {expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('hosted-ko-en');

test.for(['/ocr/intro', '/en/ocr/intro'])(
  'the question on %s stands on the ground of its answers',
  async (address, {open}) => {
    const page = await open(address, {hydrated: true});
    await page.locator('.page-feedback button').nth(1).click();
    const group = page.locator('.page-feedback fieldset');
    await group.waitFor();
    const [outer, question, answer] = await Promise.all(
      [group, group.locator('legend'), group.locator('label').first()].map(
        (each) => each.boundingBox(),
      ),
    );
    expect(question!.y).toBeGreaterThan(outer!.y);
    expect(question!.y + question!.height).toBeLessThanOrEqual(answer!.y);
    const buttons = (await page.locator('.page-feedback').boundingBox())!;
    expect(outer!.x).toBe(buttons.x);
  },
);

test.for(['/ocr/intro', '/en/ocr/intro'])(
  'a reason of two lines on %s stands beside its box, not below it',
  async (address, {open}) => {
    const page = await open(address, {hydrated: true, width: 320});
    await page.locator('.page-feedback button').nth(1).click();
    const edges = await page
      .locator('.page-feedback fieldset label')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const text = document.createRange();
          text.selectNodeContents(label.lastChild!);
          const box = label.querySelector('input')!.getBoundingClientRect();
          return text.getBoundingClientRect().left - box.right;
        }),
      );
    expect(edges.length).toBeGreaterThan(3);
    expect(Math.min(...edges)).toBeGreaterThan(0);
  },
);
