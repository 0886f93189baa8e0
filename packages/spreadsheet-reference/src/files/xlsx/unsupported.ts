import type {LeftOut} from '../../contract';
import type {Package} from './package';
import {findElements, parseXml, type XmlElement} from '../xml';

/** Parts that are read, or that say nothing of their own, by their paths. */
const READ =
  /^(?:\[content_types\]\.xml|(?:.*\/)?_rels\/.*|docprops\/(?:core|app|custom)\.xml|xl\/(?:styles|sharedstrings|calcchain|metadata)\.xml|xl\/theme\/.*|xl\/drawings\/(?:drawing|vmldrawing)[^/]*|xl\/media\/.*|xl\/charts\/(?:style|colors)[^/]*|xl\/pivotcache\/.*)$/;

/** What other parts are, by the beginning of their paths. */
const NAMES: readonly (readonly [path: RegExp, what: string])[] = [
  [/^xl\/charts\/|^xl\/chartsheets\//, 'A chart'],
  [/^xl\/pivottables\//, 'A pivot table'],
  [/^xl\/comments/, 'Comments'],
  [/^xl\/(?:threadedcomments|persons)\//, 'A conversation'],
  [/^xl\/tables\//, 'A table'],
  [/^xl\/(?:slicer|timeline)/, 'A slicer'],
  [/vbaproject/, 'Macros'],
  [/^xl\/(?:embeddings|activex|ctrlprops)\//, 'An embedded object'],
  [/^xl\/externallinks\//, 'Values of another workbook'],
  [/^xl\/(?:connections|querytables)/, 'A connection to data'],
  [/printersettings/, 'Settings of a printer'],
];

/** Elements of sheets that are read, or that say nothing of their own. */
const READ_ELEMENTS = new Set([
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols'],
  ...['sheetData', 'mergeCells', 'phoneticPr', 'ignoredErrors', 'sheetCalcPr'],
  ...['conditionalFormatting', 'dataValidations', 'autoFilter', 'drawing'],
  ...['sheetProtection', 'pageMargins', 'pageSetup', 'printOptions'],
  ...['headerFooter', 'rowBreaks', 'colBreaks', 'legacyDrawing', 'tableParts'],
]);

/** What the other elements are, also those inside extensions. */
const ELEMENTS: Readonly<Record<string, string>> = {
  hyperlinks: 'Links',
  picture: 'A background',
  sparklineGroups: 'Sparklines',
  conditionalFormattings: 'Conditional formats of newer kinds',
  cfRule: 'Conditional formats of other kinds',
  dataValidations: 'Validation rules of newer kinds',
  dataValidation: 'Prompts of cells',
  dynamicFilter: 'Conditions of a filter',
  colorFilter: 'Conditions of a filter',
  gradientFill: 'Gradients',
  oleObjects: 'Embedded objects',
  sortState: 'The order of sorting',
};

/** Those of them that are lost wherever they stand. */
const ALWAYS = new Set(
  Object.keys(ELEMENTS).filter((name) => !/^cfRule|^dataV/.test(name)),
);

/** What drawings have besides pictures and charts. */
const SHAPES = new Set(['sp', 'cxnSp', 'grpSp']);

/**
 * What a file has and its document has not: it is not there after the next saving.
 *
 * @param others - parts that were told of, or read
 * @param isOwn - whether the file keeps sparklines in a form of its own, too
 */
export function findUnsupported(
  file: Package,
  sheets: readonly {
    readonly part: string;
    readonly tree: XmlElement;
    readonly name: string;
  }[],
  others: readonly string[],
  isOwn: boolean,
): LeftOut[] {
  const known = new Set([...others, ...sheets.map(({part}) => part)]);
  const parts = [...file.parts.keys()].flatMap((part) => {
    const what = NAMES.find(([path]) => path.test(part))?.[1] ?? 'The part';
    return known.has(part) || READ.test(part) || part.endsWith('/')
      ? []
      : [{part, reason: `${what} cannot be kept.`}];
  });
  const elements = sheets.flatMap(({part, tree, name}) => {
    const top = new Set(tree.children);
    const lost = findElements(tree).filter((one) => {
      const {name: element, attributes} = one;
      const {type = ''} = attributes;
      const isUnread = top.has(one)
        ? !READ_ELEMENTS.has(element)
        : (element === 'cfRule' && /^time|Errors$/.test(type)) ||
          (element === 'dataValidation' && /^(?:none)?$/.test(type)) ||
          element === 'dataValidations';
      const isKept =
        element === 'extLst' || (isOwn && element === 'sparklineGroups');
      return (isUnread || ALWAYS.has(element)) && !isKept;
    });
    const found = new Set(
      lost.map(
        ({name: element}) => ELEMENTS[element] ?? `The element ${element}`,
      ),
    );
    const hasShapes = file
      .relations(part)
      .filter(({type}) => type === 'drawing')
      .flatMap(({target}) => findElements(parseXml(file.text(target))))
      .some(({name: element}) => SHAPES.has(element));
    if (hasShapes) {
      found.add('Shapes');
    }
    return [...found].map((what) => ({
      part,
      reason: `${what} of '${name}' cannot be kept.`,
    }));
  });
  return [...parts, ...elements];
}
