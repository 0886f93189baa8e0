import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {COLOUR_RULES, findViolations} from './browserAxe';
import {resizeTo} from './viewport';

/** A state of a page. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** Selector of the part to inspect; default: the page. */
  readonly within?: string;
  /** Leaves the state, unless the next state does so. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Sets the preferred colour scheme and waits for the page. */
export async function setColourScheme(
  page: Page,
  mode: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.locator(`html[data-theme=${mode}]`).waitFor();
}

/** Runs axe on a part of the page and on visible grids in its frames. */
async function look(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  const found = await findViolations(page, {within, rules});
  for (const frame of page.frames().slice(1)) {
    if (await frame.getByRole('grid').isVisible()) {
      // The frame is inside a landmark of the page.
      const scope = {within: 'body', without: ['region'], rules};
      const inside = await findViolations(frame, scope);
      found.push(...inside.map((line) => `in the frame: ${line}`));
    }
  }
  return found;
}

/**
 * Runs axe on each state of a page, at each width and in both colour modes.
 *
 * @returns HTML of the page and its frames in each state, for the validator
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
        ...(await resizeTo(page, width)),
        ...(await look(page, within)),
      ];
      found.push(...lines.map((line) => `${name}, ${width} px: ${line}`));
    }
    // Only colours differ in dark mode.
    await setColourScheme(page, 'dark');
    const dark = await look(page, within, COLOUR_RULES);
    await setColourScheme(page, 'light');
    found.push(...dark.map((line) => `${name}, dark: ${line}`));
    for (const [index, frame] of page.frames().entries()) {
      pages[`${name} ${index}`] = await frame.content();
    }
    await leave?.(page);
  }
  expect(found).toEqual([]);
  return pages;
}
