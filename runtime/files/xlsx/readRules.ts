// Rules, filters, protection and pictures of a sheet as other programs write them.
import type {Sheet} from 'hucre/xlsx';
import {cellAddress} from '../../area/address';
import type {AreaBounds, LeftOut} from '../../contract';
import {assertRule} from '../../objects/conditionalFormats';
import {assertValidation} from '../../rules/validation';
import {rebased} from '../../state/changeLines';
import {nextId} from '../../state/ids';
import type {SheetState, WorkbookState} from '../../state/types';
import {fromFileRule} from './conditionalFormats';
import {readConditions} from './filters';
import {areasOf} from './operands';
import {readAttributes} from './ruleAttributes';
import {pictureOf} from './pictures';
import {fromFileValidation} from './validations';
import type {XmlElement} from './xml';
import {attempt} from '../../objects/typedText';

/**
 * Puts the rules of a file's sheet on a sheet; returns what could not be read.
 *
 * @param tables - areas of tables that have filters
 */
export function readRules(
  workbook: WorkbookState,
  sheet: SheetState,
  {
    dataValidations = [],
    conditionalRules = [],
    autoFilter,
    protection,
    images = [],
  }: Sheet,
  tree: XmlElement,
  tables: readonly AreaBounds[],
): LeftOut['reason'][] {
  const lost: string[] = [];
  const of = (what: string, range: string): void =>
    void lost.push(
      `${what} of ${range} on '${sheet.name}' cannot be read, and is not saved.`,
    );
  for (const entry of dataValidations) {
    const rule = fromFileValidation(entry);
    const areas = areasOf(entry.range);
    const isValid =
      rule && attempt(() => (assertValidation(workbook, rule), true));
    if (!isValid || areas.length === 0) {
      of('A validation rule', entry.range);
      continue;
    }
    for (const area of areas) {
      sheet.validations.push({
        area,
        rule: rebased(rule, areas[0]!, area),
      });
    }
  }
  const attributes = readAttributes(tree);
  const rules = conditionalRules
    .map((rule, index) => ({...rule, more: attributes[index]!}))
    .sort((a, b) => a.priority - b.priority);
  for (const entry of rules) {
    const rule = fromFileRule(entry);
    const areas = areasOf(entry.range);
    if (!rule || !attempt(() => (assertRule(rule), true))) {
      of(`A conditional format (${entry.type})`, entry.range);
      continue;
    }
    for (const area of areas) {
      sheet.conditionalFormats.push({
        id: nextId('conditionalFormat'),
        area,
        rule: rebased(rule, areas[0]!, area),
      });
    }
  }
  const [area] = areasOf(autoFilter?.range ?? '');
  const criteria = area ? [...readConditions(tree)] : [];
  if (area) {
    const read = criteria.flatMap(([column, one]) =>
      one ? [[column, one] as const] : [],
    );
    sheet.filter = {id: nextId('filter'), area, criteria: new Map(read)};
    if (read.length < criteria.length) {
      of('A condition of the filter', autoFilter!.range);
    }
  }
  markFiltered(sheet, area && criteria.length > 0 ? [...tables, area] : tables);
  if (protection?.sheet) {
    sheet.protection = {
      allowFormatting: protection.formatCells ?? false,
      allowSorting: protection.sort ?? false,
      allowFiltering: protection.autoFilter ?? false,
    };
  }
  images.forEach((image, index) => {
    const drawing = pictureOf(sheet, image, index);
    const {row, col} = image.anchor.from;
    if (drawing) {
      sheet.drawings.push(drawing);
    } else {
      of(`A picture (${image.type})`, cellAddress(row, col));
    }
  });
  return lost;
}

/** Says of the hidden rows in areas below their first that a filter hides them: files do not tell who does. */
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
