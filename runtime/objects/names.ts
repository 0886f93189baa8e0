import {isCellAddress} from '../area/address';
import type {CellRange, DefinedName, NameCollection} from '../contract';
import {placeOf} from './context';
import {invalidName, nameInUse, removed} from '../errors';
import {assertOwnSheet, WorkbookPart} from './part';
import {isNamed} from '../state/find';

/** Names for areas. */
export class Names extends WorkbookPart implements NameCollection {
  #find(name: string) {
    return this.context.store.state.names.find(isNamed(name));
  }

  *[Symbol.iterator](): Iterator<DefinedName> {
    const names = this.context.store.state.names.map(({name}) => name);
    yield* names
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => this.#handle(name));
  }

  #handle(name: string): DefinedName {
    const range = (): CellRange => {
      const place = this.#find(name)?.place;
      if (!place) {
        throw removed('name');
      }
      return this.context.range(place.sheetId, place.area);
    };
    return {
      name,
      get range() {
        return range();
      },
    };
  }

  get(name: string): DefinedName | undefined {
    const entry = this.#find(name);
    return entry && this.#handle(entry.name);
  }

  add(name: string, range: CellRange): DefinedName {
    if (!/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) || isCellAddress(name)) {
      throw invalidName(
        name,
        `'${name}' cannot name cells: write letters, digits, '_' and '.', beginning with a letter or '_', and no cell address.`,
      );
    }
    if (this.#find(name)) {
      throw nameInUse('name', name);
    }
    assertOwnSheet(this.context, range.sheet);
    const place = placeOf(range);
    this.context.store.act('Define name', (workbook) => {
      workbook.names.push({name, place});
    });
    return this.#handle(name);
  }

  remove(name: string): boolean {
    const entry = this.#find(name);
    if (entry) {
      this.context.store.act('Remove name', (workbook) => {
        workbook.names = workbook.names.filter(
          (other) => other.name !== entry.name,
        );
      });
    }
    return entry !== undefined;
  }
}
