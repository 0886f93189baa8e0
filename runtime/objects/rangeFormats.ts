import {cellBounds, containsBounds} from '../area/bounds';
import type {
  Alignment,
  Borders,
  CellBorders,
  CellFormat,
  Color,
  Fill,
  Font,
  StoredFormat,
  ValidationRule,
} from '../contract';
import {writeFormat, writeStyle} from '../edits/formats';
import {assertValidation} from '../rules/validation';
import {formatOf, styleNameOf, type WholeFormat} from '../state/formats';
import {removeValidation, writeValidation} from '../edits/contents';
import {RangePlace} from './rangePlace';
import {invalidName} from '../errors';

/** How the cells of a range look, and what they take. */
export abstract class RangeFormats extends RangePlace {
  get #format(): WholeFormat {
    const {bounds, context, state} = this;
    const {firstRow, firstColumn} = bounds;
    return formatOf(context.store.state, state, firstRow, firstColumn);
  }

  getFont(): Required<Font> {
    return {...this.#format.font};
  }

  setFont(font: Font): this {
    return this.setFormat({font});
  }

  getFill(): Fill | null {
    const {fill} = this.#format;
    return fill && {...fill};
  }

  setFill(fill: Color | Fill | null): this {
    return this.setFormat({fill});
  }

  getBorders(): CellBorders {
    return {...this.#format.borders};
  }

  setBorders(borders: Borders): this {
    return this.setFormat({borders});
  }

  getAlignment(): Required<Alignment> {
    return {...this.#format.alignment};
  }

  setAlignment(alignment: Alignment): this {
    return this.setFormat({alignment});
  }

  getNumberFormat(): string {
    return this.#format.numberFormat;
  }

  setNumberFormat(pattern: string): this {
    return this.setFormat({numberFormat: pattern});
  }

  getFormat(): StoredFormat {
    return structuredClone(this.#format) as StoredFormat;
  }

  setFormat(format: CellFormat): this {
    return this.act('Format', (sheet, area) =>
      writeFormat(sheet, area, format),
    );
  }

  setStyle(name: string): this {
    if (!this.context.store.state.styles.has(name)) {
      throw invalidName(
        name,
        `There is no style '${name}': workbook.styles.names lists those in use.`,
      );
    }
    return this.act('Style', (sheet, area) => writeStyle(sheet, area, name));
  }

  getStyle(): string {
    const {firstRow, firstColumn} = this.bounds;
    return styleNameOf(this.state, firstRow, firstColumn);
  }

  getValidation(): ValidationRule | null {
    const {firstRow, firstColumn} = this.bounds;
    const cell = cellBounds(firstRow, firstColumn);
    const entry = this.state.validations.find(({area}) =>
      containsBounds(area, cell),
    );
    return entry ? structuredClone(entry.rule) : null;
  }

  setValidation(rule: ValidationRule | null): this {
    if (rule) {
      assertValidation(this.context.store.state, rule);
    }
    return this.act('Validation', (sheet, area) => {
      if (rule) {
        writeValidation(sheet, area, structuredClone(rule));
      } else {
        removeValidation(sheet, area);
      }
    });
  }
}
