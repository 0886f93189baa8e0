import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {Features, transform} from 'lightningcss';
import {parse, type Root} from 'postcss';
import {
  foldProperties,
  ON_ROOT,
  selectorsAround,
  type Outside,
} from './foldProperties';
import type {Sheets} from './purgeSheets';

interface Site extends Outside {
  /** Whether no reader can have dark mode. */
  readonly isLightOnly: boolean;
}

/** An element that is there in dark mode only. */
const DARK = /^[^(]*\[data-theme=["']?dark/;

/** Takes out of style sheets what never changes how a page looks. */
export function leanSheets(
  sheets: Sheets,
  {isLightOnly, ...outside}: Site,
): Sheets {
  const roots = Object.values(sheets).map((css) => parse(css));
  for (const root of roots) {
    if (isLightOnly) {
      removeDark(root);
    }
    removeUnseen(root);
  }
  foldProperties(roots, outside);
  return Object.fromEntries(
    Object.keys(sheets).map((name, index) => [
      name,
      minify(roots[index]!.toString(), name),
    ]),
  );
}

function minify(css: string, filename: string): string {
  const {targets} = getLightningCssMinimizerOptions();
  const {code} = transform({
    filename,
    code: Buffer.from(css),
    minify: true,
    ...(targets && {targets}),
    // What these make out of it is there already; a second round would write it twice.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return Buffer.from(code).toString();
}

function removeDark(root: Root): void {
  root.walkRules(DARK, (rule) => {
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
