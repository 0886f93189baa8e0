import {type DocumentContext, readCell} from '../objects/context';
import {formatOf, mergeParts, type WholeFormat} from '../state/formats';
import type {ConditionalState, SheetState} from '../state/types';
import type * as Sdk from '../contract';
import {
  meetsComparison,
  meetsText,
  operandValues,
  meetsFormula,
  type RulePlace,
} from '../rules/comparison';
import {existingKeys, isKeyIn} from '../state/cells';
import {displayText} from '../values/numberFormat';
import type {Scalar} from '../values/scalar';
import {min, mean, median, max} from '../formula/functions/aggregates';

const NEGATIVE_BAR: Sdk.Color = '#C00000';

/** What the conditional formats of a sheet add to a cell. */
interface ConditionalLook {
  /** Formats of the rules that the cell meets, the weakest first. */
  readonly formats: readonly Sdk.CellFormat[];
  readonly fill?: Sdk.Color;
  readonly bar?: {readonly share: number; readonly color: Sdk.Color};
  readonly icon?: IconLook;
}

/** An icon of a set: which one, counted from that of the smallest values. */
export interface IconLook {
  readonly set: Sdk.IconSet;
  readonly level: number;
}

/** Judges the rules of a sheet for one cell. */
function conditionalLook(
  context: DocumentContext,
  sheet: SheetState,
  key: number,
): ConditionalLook {
  const formats: Sdk.CellFormat[] = [];
  let look: Omit<ConditionalLook, 'formats'> = {};
  for (const entry of sheet.conditionalFormats) {
    if (!isKeyIn(entry.area, key)) {
      continue;
    }
    const values = (): Scalar[] => valuesOf(context, sheet, entry);
    const value = readCell(context.store, sheet.id, key);
    const {rule} = entry;
    if ('format' in rule) {
      const place = {sheetId: sheet.id, key, area: entry.area};
      if (isMet(context, rule, value, values, place)) {
        formats.unshift(rule.format);
        if (rule.stopIfTrue) {
          break;
        }
      }
    } else if (typeof value === 'number') {
      look = {...scaled(rule, value, numbersOf(values())), ...look};
    }
  }
  return {formats, ...look};
}

// Of the cells that exist: rules are set on whole columns too.
function valuesOf(
  {store}: DocumentContext,
  {id, cells}: SheetState,
  {area}: ConditionalState,
): Scalar[] {
  return existingKeys(cells, area).map((key) => readCell(store, id, key));
}

/** The numbers among values. */
export function numbersOf(values: readonly Sdk.CellValue[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

function isMet(
  context: DocumentContext,
  rule: Extract<Sdk.ConditionalRule, {format: Sdk.CellFormat}>,
  value: Scalar,
  values: () => readonly Scalar[],
  place: RulePlace,
): boolean {
  switch (rule.type) {
    case 'value': {
      const [first, second] = operandValues(context, rule.values, place);
      return meetsComparison(value, rule.operator, first!, second);
    }
    case 'text':
      return meetsText(
        displayText(value, 'General', context.locale),
        rule.operator,
        rule.text,
      );
    case 'rank': {
      const sign = rule.end === 'top' ? -1 : 1;
      const sorted = numbersOf(values()).sort((a, b) => (a - b) * sign);
      const count = rule.percent
        ? Math.max(1, Math.floor((sorted.length * rule.count) / 100))
        : rule.count;
      return sorted.slice(0, count).some((one) => one === value);
    }
    case 'average': {
      const sign = rule.side === 'above' ? 1 : -1;
      return (
        typeof value === 'number' &&
        (value - mean(numbersOf(values()))) * sign > 0
      );
    }
    case 'duplicate': {
      const count = values().filter((one) => one === value).length;
      return value !== null && (rule.unique ? count === 1 : count > 1);
    }
    case 'formula':
      return meetsFormula(context, rule.formula, place);
  }
}

function scaled(
  rule: Exclude<Sdk.ConditionalRule, {format: Sdk.CellFormat}>,
  value: number,
  numbers: readonly number[],
): Omit<ConditionalLook, 'formats'> {
  const [low, high] = [min(numbers), max(numbers)];
  switch (rule.type) {
    case 'colorScale':
      return {
        fill: between(rule.colors, shareOnScale(rule.colors, value, numbers)),
      };
    case 'dataBar': {
      const most = rule.max ?? Math.max(0, high);
      const least = rule.min ?? Math.min(0, low);
      const share = (value - least) / Math.max(1e-9, most - least);
      const {color, negativeColor = NEGATIVE_BAR} = rule;
      return {
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

/** Where a value stands on a colour scale, from 0 to 1: with three colours, the median has the second. */
function shareOnScale(
  colors: readonly Sdk.Color[],
  value: number,
  numbers: readonly number[],
): number {
  const [low, high] = [min(numbers), max(numbers)];
  const stops =
    colors.length === 3 ? [low, median(numbers), high] : [low, high];
  const step = stops.length === 3 && value > stops[1]! ? 1 : 0;
  const [from, to] = [stops[step]!, stops[step + 1]!];
  const part = to === from ? 0 : (value - from) / (to - from);
  return (step + part) / (stops.length - 1);
}

function between(colors: readonly Sdk.Color[], share: number): Sdk.Color {
  const steps = colors.length - 1;
  const step = Math.min(steps - 1, Math.floor(share * steps));
  const part = share * steps - step;
  const mixed = [1, 3, 5].map((at) => {
    const [from, to] = [colors[step]!, colors[step + 1]!].map((color) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    ) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/**
 * How a cell is displayed: its own format under those of the rules that it meets, and what rules add besides:
 * colours of a scale, bars, icons.
 */
export function displayedFormat(
  context: DocumentContext,
  sheet: SheetState,
  key: number,
) {
  const look = conditionalLook(context, sheet, key);
  const own = formatOf(context.store.state, sheet, key);
  const over = look.formats.reduce<Parameters<typeof mergeParts>[1]>(
    (under, next) => mergeParts(under, next as typeof under),
    {},
  );
  return {format: {...own, ...mergeParts(own, over)} as WholeFormat, look};
}
