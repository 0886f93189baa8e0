import type {CellFormat, StoredFormat, StyleCollection} from '../contract';
import {assertFormat, cellParts} from '../edits/formats';
import {mergeParts} from '../state/formats';
import type {CellState, FormatParts, LineState} from '../state/types';
import {invalidName, nameInUse} from '../errors';
import {WorkbookPart} from './part';

/** Named cell styles of a workbook. */
export class Styles extends WorkbookPart implements StyleCollection {
  get #styles(): ReadonlyMap<string, FormatParts> {
    return this.context.store.state.styles;
  }

  get names(): readonly string[] {
    return [...this.#styles.keys()].sort((a, b) => a.localeCompare(b, 'en'));
  }

  get(name: string): StoredFormat | undefined {
    const style = this.#styles.get(name);
    return style && (structuredClone(style) as StoredFormat);
  }

  add(name: string, format: CellFormat): void {
    if (name === '') {
      throw invalidName(name, 'The name of a style is empty: write one.');
    }
    if (this.#styles.has(name)) {
      throw nameInUse('style', name);
    }
    assertFormat(format);
    this.context.store.act('Add style', ({styles}) => {
      styles.set(name, cellParts(format));
    });
  }

  update(name: string, format: CellFormat): void {
    const before = this.#styles.get(name);
    if (!before) {
      throw invalidName(
        name,
        `There is no style '${name}': names lists those in use.`,
      );
    }
    assertFormat(format);
    this.context.store.act('Change style', ({styles}) => {
      styles.set(name, mergeParts(before, cellParts(format)));
    });
  }

  remove(name: string): boolean {
    const style = this.#styles.get(name);
    if (!style || name === 'Normal') {
      return false;
    }
    this.context.store.act('Remove style', ({styles, sheets}) => {
      styles.delete(name);
      const keepLook = (item: CellState | LineState): void => {
        if (item.style === name) {
          item.format = mergeParts(style, item.format);
          delete item.style;
        }
      };
      for (const {cells, rows, columns} of sheets) {
        [cells, rows, columns].forEach((items) => items.forEach(keepLook));
      }
    });
    return true;
  }
}
