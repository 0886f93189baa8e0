import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {Features, transform} from 'lightningcss';
import {parse, type Root} from 'postcss';
import {
  foldProperties,
  ON_ROOT,
  selectorsAround,
  type Outside,
} from './foldProperties';

/** Style sheets by their paths. */
export type Sheets = Readonly<Record<string, string>>;

interface Site extends Outside {
  /** Whether no reader can have dark mode. */
  readonly isLightOnly: boolean;
}

/** An element that is there in dark mode only. */
const DARK = /^[^(]*\[data-theme=["']?dark/;

/** Classes and ids in a selector. */
const NAMES = /(?<=[.#])[A-Za-z_-][\w-]*(?![\w\\-])/g;

/** Takes out of style sheets what no page can use, and what never changes how a page looks. */
export function leanSheets(sheets: Sheets, site: Site): Sheets {
  const roots = Object.values(sheets).map((css) => parse(css));
  const unused = roots.flatMap((root) => removeUnused(root, site));
  roots.forEach(removeUnseen);
  foldProperties(roots, site);
  return Object.fromEntries(
    Object.keys(sheets).map((name, index) => [
      name,
      minify(roots[index]!.toString(), name, unused),
    ]),
  );
}

/**
 * Removes the selectors of dark mode where there is none, and of classes and ids that nothing names. Those of elements,
 * attributes and states stay: scripts set them in more ways than can be read off their texts.
 *
 * @returns unused names inside of `:is()` and its like, which the minifier knows
 */
function removeUnused(root: Root, {isLightOnly, isNamed}: Site): string[] {
  const unusedIn = (selector: string) =>
    (selector.match(NAMES) ?? []).filter((name) => !isNamed(name));
  const isUnused = (selector: string) =>
    (isLightOnly && DARK.test(selector)) ||
    (!selector.includes('(') && unusedIn(selector).length > 0);
  const left: string[] = [];
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((each) => !isUnused(each));
    left.push(...unusedIn(rule.selector));
    if (rule.selector === '') {
      rule.remove();
    }
  });
  return left;
}

function minify(
  css: string,
  filename: string,
  unused: readonly string[],
): string {
  const {targets} = getLightningCssMinimizerOptions();
  const {code} = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    ...(targets && {targets}),
    unusedSymbols: [...new Set(unused)],
    // What these make out of it is there already; a second round would write it twice.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return Buffer.from(code).toString();
}
/** What cascade layers set where rules outside of them always set the same: for the same selectors, or for the root. */
function removeUnseen(root: Root): void {
  const set = new Set<string>();
  root.each((node) => {
    for (const each of node.type === 'rule' ? node.nodes : []) {
      if (each.type === 'decl' && !each.value.startsWith('revert')) {
        selectorsAround(each).forEach((selector) =>
          set.add(selector + each.prop),
        );
      }
    }
  });
  const isSet = (selector: string, prop: string) =>
    set.has(selector + prop) ||
    (ON_ROOT.test(selector) && set.has(`:root${prop}`));
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls((each) => {
      const {prop, important} = each;
      const isUnseen = (selector: string) =>
        isSet(selector, prop) ||
        (prop === 'background-color' && isSet(selector, 'background'));
      if (!important && selectorsAround(each).every(isUnseen)) {
        each.remove();
      }
    });
  });
}
