import {intersectBounds} from '../area/bounds';
import {createArea, toBounds} from '../area/createArea';
import type {
  Area,
  AreaLike,
  ConditionalFormat,
  ConditionalFormatCollection,
  ConditionalRule,
} from '../contract';
import {assertColor, assertFormat} from '../edits/formats';
import {parseFormula} from '../formula/parse';
import {assertOperands} from '../rules/comparison';
import {nextId} from '../state/ids';
import type {ConditionalState} from '../state/types';
import type {DocumentContext} from './context';
import {removed} from './engineObject';
import {invalidArgument, SheetPart} from './part';

/** Conditional formats of a sheet, by rank. */
export class ConditionalFormats
  extends SheetPart
  implements ConditionalFormatCollection
{
  get count(): number {
    return this.state.conditionalFormats.length;
  }

  *[Symbol.iterator](): Iterator<ConditionalFormat> {
    yield* this.state.conditionalFormats.map((entry) => this.#handle(entry));
  }

  #handle({id}: ConditionalState): ConditionalFormat {
    return new FormatObject(this.context, this.sheetId, id);
  }

  add(area: AreaLike, rule: ConditionalRule): ConditionalFormat {
    const bounds = toBounds(area);
    assertRule(rule);
    const entry = {
      id: nextId('conditionalFormat'),
      area: bounds,
      rule: structuredClone(rule),
    };
    this.act('Conditional format', (sheet) => {
      sheet.conditionalFormats.unshift(entry);
    });
    return this.#handle(entry);
  }

  at(area: AreaLike): readonly ConditionalFormat[] {
    const bounds = toBounds(area);
    return this.state.conditionalFormats
      .filter((entry) => intersectBounds(entry.area, bounds))
      .map((entry) => this.#handle(entry));
  }

  move(format: ConditionalFormat, rank: number): void {
    const {rank: from} = format;
    const own = FormatObject.idOf(format);
    if (!this.state.conditionalFormats.some(({id}) => id === own)) {
      throw invalidArgument(
        'The format is on another sheet: pass one of this collection.',
      );
    }
    if (!Number.isInteger(rank) || rank < 0 || rank >= this.count) {
      throw invalidArgument(
        `There is no rank ${rank}: ranks are 0 to ${this.count - 1}.`,
        {rank},
      );
    }
    this.act('Conditional format', (sheet) => {
      const [entry] = sheet.conditionalFormats.splice(from, 1);
      sheet.conditionalFormats.splice(rank, 0, entry!);
    });
  }

  clear(area?: AreaLike): void {
    const bounds = area === undefined ? undefined : toBounds(area);
    const isAffected = this.state.conditionalFormats.some(
      (entry) => !bounds || intersectBounds(entry.area, bounds),
    );
    if (!isAffected) {
      return;
    }
    this.act('Clear conditional formats', (sheet) => {
      sheet.conditionalFormats = sheet.conditionalFormats.filter(
        (entry) => bounds && !intersectBounds(entry.area, bounds),
      );
    });
  }
}

class FormatObject extends SheetPart implements ConditionalFormat {
  readonly #id: string;

  constructor(context: DocumentContext, sheetId: string, id: string) {
    super(context, sheetId);
    this.#id = id;
  }

  /** Id of the format, for its collection. */
  static idOf(format: ConditionalFormat): string | undefined {
    return format instanceof FormatObject ? format.#id : undefined;
  }

  get #entry(): ConditionalState {
    const entry = this.state.conditionalFormats.find(({id}) => id === this.#id);
    if (!entry) {
      throw removed('conditionalFormat');
    }
    return entry;
  }

  get area(): Area {
    return createArea(this.#entry.area);
  }

  get rule(): ConditionalRule {
    return structuredClone(this.#entry.rule);
  }

  get rank(): number {
    return this.state.conditionalFormats.indexOf(this.#entry);
  }

  remove(): void {
    void this.#entry;
    this.act('Remove conditional format', (sheet) => {
      sheet.conditionalFormats = sheet.conditionalFormats.filter(
        ({id}) => id !== this.#id,
      );
    });
  }
}

function assertRule(rule: ConditionalRule): void {
  if ('format' in rule) {
    assertFormat(rule.format);
  }
  switch (rule.type) {
    case 'value':
      assertOperands(rule.operator, rule.values);
      rule.values.forEach((value) => {
        if (typeof value === 'string' && value.startsWith('=')) {
          parseFormula(value);
        }
      });
      break;
    case 'formula':
      parseFormula(rule.formula);
      break;
    case 'rank':
      if (!(rule.count >= 1) || (rule.percent && rule.count > 100)) {
        throw invalidArgument(
          `count is ${rule.count}; expected 1 or more, and a percentage of at most 100.`,
          {count: rule.count},
        );
      }
      break;
    case 'colorScale':
      rule.colors.forEach(assertColor);
      if (rule.colors.length < 2 || rule.colors.length > 3) {
        throw invalidArgument('A colour scale has two or three colours.');
      }
      break;
    case 'dataBar':
      assertColor(rule.color);
      assertColor(rule.negativeColor);
      if (
        rule.min !== undefined &&
        rule.max !== undefined &&
        rule.min >= rule.max
      ) {
        throw invalidArgument(
          `min is ${rule.min} and max ${rule.max}: make min the smaller one.`,
        );
      }
      break;
  }
}
