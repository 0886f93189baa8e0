// Reads the validation rules, conditional formats, filters, protection and pictures of a sheet.
import type {AreaBounds, LeftOut} from '../../contract';
import {assertConditionalRule} from '../../objects/conditionalFormats';
import {assertValidation} from '../../rules/validation';
import {rebaseRule} from '../../state/changeLines';
import {createId} from '../../state/identity';
import type {FormatParts, SheetState, WorkbookState} from '../../state/types';
import {fromXlsxRule} from './conditionalFormats';
import {readCriteria} from './filters';
import {parseAreas, fromXlsxValidation} from './validations';
import type {XlsxPackage} from './package';
import {readPictures} from './pictures';
import type {ParsedSheet} from './readSheet';
import type {XmlElement} from '../xml';
import {catchSpreadsheetError} from '../../objects/typedText';

/** Types of rules that cannot be read, for messages. */
const PROMPT = /^(?:none)?$/;
const OTHER_KIND = /^$|^time|Errors$/;

/**
 * Adds the rules of a file to a sheet.
 *
 * @param formats - styles of conditional formats by index
 * @param tables - areas of tables that have filters
 * @returns messages about rules that cannot be read
 */
export function readRules(
  file: XlsxPackage,
  workbook: WorkbookState,
  sheet: SheetState,
  {part, tree}: ParsedSheet,
  formats: readonly FormatParts[],
  tables: readonly AreaBounds[],
): LeftOut['reason'][] {
  const reasons: string[] = [];
  const report = (what: string, range: string): void =>
    void reasons.push(
      `${what} of ${range} on '${sheet.name}' cannot be read, and is not saved.`,
    );
  /** Adds a rule to each area of its range, or reports that it cannot be read. */
  const add = <R extends object>(
    what: string,
    range: string,
    rule: R | undefined,
    check: (rule: R) => void,
    insert: (entry: {area: AreaBounds; rule: R}) => void,
  ): void => {
    const areas = parseAreas(range);
    const isValid =
      rule && catchSpreadsheetError(() => (check(rule), areas.length > 0));
    if (!isValid) {
      report(what, range);
      return;
    }
    for (const area of areas) {
      insert({area, rule: rebaseRule(rule, areas[0]!, area)});
    }
  };
  const {dataValidations, autoFilter, sheetProtection} = tree.named;
  for (const entry of dataValidations?.children ?? []) {
    const {sqref = '', type = ''} = entry.attributes;
    if (!PROMPT.test(type)) {
      add(
        'A validation rule',
        sqref,
        fromXlsxValidation(entry),
        (rule) => assertValidation(workbook, rule),
        (state) => sheet.validations.push(state),
      );
    }
  }
  const rules = tree.children
    .filter(({name}) => name === 'conditionalFormatting')
    .flatMap(({children, attributes: {sqref = ''}}) =>
      children.map((rule) => ({rule, sqref})),
    )
    .filter(({rule}) => !OTHER_KIND.test(rule.attributes.type ?? ''))
    .sort((a, b) => priorityOf(a.rule) - priorityOf(b.rule));
  for (const {rule: entry, sqref} of rules) {
    const {type, dxfId} = entry.attributes;
    add(
      `A conditional format (${type})`,
      sqref,
      fromXlsxRule(entry, formats[Number(dxfId)]),
      assertConditionalRule,
      (state) =>
        sheet.conditionalFormats.push({
          id: createId('conditionalFormat'),
          ...state,
        }),
    );
  }
  const {ref = ''} = autoFilter?.attributes ?? {};
  const [area] = parseAreas(ref);
  const criteria = autoFilter && area ? [...readCriteria(autoFilter)] : [];
  if (area) {
    const read = criteria.flatMap(([column, one]) =>
      one ? [[column, one] as const] : [],
    );
    sheet.filter = {id: createId('filter'), area, criteria: new Map(read)};
    if (read.length < criteria.length) {
      report('A condition of the filter', ref);
    }
  }
  markFiltered(sheet, area && criteria.length > 0 ? [...tables, area] : tables);
  if (sheetProtection?.flag('sheet')) {
    // Attributes are `true` if the action is not allowed.
    sheet.protection = {
      allowFormatting: !sheetProtection.flag('formatCells', true),
      allowSorting: !sheetProtection.flag('sort', true),
      allowFiltering: !sheetProtection.flag('autoFilter', true),
    };
  }
  readPictures(file, part, sheet).forEach(({kind, cell}) =>
    report(`A picture (${kind})`, cell),
  );
  return reasons;
}

const priorityOf = ({attributes}: XmlElement): number =>
  Number(attributes.priority ?? 1);

/**
 * Marks the hidden rows of filtered areas as hidden by the filter, because files do not distinguish them from
 * rows that users hid.
 */
function markFiltered({rows}: SheetState, areas: readonly AreaBounds[]): void {
  for (const [row, {hidden, ...line}] of rows) {
    const isInside = areas.some(
      ({firstRow, lastRow}) => row > firstRow && row <= lastRow,
    );
    if (hidden && isInside) {
      rows.set(row, {...line, filtered: true});
    }
  }
}
