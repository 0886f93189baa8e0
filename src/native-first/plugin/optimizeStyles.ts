import type {ThemeConfig} from '@docusaurus/preset-classic';
import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {Features, transform} from 'lightningcss';
import {
  parse,
  type AtRule,
  type Container,
  type Declaration,
  type Node,
  type Root,
  type Rule,
} from 'postcss';

export interface StyleUsage {
  /** Tells whether pages or their scripts contain a name: `.class`, `#id` or `--property`. */
  readonly isNamed: (name: string) => boolean;
  /** Tells whether another style sheet, loaded later, reads a custom property. */
  readonly isRead?: (property: string) => boolean;
  readonly isLightOnly: boolean;
}

/** Tells whether the site has no dark mode. */
export function isLightOnly({colorMode}: ThemeConfig): boolean {
  return (
    colorMode?.disableSwitch === true &&
    colorMode.defaultMode === 'light' &&
    !colorMode.respectPrefersColorScheme
  );
}

/**
 * Removes rules of this site and of Docusaurus that the pages cannot use from a style sheet, and inlines constant
 * custom properties. The appearance of the pages does not change. Rules of others stay, since the names that they
 * use, for example in scripts, are unknown.
 *
 * @param tokens - style sheet with custom properties that pages load before, which may lack or override them; not
 *   included in the result
 */
export function optimizeStyles(
  css: string,
  usage: StyleUsage,
  tokens = '',
): string {
  const {isNamed, isRead = () => false} = usage;
  const sheets = [tokens, css].map((text) => parse(minify(text)));
  for (const sheet of sheets) {
    removeUnusedRules(sheet, usage);
    removeOverridden(sheet);
  }
  inlineConstants(sheets, isNamed, tokens !== '');
  removeUnread(sheets, (name) => isNamed(name) || isRead(name));
  return minify(sheets[1]!.toString());
}

function minify(css: string): string {
  const {targets} = getLightningCssMinimizerOptions();
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    ...(targets && {targets}),
    // The build has applied these transformations; applying them again would duplicate their output.
    exclude: Features.VendorPrefixes | Features.LightDark,
  });
  return Buffer.from(code).toString();
}

/** Matches the names of cascade layers with rules of this site and of Docusaurus. */
const OWN_LAYER = /^(?:site|docusaurus)\b/;

/** Returns the name of the outermost cascade layer around a node; an empty string outside of layers. */
function layerOf(node: Node): string {
  const {parent} = node;
  if (parent && parent.type !== 'root') {
    return layerOf(parent);
  }
  const {name, params} = node as AtRule;
  return name === 'layer' ? params : '';
}

/** Matches `:is()` and `:where()`; captures the alternatives. */
const ALTERNATIVES = /:(?:is|where)\(([^()]*)\)/g;

/** Matches attributes and arguments, whose names do not tell whether a selector is used. */
const CONDITION = /\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g;

const CLASS_OR_ID = /[.#][A-Za-z_-][\w-]*(?![\w\\-])/g;

const DARK = /^[^(]*\[data-theme=["']?dark/;

/**
 * Removes selectors with unused classes or ids. Selectors of elements, attributes and states stay, since
 * scripts set these in many ways.
 */
function removeUnusedRules(
  sheet: Root,
  {isNamed, isLightOnly: isLight}: StyleUsage,
): void {
  const isUsed = (selector: string): boolean =>
    selector
      .replace(ALTERNATIVES, (_, list: string) => {
        return list.split(',').find(isUsed) ?? list;
      })
      .replace(CONDITION, '')
      .match(CLASS_OR_ID)
      ?.every(isNamed) ?? true;
  sheet.walkRules((rule) => {
    if (!OWN_LAYER.test(layerOf(rule))) {
      return;
    }
    rule.selectors = rule.selectors.filter(
      (each) => isUsed(each) && !(isLight && DARK.test(each)),
    );
    if (rule.selector === '') {
      rule.remove();
    }
  });
}

/** Matches selectors of `<html>`, with or without the attribute for the colour mode. */
const ROOT = /^(?:(?:html|:root)[^\s>+~]*|\[data-theme[^\s>+~]*)$/;

/**
 * Removes declarations that rules of a higher cascade layer override for the same selectors or the root: rules of
 * this site override those of Docusaurus, and rules outside of layers override both.
 */
function removeOverridden(sheet: Root): void {
  const set = new Set<string>();
  const addRules = ({nodes}: Container) => {
    for (const node of nodes ?? []) {
      for (const each of node.type === 'rule' ? (node as Rule).nodes : []) {
        if (each.type === 'decl' && !each.value.startsWith('revert')) {
          selectorsOf(each).forEach((selector) =>
            set.add(selector + each.prop),
          );
        }
      }
    }
  };
  const isSet = (selector: string, prop: string) =>
    set.has(selector + prop) ||
    (ROOT.test(selector) && set.has(`:root${prop}`));
  const removeFrom = (layer: AtRule) =>
    layer.walkDecls((each) => {
      const {prop, important} = each;
      const isOverridden = (selector: string) =>
        isSet(selector, prop) ||
        (prop === 'background-color' && isSet(selector, 'background'));
      if (!important && selectorsOf(each).every(isOverridden)) {
        each.remove();
      }
    });
  const layers = sheet.nodes.filter(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer',
  );
  const [own, others] = [
    layers.filter(({params}) => params === 'site'),
    layers.filter(({params}) => params.startsWith('docusaurus')),
  ];
  addRules(sheet);
  own.forEach(removeFrom);
  own.forEach(addRules);
  others.forEach(removeFrom);
}

/** Has another meaning as the value of a custom property than inside the value of a declaration that reads it. */
const CSS_WIDE_KEYWORD = /^(?:inherit|initial|unset|revert(?:-layer)?)$/;

/**
 * Replaces `var()` by the value of the property if it has only one value, which is set unconditionally on the root.
 *
 * @param keepsNames - adds the value to `var()` instead, so that other style sheets can override it
 */
function inlineConstants(
  sheets: readonly Root[],
  isNamed: StyleUsage['isNamed'],
  keepsNames: boolean,
): void {
  const declarations = listDeclarations(sheets);
  const definitions = new Map<string, Declaration[]>();
  for (const each of declarations) {
    if (each.prop.startsWith('--')) {
      definitions.set(each.prop, [...(definitions.get(each.prop) ?? []), each]);
    }
  }
  const isSetOnRoot = (name: string) =>
    !isNamed(name) && (definitions.get(name)?.every(isOnRoot) ?? false);
  for (const [name, [only, another]] of definitions) {
    if (
      !another &&
      !CSS_WIDE_KEYWORD.test(only!.value) &&
      isUnconditional(only!) &&
      [name, ...readProperties(only!)].every(isSetOnRoot)
    ) {
      const use = new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g');
      const value = keepsNames ? `var(${name},${only!.value})` : only!.value;
      declarations.forEach((each) => {
        each.value = each.value.replace(use, () => ` ${value} `);
      });
    }
  }
}

/** Removes custom properties that nothing reads. Repeats this until every remaining property is read. */
function removeUnread(
  sheets: readonly Root[],
  isUsed: (name: string) => boolean,
): void {
  let count;
  do {
    const declarations = listDeclarations(sheets);
    const read = new Set(declarations.flatMap(readProperties));
    const unread = declarations.filter(
      (each) =>
        each.prop.startsWith('--') &&
        !read.has(each.prop) &&
        !isUsed(each.prop) &&
        OWN_LAYER.test(layerOf(each)),
    );
    unread.forEach((each) => each.remove());
    count = unread.length;
  } while (count > 0);
}

function listDeclarations(sheets: readonly Root[]): Declaration[] {
  const found: Declaration[] = [];
  sheets.forEach((sheet) => sheet.walkDecls((each) => void found.push(each)));
  return found;
}

function readProperties({value}: Declaration): string[] {
  return Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
}

/** Returns the selectors of a declaration's rule; one empty selector if it is outside a rule, as in `@font-face`. */
function selectorsOf({parent}: Declaration): readonly string[] {
  return parent?.type === 'rule' ? (parent as Rule).selectors : [''];
}

function isOnRoot(each: Declaration): boolean {
  return (
    !each.important &&
    selectorsOf(each).every((selector) => ROOT.test(selector))
  );
}

/** Tells whether a declaration applies to the root in every colour mode and without a condition. */
function isUnconditional(each: Declaration): boolean {
  const around = each.parent?.parent as AtRule | Root | undefined;
  return (
    selectorsOf(each).some((selector) => /^(?:html|:root)$/.test(selector)) &&
    (around?.type === 'root' || around?.name === 'layer')
  );
}
