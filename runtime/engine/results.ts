import type {AreaBounds} from '../contract';
import type {Scalar} from '../values/scalar';

/** What one formula read when it was last calculated. */
export interface Reading {
  readonly sheetId: string;
  readonly area: AreaBounds;
}

/** Last result of a formula, and what it depends on. */
export interface Result {
  readonly formula: string;
  readonly value: Scalar;
  readonly readings: readonly Reading[];
  /** Whether every calculation includes it. */
  readonly isVolatile: boolean;
}

/** Results of a workbook: by sheet, then by cell. */
export class Results {
  readonly #sheets = new Map<string, Map<number, Result>>();

  get(sheetId: string, key: number): Result | undefined {
    return this.#sheets.get(sheetId)?.get(key);
  }

  set(sheetId: string, key: number, result: Result): void {
    const sheet = this.#sheets.get(sheetId) ?? new Map<number, Result>();
    this.#sheets.set(sheetId, sheet);
    sheet.set(key, result);
  }

  /** Forgets what is no formula any more. */
  keepOnly(isFormula: (sheetId: string, key: number) => boolean): void {
    for (const [sheetId, sheet] of this.#sheets) {
      for (const key of sheet.keys()) {
        if (!isFormula(sheetId, key)) {
          sheet.delete(key);
        }
      }
    }
  }

  get size(): number {
    return [...this.#sheets.values()].reduce(
      (total, sheet) => total + sheet.size,
      0,
    );
  }
}
