import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Frame, JSHandle, Page} from 'playwright-core';
import {knownScope, narrowScope, type Inspected} from './axeScope';

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
  /** Selector of parts to leave out. */
  readonly except?: string;
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
 * @throws Error when axe passed no rule at all, i.e. looked at nothing
 */
export async function findViolations(
  page: Inspectable,
  {rules, without = [], within, except}: AxeScope = {},
): Promise<string[]> {
  await loadAxe(page);
  const {passes, lines} = await inspect(
    page,
    {include: [within ?? 'html'], exclude: except ? [except] : []},
    rules ?? TAGS,
    without,
  );
  if (passes < (rules ? 1 : 10)) {
    throw new Error(`axe passed only ${passes} rules on ${page.url()}`);
  }
  return [...lines];
}

/**
 * Like {@link findViolations}, for one page of a tour: what another page of it has shown already is
 * not looked at again, which saves more than half of the time.
 *
 * @param inspected - what the tour has looked at; grows by what is new on this page
 * @param scope - `rules: 'colour'` for the rules whose outcome depends on colours alone
 * @returns one line per violation, with the elements; empty when there is none
 * @throws Error when no rule of axe applied to the page
 */
export async function findNewViolations(
  page: Page,
  inspected: Inspected,
  {rules = 'all', except}: {rules?: 'all' | 'colour'; except?: string} = {},
): Promise<string[]> {
  await loadAxe(page);
  const scope = await page.evaluateHandle(
    narrowScope,
    knownScope(inspected, rules === 'all', except ?? ''),
  );
  const {newParts, newColours} = await scope.evaluate(
    ({newParts, newColours}) => ({newParts, newColours}),
  );
  const lines: string[] = [];
  if (rules === 'all') {
    newParts.forEach((part) => inspected.parts.add(part));
    const exclude = await scope.evaluateHandle(({repeated}) => repeated);
    const found = await inspect(
      page,
      {include: ['html'], exclude},
      TAGS,
      COLOUR_RULES,
    );
    if (found.applied === 0) {
      throw new Error(`no rule of axe applied to ${page.url()}`);
    }
    lines.push(...found.lines);
  }
  if (newColours.length > 0) {
    newColours.forEach((colour) => inspected.colours.add(colour));
    const include = await scope.evaluateHandle(({colours}) => colours);
    const found = await inspect(page, {include, exclude: []}, COLOUR_RULES);
    lines.push(...found.lines);
  }
  return lines;
}

async function loadAxe(page: Inspectable): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) {
    // The debugger evaluates it: the page's security policy has no say.
    await page.evaluate(AXE);
  }
}

/** Selectors, or elements of the page. */
type Elements = readonly string[] | JSHandle<Element[]>;

interface AxeContext {
  readonly include: Elements;
  readonly exclude: Elements;
}

interface Inspection {
  /** How many rules passed. */
  readonly passes: number;
  /** How many rules found something to look at. */
  readonly applied: number;
  /** One line per violation, with the elements. */
  readonly lines: readonly string[];
}

async function inspect(
  page: Inspectable,
  context: AxeContext,
  runOnly: readonly string[],
  without: readonly string[] = [],
): Promise<Inspection> {
  const {
    passes,
    incomplete,
    violations: found,
  } = await runAxe(page, context, {
    runOnly,
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
    // A selector for each element that passed takes a third of the time, and nobody reads it.
    selectors: false,
  });
  const counts = {
    passes: passes.length,
    applied: passes.length + incomplete.length + found.length,
  };
  if (found.length === 0) {
    return {...counts, lines: []};
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
  return {
    ...counts,
    lines: violations.map(
      ({id, help, nodes}) =>
        `${id} (${help}), ${nodes.length}×: ${nodes
          .slice(0, 3)
          .map(({target, html}) => `${String(target)} ${html.slice(0, 120)}`)
          .join(' | ')}`,
    ),
  };
}

function runAxe(
  page: Inspectable,
  {include, exclude}: AxeContext,
  options: object,
): Promise<AxeResults> {
  return page.evaluate(
    ([include_, exclude_, options_]) =>
      (
        window as unknown as {
          axe: {
            run: (context: unknown, options: object) => Promise<AxeResults>;
          };
        }
      ).axe.run({include: include_, exclude: exclude_}, options_),
    [
      include,
      exclude,
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
