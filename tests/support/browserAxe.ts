import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type axe from 'axe-core';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Frame} from 'playwright-core';

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.0 to 2.2, levels A and AA, and best practices of axe. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Rules that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe does not inspect frames of a page by itself. */
type Inspectable = Pick<Frame, 'evaluate' | 'url'>;

interface AxeScope {
  /** Default: all rules of the tags above. */
  readonly rules?: readonly string[];
  /** Rules to disable. */
  readonly without?: readonly string[];
  /** Selector of the part to inspect; default: the page. */
  readonly within?: string;
}

/**
 * Runs axe on the current state of a page or frame.
 *
 * @returns one line per violation, with its elements
 * @throws Error if no rule applied to any element
 */
export async function findViolations(
  page: Inspectable,
  {rules, without = [], within = 'html'}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) {
    // The security policy of the page does not apply to scripts of the debugger.
    await page.evaluate(AXE);
  }
  const {passes, incomplete, violations} = await runAxe(page, within, {
    runOnly: [...(rules ?? TAGS)],
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
    // Selectors take a third of the time and are not used.
    selectors: false,
  });
  if (passes.length + incomplete.length + violations.length === 0) {
    throw new Error(`axe found nothing to look at on ${page.url()}`);
  }
  return violations.map(
    ({id, help, nodes}) =>
      `${id} (${help}), ${nodes.length}×: ${nodes
        .slice(0, 3)
        .map(({html}) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

function runAxe(
  page: Inspectable,
  within: string,
  options: RunOptions,
): Promise<AxeResults> {
  return page.evaluate(
    ([selector, runOptions]) =>
      (window as unknown as {axe: typeof axe}).axe.run(
        {include: [selector]},
        runOptions,
      ),
    [
      within,
      {
        ...options,
        resultTypes: ['violations'],
        // No rule needs the parsed style sheets, which take a quarter of the time.
        preload: {assets: ['media']},
      },
    ] as [string, RunOptions],
  );
}
