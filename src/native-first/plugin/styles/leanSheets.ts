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
export function leanSheets(
  sheets: Sheets,
  {isLightOnly, ...outside}: Site,
): Sheets {
  const names = Object.keys(sheets);
  const roots = names.map((name) =>
    parse(withoutUnused(sheets[name]!, outside.isNamed)),
  );
  if (isLightOnly) {
    roots.forEach(removeDark);
  }
  roots.forEach(removeUnseen);
  foldProperties(roots, outside);
  return Object.fromEntries(
    names.map((name, index) => [name, minify(roots[index]!.toString())]),
  );
}

/**
 * Takes out of a style sheet the rules of classes and ids that nothing names. Those of elements, attributes and states
 * stay: scripts set them in more ways than can be read off their texts.
 */
export function withoutUnused(
  css: string,
  isNamed: Outside['isNamed'],
): string {
  // The minifier would take out animations of such a name, too.
  const animations = css.match(/(?<=@keyframes\s+)[\w-]+/g) ?? [];
  const names = new Set(css.match(NAMES));
  animations.forEach((name) => names.delete(name));
  return minify(
    css,
    [...names].filter((name) => !isNamed(name)),
  );
}

function minify(css: string, unusedSymbols: string[] = []): string {
  const {targets} = getLightningCssMinimizerOptions();
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    ...(targets && {targets}),
    unusedSymbols,
    // What these make out of it is there already; a second round would write it twice.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return Buffer.from(code).toString();
}

function removeDark(root: Root): void {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((each) => !DARK.test(each));
    if (rule.selector === '') {
      rule.remove();
    }
  });
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
