// Describes contents of a file that are not supported.
import type {LeftOut} from '../../contract';
import type {XlsxPackage} from './package';
import type {SheetState, StoredResult} from '../../state/types';
import {limits} from '../../errors';
import type {ParsedSheet} from './readSheet';
import {isGrouped} from './rowsAndColumns';
import type {XmlElement} from '../xml';

/** Matches paths of parts that are supported or need no message. */
const SUPPORTED_PARTS =
  /^(?:\[content_types\]\.xml|(?:.*\/)?_rels\/.*|docprops\/(?:core|app|custom)\.xml|xl\/(?:styles|sharedstrings|calcchain|metadata)\.xml|xl\/theme\/.*|xl\/drawings\/(?:drawing|vmldrawing)[^/]*|xl\/media\/.*|.*\/|xl\/charts\/(?:style|colors)[^/]*|xl\/pivotcache\/.*)$/;

/** Descriptions of unsupported parts, for messages. */
const PART_NAMES: readonly (readonly [path: RegExp, name: string])[] = [
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

/** Names of sheet elements that are supported or need no message. */
const SUPPORTED_ELEMENTS = new Set([
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols'],
  ...['sheetData', 'mergeCells', 'phoneticPr', 'ignoredErrors', 'sheetCalcPr'],
  ...['conditionalFormatting', 'dataValidations', 'autoFilter', 'drawing'],
  ...['sheetProtection', 'pageMargins', 'pageSetup', 'printOptions'],
  ...['headerFooter', 'rowBreaks', 'colBreaks', 'legacyDrawing', 'tableParts'],
]);

/** Descriptions of unsupported elements, including those in extensions, for messages. */
const ELEMENT_NAMES: Readonly<Record<string, string>> = {
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

/** Names of elements that are reported at any depth in the XML tree. */
const ALWAYS = new Set(
  Object.keys(ELEMENT_NAMES).filter((name) => !/^cfRule|^dataV/.test(name)),
);

const SHAPES = new Set(['sp', 'cxnSp', 'grpSp']);

/**
 * Lists contents of a file that would be lost if the document was saved.
 *
 * @param others - paths of parts that were already read or reported
 * @param isOwn - `true` if the file was written by this SDK; its sparklines are not reported, because the
 * extension data contains them
 */
export function findUnsupportedFeatures(
  file: XlsxPackage,
  sheets: readonly {
    readonly part: string;
    readonly tree: XmlElement;
    readonly name: string;
  }[],
  others: readonly string[],
  isOwn: boolean,
): LeftOut[] {
  const known = new Set([...others, ...sheets.map(({part}) => part)]);
  const parts = [...file.parts.keys()]
    .filter((part) => !known.has(part) && !SUPPORTED_PARTS.test(part))
    .map((part) => {
      const [, name = 'The part'] =
        PART_NAMES.find(([path]) => path.test(part)) ?? [];
      return {part, reason: `${name} cannot be kept.`};
    });
  const elements = sheets.flatMap(({part, tree, name}) => {
    const top = new Set(tree.children);
    const unsupported = tree.all().filter((one) => {
      const {name: element, attributes} = one;
      const {type = ''} = attributes;
      const isUnsupported = top.has(one)
        ? !SUPPORTED_ELEMENTS.has(element)
        : (element === 'cfRule' && /^time|Errors$/.test(type)) ||
          (element === 'dataValidation' && /^(?:none)?$/.test(type)) ||
          element === 'dataValidations';
      const isIgnored =
        element === 'extLst' || (isOwn && element === 'sparklineGroups');
      return (isUnsupported || ALWAYS.has(element)) && !isIgnored;
    });
    const found = new Set(
      unsupported.map(
        ({name: element}) => ELEMENT_NAMES[element] ?? `The element ${element}`,
      ),
    );
    const hasShapes = file
      .related(part, 'drawing')
      .flatMap(({tree: drawing}) => drawing.all())
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

/** Reports formulas that are not calculated and keep the results stored in the file. */
export function reportStoredResults({name, cells}: SheetState): string[] {
  const stored: StoredResult[] = [];
  cells.forEach((cell) => cell.stored && stored.push(cell.stored));
  const called = stored.filter(({lacks}) => lacks.length > 0);
  const others = stored.length - called.length;
  const functions = [...new Set(called.flatMap(({lacks}) => lacks))].join(', ');
  return [
    others > 0 &&
      `${others} formulas of '${name}' read other workbooks: they keep the results that the file has.`,
    called.length > 0 &&
      `${called.length} formulas of '${name}' call functions that are not there, ${functions}: they keep the results that the file has until what they read changes.`,
  ].filter(isText);
}

const isText = (message: string | false): message is string =>
  message !== false;

/** Reports unsupported contents of cells, rows and columns. */
export function reportContents({name, contents, tree}: ParsedSheet): string[] {
  const {dataTables, longTexts, dynamicArrays, formattedTexts} = contents;
  return [
    ...dataTables.map(
      (area) =>
        `The data table ${area} of '${name}' keeps its results; it is not calculated.`,
    ),
    longTexts > 0 &&
      `${longTexts} texts of '${name}' are longer than ${limits.cellCharacters} characters: what is beyond is left out.`,
    dynamicArrays > 0 &&
      `${dynamicArrays} formulas of '${name}' fill as many cells as their result has: here no more than the area that the file has.`,
    formattedTexts > 0 &&
      `${formattedTexts} texts of '${name}' have formats of parts: they are shown in the format of their cell.`,
    (contents.hasGroups ||
      tree.all('col').some(({attributes}) => isGrouped(attributes))) &&
      `Groups of rows or columns of '${name}' cannot be kept.`,
    tree.all('sheetFormatPr').some(hasDefaultSizes) &&
      `The usual sizes of rows and columns of '${name}' cannot be kept.`,
  ].filter(isText);
}

/** Tests whether a sheet of a file changes the default sizes of rows or columns. */
const hasDefaultSizes = (format: XmlElement): boolean =>
  format.flag('customHeight') ||
  format.flag('zeroHeight') ||
  format.attributes.defaultColWidth !== undefined;
