import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {COLOUR_RULES, findViolations} from './browserAxe';
import {findInvalidStates} from './nuValidator';
import {excessWidth} from './overflow';

/** A state of a page: how to get there from the one before, and what of the page it changes. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** Selector of what is looked at; the whole page when absent. */
  readonly within?: string;
  /** How to leave it, where the next state does not. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** The same elements in other colours: what has nothing to do with colour stays as it was. */
async function inDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.locator('html[data-theme=dark]').waitFor();
  const found = await findViolations(page, {within, rules: COLOUR_RULES});
  await page.emulateMedia({colorScheme: 'light'});
  await page.locator('html[data-theme=light]').waitFor();
  return found;
}

/** Goes through states of one page, and looks at each in both colour modes at each width; the validator reads it once. */
export async function walkStates(
  page: Page,
  states: readonly State[],
  widths: readonly number[],
): Promise<void> {
  const found: string[] = [];
  const pages: Record<string, string> = {};
  let runs = 0;
  for (const {name, reach, within, leave} of states) {
    await reach(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const light = await findViolations(page, {within});
      const dark = await inDark(page, within);
      const excess = await excessWidth(page);
      runs += 2;
      found.push(
        ...light.map((line) => `${name}, ${width} px, light: ${line}`),
        ...dark.map((line) => `${name}, ${width} px, dark: ${line}`),
        ...(excess > 0 ? [`${name}, ${width} px: ${excess} px too wide`] : []),
      );
    }
    pages[name] = await page.content();
    await leave?.(page);
  }
  found.push(...(await findInvalidStates(pages)));
  console.log(
    `axe: ${states.length} states, ${widths.length} widths, 2 colour modes, ${runs} runs, ${found.length} violations`,
  );
  expect(found).toEqual([]);
}
