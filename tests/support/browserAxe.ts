import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Frame} from 'playwright-core';

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

/** A page, or a frame of it, into which axe does not look by itself. */
type Inspectable = Pick<Frame, 'evaluate' | 'url'>;

/** What axe looks at. */
interface AxeScope {
  /** Only these rules; all of the tags above when absent. */
  readonly rules?: readonly string[];
  /** Rules that do not apply here. */
  readonly without?: readonly string[];
  /** Selector of the part to look at; the whole page when absent. */
  readonly within?: string;
}

interface AxeResults {
  readonly passes: readonly unknown[];
  readonly incomplete: readonly unknown[];
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
 * Runs axe over what a page or frame shows now.
 *
 * @param scope - what to look at, and with which rules; everything when absent
 * @returns one line per violation, with the elements; empty when there is none
 * @throws Error when no rule of axe found anything to look at
 */
export async function findViolations(
  page: Inspectable,
  {rules, without = [], within = 'html'}: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) {
    // The debugger evaluates it: the page's security policy has no say.
    await page.evaluate(AXE);
  }
  const {passes, incomplete, violations} = await runAxe(page, within, {
    runOnly: rules ?? TAGS,
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
    // A selector for each element that passed takes a third of the time, and nobody reads it.
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
  options: object,
): Promise<AxeResults> {
  return page.evaluate(
    ([within_, options_]) =>
      (
        window as unknown as {
          axe: {
            run: (context: unknown, options: object) => Promise<AxeResults>;
          };
        }
      ).axe.run({include: [within_]}, options_),
    [
      within,
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
