// Rules, filters, protection and pictures of a sheet as other programs write them.
import type {AreaBounds, LeftOut} from '../../contract';
import {assertRule} from '../../objects/conditionalFormats';
import {assertValidation} from '../../rules/validation';
import {rebased} from '../../state/changeLines';
import {nextId} from '../../state/ids';
import type {FormatParts, SheetState, WorkbookState} from '../../state/types';
import {fromFileRule} from './conditionalFormats';
import {readCriteria} from './filters';
import {parseAreas} from './operands';
import type {Package} from './package';
import {readPictures} from './pictures';
import type {ParsedSheet} from './readSheet';
import {fromFileValidation} from './validations';
import {parseBoolean, childrenByName, type XmlElement} from '../xml';
import {attempt} from '../../objects/typedText';

/** Rules that are told of with their sheet: prompts, and conditional formats of other kinds. */
const PROMPT = /^(?:none)?$/;
const OTHER_KIND = /^$|^time|Errors$/;

/**
 * Puts the rules of a file's sheet on a sheet; returns what could not be read.
 *
 * @param formats - those of the rules of its file
 * @param tables - areas of tables that have filters
 */
export function readRules(
  file: Package,
  workbook: WorkbookState,
  sheet: SheetState,
  {part, tree}: ParsedSheet,
  formats: readonly FormatParts[],
  tables: readonly AreaBounds[],
): LeftOut['reason'][] {
  const lost: string[] = [];
  const of = (what: string, range: string): void =>
    void lost.push(
      `${what} of ${range} on '${sheet.name}' cannot be read, and is not saved.`,
    );
  const {dataValidations, autoFilter, sheetProtection} = childrenByName(tree);
  for (const entry of dataValidations?.children ?? []) {
    const {sqref = '', type = ''} = entry.attributes;
    if (PROMPT.test(type)) {
      continue;
    }
    const rule = fromFileValidation(entry);
    const areas = parseAreas(sqref);
    const isValid =
      rule && attempt(() => (assertValidation(workbook, rule), true));
    if (!isValid || areas.length === 0) {
      of('A validation rule', sqref);
      continue;
    }
    for (const area of areas) {
      sheet.validations.push({
        area,
        rule: rebased(rule, areas[0]!, area),
      });
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
    const rule = fromFileRule(entry, formats[Number(dxfId)]);
    const areas = parseAreas(sqref);
    if (!rule || !attempt(() => (assertRule(rule), true))) {
      of(`A conditional format (${type})`, sqref);
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
  const {ref = ''} = autoFilter?.attributes ?? {};
  const [area] = parseAreas(ref);
  const criteria = autoFilter && area ? [...readCriteria(autoFilter)] : [];
  if (area) {
    const read = criteria.flatMap(([column, one]) =>
      one ? [[column, one] as const] : [],
    );
    sheet.filter = {id: nextId('filter'), area, criteria: new Map(read)};
    if (read.length < criteria.length) {
      of('A condition of the filter', ref);
    }
  }
  markFiltered(sheet, area && criteria.length > 0 ? [...tables, area] : tables);
  const {
    sheet: isProtected,
    formatCells,
    sort,
    autoFilter: filter,
  } = sheetProtection?.attributes ?? {};
  if (parseBoolean(isProtected)) {
    // Files say what is not allowed.
    sheet.protection = {
      allowFormatting: !parseBoolean(formatCells ?? '1'),
      allowSorting: !parseBoolean(sort ?? '1'),
      allowFiltering: !parseBoolean(filter ?? '1'),
    };
  }
  readPictures(file, part, sheet).forEach(({kind, cell}) =>
    of(`A picture (${kind})`, cell),
  );
  return lost;
}

const priorityOf = ({attributes}: XmlElement): number =>
  Number(attributes.priority ?? 1);

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
