import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {COLOUR_RULES, findViolations} from './browserAxe';
import {fitTo} from './overflow';

/** A state of a page: how to get there from the one before, and what of the page it changes. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** Selector of what is looked at; the whole page when absent. */
  readonly within?: string;
  /** How to leave it, where the next state does not. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Changes the colours that the reader asks for, and waits until the page has them. */
export async function inMode(
  page: Page,
  mode: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.locator(`html[data-theme=${mode}]`).waitFor();
}

/** What axe finds in a part of a page, and in the sheet of a sample that has run there. */
async function look(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  const found = await findViolations(page, {within, rules});
  for (const frame of page.frames().slice(1)) {
    if (await frame.getByRole('grid').isVisible()) {
      // It stands in a landmark of the page.
      const scope = {within: 'body', without: ['region'], rules};
      const inside = await findViolations(frame, scope);
      found.push(...inside.map((line) => `in the frame: ${line}`));
    }
  }
  return found;
}

/**
 * Goes through states of one page, and lets axe look at each, at each width and in both colour modes.
 *
 * @returns the HTML of the page and its frames in each state, for the validator
 */
export async function walkStates(
  page: Page,
  states: readonly State[],
  widths: readonly number[],
): Promise<Record<string, string>> {
  const found: string[] = [];
  const pages: Record<string, string> = {};
  for (const {name, reach, within, leave} of states) {
    await reach(page);
    for (const width of widths) {
      const lines = [
        ...(await fitTo(page, width)),
        ...(await look(page, within)),
      ];
      found.push(...lines.map((line) => `${name}, ${width} px: ${line}`));
    }
    // The same elements in other colours: what has nothing to do with colour stays as it was.
    await inMode(page, 'dark');
    const dark = await look(page, within, COLOUR_RULES);
    await inMode(page, 'light');
    found.push(...dark.map((line) => `${name}, dark: ${line}`));
    for (const [index, frame] of page.frames().entries()) {
      pages[`${name} ${index}`] = await frame.content();
    }
    await leave?.(page);
  }
  expect(found).toEqual([]);
  return pages;
}
