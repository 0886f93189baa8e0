import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from 'playwright-core';

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The rules whose outcome depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe looks at. */
interface AxeScope {
  /** Only these rules; all of the tags above when absent. */
  readonly rules?: readonly string[];
  /** Selector of the part to look at; the whole page when absent. */
  readonly within?: string;
  /** Selector of parts to leave out. */
  readonly except?: string;
}

interface AxeResults {
  readonly passes: readonly unknown[];
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly {
      readonly target: unknown;
      readonly html: string;
    }[];
  }[];
}

/**
 * Runs axe over what a page shows now.
 *
 * @param scope - what to look at, and with which rules; everything when absent
 * @returns one line per violation, with the elements; empty when there is none
 * @throws Error when axe passed no rule at all, i.e. looked at nothing
 */
export async function findViolations(
  page: Page,
  {rules, within, except}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) {
    // The debugger evaluates it: the page's security policy has no say.
    await page.evaluate(AXE);
  }
  const context = {include: within ?? 'html', ...(except && {exclude: except})};
  const {passes, violations: found} = await runAxe(page, context, {
    runOnly: rules ?? TAGS,
    // A selector for each element that passed takes a third of the time, and nobody reads it.
    selectors: false,
  });
  if (passes.length < (rules ? 1 : 10)) {
    throw new Error(`axe passed only ${passes.length} rules on ${page.url()}`);
  }
  if (found.length === 0) {
    return [];
  }
  const {violations} = await runAxe(page, context, {
    runOnly: found.map(({id}) => id),
    selectors: true,
  });
  if (violations.length === 0) {
    throw new Error(
      `axe found ${found.map(({id}) => id).join(', ')} on ${page.url()}, and nothing when asked where: the page still changes. Wait for what it shows last.`,
    );
  }
  return violations.map(
    ({id, help, nodes}) =>
      `${id} (${help}), ${nodes.length}×: ${nodes
        .slice(0, 3)
        .map(({target, html}) => `${String(target)} ${html.slice(0, 120)}`)
        .join(' | ')}`,
  );
}

function runAxe(
  page: Page,
  context: object,
  options: {readonly runOnly: readonly string[]; readonly selectors: boolean},
): Promise<AxeResults> {
  return page.evaluate(
    ([context_, options_]) =>
      (
        window as unknown as {
          axe: {
            run: (context: unknown, options: object) => Promise<AxeResults>;
          };
        }
      ).axe.run(context_, options_),
    [
      context,
      {
        ...options,
        resultTypes: ['violations'],
        // Of what axe can fetch first, only media serve a rule of these tags; parsing all style
        // sheets anew takes a quarter of the time.
        preload: {assets: ['media']},
      },
    ] as const,
  );
}
