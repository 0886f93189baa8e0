import type {LeftOut} from '../../contract';
import type {Package} from './package';

/** Parts that workbooks have and documents do not, by the beginning of their paths. */
const LOST: readonly (readonly [path: RegExp, what: string])[] = [
  [/^xl\/charts\/chart[^/]*\.xml$/, 'A chart'],
  [/^xl\/pivottables\/[^/]+\.xml$/, 'A pivot table'],
  [/^xl\/comments[^/]*\.xml$|^xl\/comments\/[^/]+\.xml$/, 'Comments'],
  [/^xl\/threadedcomments\/[^/]+\.xml$/, 'A conversation'],
  [/^xl\/tables\/[^/]+\.xml$/, 'A table'],
  [/^xl\/slicers\/[^/]+\.xml$|^xl\/timelines\/[^/]+\.xml$/, 'A slicer'],
  [/vbaproject\.bin$/, 'Macros'],
  [/^xl\/(?:embeddings|activex|ctrlprops)\//, 'An embedded object'],
  [/^xl\/externallinks\/[^/]+\.xml$/, 'Values of another workbook'],
  [/^xl\/(?:connections|querytables\/[^/]+)\.xml$/, 'A connection to data'],
];

/** Elements of sheets that documents have no place for. */
const LOST_ELEMENTS: readonly (readonly [element: string, what: string])[] = [
  ['conditionalFormatting', 'Conditional formats'],
  ['dataValidation', 'Validation rules'],
  ['hyperlink', 'Links'],
  ['autoFilter', 'A filter'],
  ['sheetProtection', 'Protection'],
  ['headerFooter', 'Headers and footers'],
  ['sparklineGroup', 'Sparklines'],
];

/** What a file has and its document has not: it is not there after the next saving. */
export function lostParts(
  file: Package,
  sheets: readonly {
    readonly part: string;
    readonly xml: string;
    readonly name: string;
  }[],
): LeftOut[] {
  const parts = [...file.parts.keys()].flatMap((part) => {
    const what = LOST.find(([path]) => path.test(part))?.[1];
    return what === undefined
      ? []
      : [{part, reason: `${what} cannot be kept.`}];
  });
  const elements = sheets.flatMap(({part, xml, name}) =>
    LOST_ELEMENTS.flatMap(([element, what]) =>
      new RegExp(`<(?:\\w+:)?${element}[\\s>/]`).test(xml)
        ? [{part, reason: `${what} of '${name}' cannot be kept.`}]
        : [],
    ),
  );
  return [...parts, ...elements];
}
