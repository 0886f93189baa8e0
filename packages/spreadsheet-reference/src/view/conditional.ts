import {type DocumentContext, readCell} from '../objects/context';
import {
  resolveFormat,
  mergeFormats,
  type ResolvedFormat,
} from '../state/formats';
import type {FormatParts, SheetState} from '../state/types';
import type * as Sdk from '../contract';
import {
  meetsComparison,
  meetsTextComparison,
  evaluateOperands,
  meetsRuleFormula,
  type RuleLocation,
} from '../rules/comparison';
import {listExistingCellKeys, isCellKeyInArea} from '../state/cells';
import {formatDisplayText} from '../values/numberFormat';
import type {Scalar} from '../values/scalar';
import {
  findMinimum,
  computeMean,
  computeMedian,
  findMaximum,
} from '../formula/functions/aggregates';

const NEGATIVE_BAR: Sdk.Color = '#C00000';

/**
 * Applies the conditional formats of a sheet to one cell. Formats of the matching rules are in increasing order of
 * precedence.
 */
function applyRules(context: DocumentContext, sheet: SheetState, key: number) {
  const formats: Sdk.CellFormat[] = [];
  let effects: Effects = {};
  for (const entry of sheet.conditionalFormats) {
    if (!isCellKeyInArea(entry.area, key)) {
      continue;
    }
    const read = (one: number) => readCell(context.store, sheet.id, one);
    // Reads existing cells only, because the area of a rule can contain entire columns.
    const values = () =>
      listExistingCellKeys(sheet.cells, entry.area).map(read);
    const value = read(key);
    const {rule} = entry;
    if ('format' in rule) {
      const place = {sheetId: sheet.id, key, area: entry.area};
      if (meetsRule(context, rule, value, values, place)) {
        formats.unshift(rule.format);
        if (rule.stopIfTrue) {
          break;
        }
      }
    } else if (typeof value === 'number') {
      effects = {
        ...evaluateScale(rule, value, filterNumbers(values())),
        ...effects,
      };
    }
  }
  return {formats, ...effects};
}

export function filterNumbers(values: readonly Sdk.CellValue[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

function meetsRule(
  context: DocumentContext,
  rule: Extract<Sdk.ConditionalRule, {format: Sdk.CellFormat}>,
  value: Scalar,
  values: () => readonly Scalar[],
  place: RuleLocation,
): boolean {
  switch (rule.type) {
    case 'value': {
      const [first, second] = evaluateOperands(context, rule.values, place);
      return meetsComparison(value, rule.operator, first!, second);
    }
    case 'text':
      return meetsTextComparison(
        formatDisplayText(value, 'General', context.locale),
        rule.operator,
        rule.text,
      );
    case 'rank': {
      const sign = rule.end === 'top' ? -1 : 1;
      const sorted = filterNumbers(values()).sort((a, b) => (a - b) * sign);
      const count = rule.percent
        ? Math.max(1, Math.floor((sorted.length * rule.count) / 100))
        : rule.count;
      return sorted.slice(0, count).some((one) => one === value);
    }
    case 'average': {
      const sign = rule.side === 'above' ? 1 : -1;
      return (
        typeof value === 'number' &&
        (value - computeMean(filterNumbers(values()))) * sign > 0
      );
    }
    case 'duplicate': {
      const count = values().filter((one) => one === value).length;
      return value !== null && (rule.unique ? count === 1 : count > 1);
    }
    case 'formula':
      return meetsRuleFormula(context, rule.formula, place);
  }
}

type Effects = {
  [K in 'fill' | 'bar' | 'icon']?: ReturnType<typeof evaluateScale>[K];
};

/** Icon of a set. The `level` 0 is the icon of the smallest values. */
export type IconView = NonNullable<Effects['icon']>;

function evaluateScale(
  rule: Exclude<Sdk.ConditionalRule, {format: Sdk.CellFormat}>,
  value: number,
  numbers: readonly number[],
) {
  const [low, high] = [findMinimum(numbers), findMaximum(numbers)];
  switch (rule.type) {
    case 'colorScale':
      return {fill: scaleColor(rule.colors, value, numbers)};
    case 'dataBar': {
      const most = rule.max ?? Math.max(0, high);
      const least = rule.min ?? Math.min(0, low);
      const share = (value - least) / Math.max(1e-9, most - least);
      const {color, negativeColor = NEGATIVE_BAR} = rule;
      return {
        // `share` is the relative length from 0 to 1.
        bar: {
          share: Math.max(0, Math.min(1, share)),
          color: value < 0 ? negativeColor : color,
        },
      };
    }
    case 'iconSet': {
      const count = Number(rule.icons.at(-1));
      const share = high === low ? 1 : (value - low) / (high - low);
      const level = Math.min(count - 1, Math.floor(share * count));
      const shown = rule.reverse ? count - 1 - level : level;
      return {icon: {set: rule.icons, level: shown}};
    }
  }
}

/** Interpolates a colour scale. If there are three colours, the second one is the colour of the median. */
function scaleColor(
  colors: readonly Sdk.Color[],
  value: number,
  numbers: readonly number[],
): Sdk.Color {
  const [low, high] = [findMinimum(numbers), findMaximum(numbers)];
  const stops =
    colors.length === 3 ? [low, computeMedian(numbers), high] : [low, high];
  const step = stops.length === 3 && value > stops[1]! ? 1 : 0;
  const [from, to] = [stops[step]!, stops[step + 1]!];
  const part = to === from ? 0 : (value - from) / (to - from);
  const mixed = [1, 3, 5].map((at) => {
    const channel = (color: Sdk.Color) =>
      Number.parseInt(color.slice(at, at + 2), 16);
    const [start, end] = [channel(colors[step]!), channel(colors[step + 1]!)];
    const value = Math.round(start + (end - start) * part);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Computes the displayed format of a cell, including conditional formats. */
export function getDisplayedFormat(
  context: DocumentContext,
  sheet: SheetState,
  key: number,
) {
  const effects = applyRules(context, sheet, key);
  const own = resolveFormat(context.store.state, sheet, key);
  const formats = effects.formats as readonly FormatParts[];
  const over = formats.reduce(mergeFormats, {});
  return {format: mergeFormats(own, over) as ResolvedFormat, effects};
}
