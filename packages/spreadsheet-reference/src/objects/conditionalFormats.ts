import {intersectBounds} from '../area/bounds';
import {createArea, toBounds} from '../area/address';
import type * as Sdk from '../contract';
import {assertFormat, toFill} from '../edits/formats';
import {
  assertNumber,
  assertInteger,
  createInvalidArgumentError,
} from '../errors';
import {parseFormula} from '../formula/parse';
import {assertOptions} from '../choices';
import {assertOperator, isFormulaOperand} from '../rules/comparison';
import {createId} from '../state/identity';
import {SheetItem, SheetItemList} from './sheetItems';

export class ConditionalFormatObject
  extends SheetItem<'conditionalFormat'>
  implements Sdk.ConditionalFormat
{
  get area(): Sdk.Area {
    return createArea(this.state.area);
  }

  get rule(): Sdk.ConditionalRule {
    return structuredClone(this.state.rule);
  }

  get rank(): number {
    const {state, context, sheetId} = this;
    return context.store.sheet(sheetId)!.conditionalFormats.indexOf(state);
  }
}

/** The conditional formats of a sheet, in order of precedence. */
export class ConditionalFormatsObject
  extends SheetItemList<'conditionalFormat', Sdk.ConditionalFormat>
  implements Sdk.ConditionalFormatCollection
{
  add(area: Sdk.AreaLike, rule: Sdk.ConditionalRule): Sdk.ConditionalFormat {
    const bounds = toBounds(area);
    assertConditionalRule(rule);
    const entry = {
      id: createId('conditionalFormat'),
      area: bounds,
      rule: toStoredRule(rule),
    };
    return this.insert('Conditional format', entry, true);
  }

  at(area: Sdk.AreaLike): readonly Sdk.ConditionalFormat[] {
    const bounds = toBounds(area);
    return this.entries
      .filter((entry) => intersectBounds(entry.area, bounds))
      .map((entry) => this.toObject(entry));
  }

  move(format: Sdk.ConditionalFormat, rank: number): void {
    const {rank: from} = format;
    if (this.entries[from]?.id !== (format as ConditionalFormatObject).id) {
      throw createInvalidArgumentError(
        'The format is on another sheet: pass one of this collection.',
      );
    }
    assertInteger('rank', rank, 0, this.count - 1);
    this.sheet.edit('Conditional format', ({conditionalFormats: all}) => {
      all.splice(rank, 0, ...all.splice(from, 1));
    });
  }

  clear(area?: Sdk.AreaLike): void {
    const bounds = area === undefined ? undefined : toBounds(area);
    const kept = this.entries.filter(
      (entry) => bounds && !intersectBounds(entry.area, bounds),
    );
    if (kept.length < this.count) {
      this.sheet.edit('Clear conditional formats', (sheet) => {
        sheet.conditionalFormats = kept;
      });
    }
  }
}

/** Copies a rule for storing. If the fill is given as a colour, converts it to a fill object. */
function toStoredRule(rule: Sdk.ConditionalRule): Sdk.ConditionalRule {
  const copy = structuredClone(rule);
  return 'format' in copy && copy.format.fill
    ? {...copy, format: {...copy.format, fill: toFill(copy.format.fill)}}
    : copy;
}

/** Types of rules, and the properties that they require. */
const RULE_TYPES = {
  value: 'operator values format',
  text: 'operator text format',
  rank: 'end count format',
  average: 'side format',
  duplicate: 'format',
  formula: 'formula format',
  colorScale: 'colors',
  dataBar: 'color',
  iconSet: 'icons',
};

/**
 * Checks that a rule is well-formed.
 *
 * @throws SpreadsheetError `INVALID_FORMAT`, `INVALID_FORMULA`, `INVALID_ARGUMENT`
 */
export function assertConditionalRule(rule: Sdk.ConditionalRule): void {
  assertOptions(rule, RULE_TYPES);
  assertOperator(rule);
  if ('format' in rule) {
    assertFormat(rule.format);
  }
  switch (rule.type) {
    case 'value':
      rule.values.filter(isFormulaOperand).forEach(parseFormula);
      break;
    case 'formula':
      parseFormula(rule.formula);
      break;
    case 'rank':
      assertNumber('count', rule.count, 1, rule.percent ? 100 : undefined);
      break;
    case 'colorScale':
      assertInteger('number of colours', rule.colors.length, 2, 3);
      break;
    case 'dataBar':
      assertMinMaxOrder(rule);
      break;
  }
}

/** @throws SpreadsheetError `INVALID_ARGUMENT` unless `min` is less than `max` */
export function assertMinMaxOrder(
  bounds: {min?: number; max?: number} = {},
): void {
  const {min = -Infinity, max = Infinity} = bounds;
  if (min >= max) {
    throw createInvalidArgumentError(
      `min is ${min} and max ${max}: make min the smaller one.`,
      {min, max},
    );
  }
}
