import {Features, transform, type Selector, type Targets} from 'lightningcss';
import {constantsIn, overriddenIn} from './constants';
import {withoutUnseen} from './layers';
import {readSheet, type Definition, type Sheet} from './readSheet';
import {classesOf, isDark} from './selectors';
import {readIn} from './walk';
import {isAmong} from './words';

interface Site {
  /** All style sheets of the site by their names: what one defines another may read. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The names in them that scripts can put into a page; see {@link isAmong}. */
  readonly named: ReadonlySet<string>;
  /** Whether a class belongs to what the configuration leaves off. */
  readonly isOff?: (name: string) => boolean;
  /** Whether no reader can have dark mode. */
  readonly isLightOnly: boolean;
  readonly targets: Targets | undefined;
}

/** Properties that no browser knows: the classic theme writes them beside those with a prefix. */
const UNKNOWN = {'line-clamp': () => []};

/**
 * Takes out of the style sheets what nothing on the site can use: rules for classes that no script
 * can put into a page or that belong to what is off, for a colour mode that is not offered, and custom properties that nobody reads.
 * Those that have one value wherever they are read are replaced by it. Pages look the same.
 */
export function leanSheets({
  sheets,
  named,
  isOff = () => false,
  isLightOnly,
  targets,
}: Site): Record<string, string> {
  const isNamed = (name: string) => isAmong(named, name);
  const isUnused = (selector: Selector) =>
    (isLightOnly && isDark(selector)) ||
    classesOf(selector).some((name) => !isNamed(name) || isOff(name));
  const used = transformAll(sheets, () => ({
    visitor: {
      Selector: (selector) => (isUnused(selector) ? [] : undefined),
      Declaration: {custom: UNKNOWN},
    },
  }));
  const overridden = overriddenIn(definitionsIn(used));
  const seen = transformAll(used, (css) => ({
    visitor: withoutUnseen(readSheet(css), overridden),
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

function readAll(sheets: Site['sheets']): Sheet[] {
  return Object.values(sheets).map(readSheet);
}

function definitionsIn(sheets: Site['sheets']): Definition[] {
  return readAll(sheets).flatMap(({definitions}) => definitions);
}

function transformAll(
  sheets: Site['sheets'],
  optionsOfEach: (
    css: string,
  ) => Partial<Parameters<typeof transform<never>>[0]>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sheets).map(([name, css]) => [
      name,
      Buffer.from(
        transform({
          filename: name,
          code: Buffer.from(css),
          minify: true,
          ...optionsOfEach(css),
        }).code,
      ).toString(),
    ]),
  );
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
