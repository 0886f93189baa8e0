import {Features, transform, type Targets, type Visitor} from 'lightningcss';
import {constantsIn, overriddenIn} from './constants';
import {readSheet, type Definition, type Sheet} from './readSheet';
import {isDark, isOnRoot} from './selectors';
import {readIn} from './walk';
import {namesIn} from './words';

interface Site {
  /** All style sheets of the site by their names: what one defines another may read. */
  readonly sheets: Readonly<Record<string, string>>;
  /** All scripts of the site; what is in its pages is in them too. */
  readonly scripts: readonly string[];
  /** Whether a class belongs to what the configuration leaves off. */
  readonly isOff?: (name: string) => boolean;
  /** Whether no reader can have dark mode. */
  readonly isLightOnly: boolean;
  readonly targets: Targets | undefined;
}

/**
 * Takes out of the style sheets what nothing on the site can use: rules for classes that no script
 * can put into a page or that belong to what is off, for a colour mode that is not offered, and custom properties that nobody reads.
 * Those that have one value wherever they are read are replaced by it. Pages look the same.
 */
export function leanSheets({
  sheets,
  scripts,
  isOff = () => false,
  isLightOnly,
  targets,
}: Site): Record<string, string> {
  const isNamed = namesIn(scripts);
  const used = transformAll(sheets, () => ({
    unusedSymbols: unusedClasses(
      readAll(sheets),
      (name) => isNamed(name) && !isOff(name),
    ),
    ...(isLightOnly && {visitor: withoutDark()}),
  }));
  const overridden = overriddenIn(definitionsIn(used));
  const seen = transformAll(used, () => ({
    visitor: withoutLayered(overridden),
  }));
  const constants = constantsIn(definitionsIn(seen), isNamed);
  const folded = transformAll(seen, () => ({
    visitor: {Variable: ({name}) => constants.get(name.ident)},
  }));
  return transformAll(folded, () => ({
    unusedSymbols: unreadProperties(readAll(folded), isNamed),
    // What these make out of it is there already; a second round would write it twice.
    exclude: Features.VendorPrefixes | Features.LightDark,
    ...(targets && {targets}),
  }));
}

/** Takes out what only dark mode shows. */
function withoutDark(): Visitor<never> {
  return {
    Rule: {
      style: ({value}) => (value.selectors.every(isDark) ? [] : undefined),
    },
  };
}

/** Takes out the custom properties of the root element that are set in a layer, but never seen. */
function withoutLayered(names: ReadonlySet<string>): Visitor<never> {
  let layers = 0;
  let onRoot = false;
  return {
    Rule: {
      'layer-block': () => void layers++,
      style: ({value}) => void (onRoot = value.selectors.every(isOnRoot)),
    },
    // As a function: by the name of the rule it is not called for layers.
    RuleExit: ({type}) => void (type === 'layer-block' && layers--),
    Declaration: {
      custom: ({name}) =>
        layers > 0 && onRoot && names.has(name) ? [] : undefined,
    },
  };
}

function readAll(sheets: Site['sheets']): Sheet[] {
  return Object.values(sheets).map(readSheet);
}

function definitionsIn(sheets: Site['sheets']): Definition[] {
  return readAll(sheets).flatMap(({definitions}) => definitions);
}

function transformAll(
  sheets: Site['sheets'],
  optionsOfEach: () => Partial<Parameters<typeof transform<never>>[0]>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sheets).map(([name, css]) => [
      name,
      Buffer.from(
        transform({
          filename: name,
          code: Buffer.from(css),
          minify: true,
          ...optionsOfEach(),
        }).code,
      ).toString(),
    ]),
  );
}

function unusedClasses(
  sheets: readonly Sheet[],
  isNamed: (name: string) => boolean,
): string[] {
  // Classes and keyframes share the list of what is unused.
  const keyframes = new Set(sheets.flatMap((sheet) => [...sheet.keyframes]));
  return sheets
    .flatMap(({classes}) => [...classes])
    .filter((name) => !isNamed(name) && !keyframes.has(name));
}

function unreadProperties(
  sheets: readonly Sheet[],
  isNamed: (name: string) => boolean,
): string[] {
  const definitions = sheets.flatMap((sheet) => sheet.definitions);
  const names = new Set(definitions.map(({name}) => name));
  const read = new Set([
    ...sheets.flatMap((sheet) => [...sheet.read]),
    ...[...names].filter(isNamed),
  ]);
  // What is added while the set is gone through is gone through as well.
  for (const name of read) {
    for (const definition of definitions) {
      if (definition.name === name) {
        readIn(definition.value).forEach((inner) => read.add(inner));
      }
    }
  }
  return [...names].filter((name) => !read.has(name));
}
