// Rules, filters, protection and pictures of a sheet as other programs write them.
import type {
  ConditionalRule as FileRule,
  DataValidation,
  Sheet,
} from 'hucre/xlsx';
import {boundsAddress, parseAddress} from '../../area/address';
import {cellBounds} from '../../area/bounds';
import type {
  AreaBounds,
  CellFormat,
  CellOperand,
  Color,
  ConditionalRule,
  LeftOut,
  ValidationRule,
} from '../../contract';
import {assertRule} from '../../objects/conditionalFormats';
import {attempt} from '../../objects/entryText';
import {assertValidation} from '../../rules/validation';
import {nextId} from '../../state/ids';
import type {SheetState, WorkbookState} from '../../state/types';
import {dateOf} from '../../values/dates';
import {ownOperator} from './rules';
import {fromCellStyle} from './styles';
import type {TextOperator} from '../../rules/comparison';
import {pictureOf} from './readSheet';
import {rebased} from '../../state/changeLines';

/** Areas of a rule: the first one has the cell that its formulas are written for. */
function areasOf(range: string): AreaBounds[] {
  return range
    .split(/\s+/)
    .flatMap((address) => attempt(() => parseAddress(address).bounds) ?? []);
}

const firstCell = ({firstRow, firstColumn}: AreaBounds) => ({
  row: firstRow,
  column: firstColumn,
});

function operandOf(text: string | undefined, isDate = false): CellOperand[] {
  if (text === undefined) {
    return [];
  }
  const number = Number(text);
  if (Number.isFinite(number) && text.trim() !== '') {
    return [isDate ? dateOf(number) : number];
  }
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(text) ?? [];
  return [quoted?.replaceAll('""', '"') ?? `=${text}`];
}

function validationOf(rule: DataValidation): ValidationRule | undefined {
  const {type, operator, formula1, formula2, values, errorMessage} = rule;
  const common = {
    allowBlank: rule.allowBlank ?? false,
    onInvalid: rule.showErrorMessage
      ? (rule.errorStyle ?? 'stop')
      : 'information',
    ...(errorMessage !== undefined && {message: errorMessage}),
    ...(rule.inputMessage !== undefined && {prompt: rule.inputMessage}),
  } as const;
  switch (type) {
    case 'list':
      return {...common, type, source: values ?? `=${formula1}`};
    case 'custom':
      return {...common, type: 'formula', formula: `=${formula1}`};
    case 'whole':
    case 'decimal':
    case 'date':
    case 'textLength': {
      const given = [formula1, formula2].flatMap((one) =>
        operandOf(one, type === 'date'),
      );
      return {
        ...common,
        type,
        operator: ownOperator(operator ?? 'between'),
        values: given as unknown as [CellOperand],
      };
    }
    default:
      return undefined;
  }
}

const TEXTS: Readonly<Record<string, TextOperator>> = {
  containsText: 'contains',
  notContainsText: 'notContains',
  beginsWith: 'startsWith',
  endsWith: 'endsWith',
};

const ICONS: Readonly<Record<string, 'arrows3' | 'signs3' | 'symbols3'>> = {
  '3Arrows': 'arrows3',
  '3Signs': 'signs3',
  '3Symbols': 'symbols3',
};

const hex = (color: string): Color => `#${color.slice(-6).toUpperCase()}`;

function conditionalOf(rule: FileRule): ConditionalRule | undefined {
  const {type, operator, text = '', style, stopIfTrue, colorScale} = rule;
  const formulas = [rule.formula ?? []].flat();
  const format = {
    format: (fromCellStyle(style, true) ?? {}) as CellFormat,
    ...(stopIfTrue && {stopIfTrue}),
  };
  const scale = (
    found: {cfvo: readonly {type: string; value?: string}[]} = {cfvo: []},
  ) => found.cfvo.map((one) => `${one.type}${one.value ?? ''}`).join(' ');
  switch (type) {
    case 'cellIs':
      return {
        ...format,
        type: 'value',
        operator: ownOperator(operator ?? 'between'),
        values: formulas.flatMap((one) => operandOf(one)) as unknown as [
          CellOperand,
        ],
      };
    case 'expression':
    case 'containsBlanks':
    case 'notContainsBlanks':
      return {...format, type: 'formula', formula: `=${formulas[0]}`};
    case 'duplicateValues':
    case 'uniqueValues':
      return {...format, type: 'duplicate', unique: type === 'uniqueValues'};
    case 'colorScale':
      return /^min\d* (?:percentile50 )?max\d*$/.test(scale(colorScale))
        ? {type, colors: colorScale!.colors.map(hex) as [Color, Color]}
        : undefined;
    case 'dataBar':
      return /^min\d* max\d*$/.test(scale(rule.dataBar))
        ? {type, color: hex(rule.dataBar!.color)}
        : undefined;
    case 'iconSet': {
      const icons = ICONS[rule.iconSet?.iconSet ?? ''];
      const isEven = /percent0 percent33 percent67$/.test(scale(rule.iconSet));
      return icons && isEven
        ? {type, icons, reverse: rule.iconSet!.reverse ?? false}
        : undefined;
    }
    default: {
      const part = TEXTS[type];
      return part && {...format, type: 'text', operator: part, text};
    }
  }
}

/** Puts the rules of a file's sheet on a sheet; returns what could not be read. */
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
): LeftOut['reason'][] {
  const lost: string[] = [];
  const of = (what: string, range: string): void =>
    void lost.push(
      `${what} of ${range} on '${sheet.name}' cannot be read, and is not saved.`,
    );
  for (const entry of dataValidations) {
    const rule = validationOf(entry);
    const [first, ...more] = areasOf(entry.range);
    const isValid =
      rule && attempt(() => (assertValidation(workbook, rule), true));
    if (!isValid || !first) {
      of('A validation rule', entry.range);
      continue;
    }
    const origin = firstCell(first);
    [first, ...more].forEach((area) =>
      sheet.validations.push({area, rule, origin}),
    );
  }
  for (const entry of [...conditionalRules].sort(
    (a, b) => a.priority - b.priority,
  )) {
    const rule = conditionalOf(entry);
    const areas = areasOf(entry.range);
    if (!rule || !attempt(() => (assertRule(rule), true))) {
      of(`A conditional format (${entry.type})`, entry.range);
      continue;
    }
    for (const area of areas) {
      sheet.conditionalFormats.push({
        id: nextId('conditionalFormat'),
        area,
        rule: rebased(rule, firstCell(areas[0]!), firstCell(area)),
      });
    }
  }
  const [area] = areasOf(autoFilter?.range ?? '');
  if (area) {
    const criteria = (autoFilter?.columns ?? []).map(
      ({colIndex, filters = []}) =>
        [colIndex, {type: 'values' as const, values: filters}] as const,
    );
    sheet.filter = {id: nextId('filter'), area, criteria: new Map(criteria)};
    for (const [row, {hidden, ...line}] of sheet.rows) {
      if (
        hidden &&
        criteria.length > 0 &&
        row > area.firstRow &&
        row <= area.lastRow
      ) {
        sheet.rows.set(row, {...line, filtered: true});
      }
    }
  }
  if (protection?.sheet) {
    sheet.protection = {
      allowFormatting: protection.formatCells ?? false,
      allowSorting: protection.sort ?? false,
      allowFiltering: protection.autoFilter ?? false,
    };
  }
  images.forEach((image, index) => {
    const drawing = pictureOf(sheet, image, index);
    if (drawing) {
      sheet.drawings.push(drawing);
    } else {
      of(
        `A picture (${image.type})`,
        boundsAddress(cellBounds(image.anchor.from.row, image.anchor.from.col)),
      );
    }
  });
  return lost;
}
