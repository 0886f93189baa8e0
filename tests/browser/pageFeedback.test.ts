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
  },
);
