import {containsBounds} from '../area/bounds';
import {toBounds} from '../area/createArea';
import type {
  Autocomplete,
  CellRange,
  Subscription,
  Suggestion,
  SuggestionProvider,
} from '../contract';
import {BUILTINS} from '../formula/functions';
import {assertWhole, removed} from '../errors';

/** Suggestions while users type. */
export class AutocompleteObject implements Autocomplete {
  readonly #isAlive: () => boolean;
  readonly #providers: SuggestionProvider[] = [];
  readonly #settings = {
    enabled: true,
    columnEntries: true,
    formulas: true,
    maxSuggestions: 10,
  };

  constructor(isAlive: () => boolean) {
    this.#isAlive = isAlive;
  }

  get #own() {
    if (!this.#isAlive()) {
      throw removed('spreadsheet');
    }
    return this.#settings;
  }

  get enabled(): boolean {
    return this.#own.enabled;
  }

  set enabled(isEnabled: boolean) {
    this.#own.enabled = isEnabled;
  }

  get columnEntries(): boolean {
    return this.#own.columnEntries;
  }

  set columnEntries(isEnabled: boolean) {
    this.#own.columnEntries = isEnabled;
  }

  get formulas(): boolean {
    return this.#own.formulas;
  }

  set formulas(isEnabled: boolean) {
    this.#own.formulas = isEnabled;
  }

  get maxSuggestions(): number {
    return this.#own.maxSuggestions;
  }

  set maxSuggestions(count: number) {
    assertWhole('maxSuggestions', count, 1);
    this.#own.maxSuggestions = count;
  }

  register(provider: SuggestionProvider): Subscription {
    void this.#own;
    if (provider.area !== undefined) {
      toBounds(provider.area);
    }
    this.#providers.unshift(provider);
    return {
      unsubscribe: () => {
        const index = this.#providers.indexOf(provider);
        if (index >= 0) {
          this.#providers.splice(index, 1);
        }
      },
    };
  }

  /**
   * Suggestions for what has been typed into a cell: those of providers, then those of the column, then
   * functions and names.
   *
   * @param names - defined names of the workbook
   */
  async suggest(
    text: string,
    range: CellRange,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<Suggestion[]> {
    const {enabled, columnEntries, formulas, maxSuggestions} = this.#own;
    if (!enabled) {
      return [];
    }
    const asked = this.#providers
      .filter(
        ({area, minLength = 1}) =>
          text.length >= minLength &&
          (area === undefined || containsBounds(toBounds(area), range.area)),
      )
      .map(async ({suggest}) => suggest({text, range, signal}));
    const answers = await Promise.allSettled(asked);
    const provided = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    const others = [
      ...(columnEntries ? columnTexts(range, text) : []),
      ...(formulas ? formulaNames(text, names) : []),
    ].map((entry) => ({text: entry}));
    return [...provided, ...others].slice(0, maxSuggestions);
  }
}

function columnTexts(range: CellRange, text: string): string[] {
  const {sheet, area} = range;
  const used = sheet.usedArea;
  if (
    !used ||
    text === '' ||
    text.startsWith('=') ||
    area.firstColumn > used.lastColumn
  ) {
    return [];
  }
  const column = {
    ...area,
    firstRow: 0,
    lastRow: used.lastRow,
    lastColumn: area.firstColumn,
    firstColumn: area.firstColumn,
  };
  const texts = sheet
    .range(column)
    .getValues()
    .flatMap(([value], row) =>
      typeof value === 'string' &&
      row !== area.firstRow &&
      value.toLowerCase().startsWith(text.toLowerCase())
        ? [value]
        : [],
    );
  return [...new Set(texts)].sort();
}

function formulaNames(text: string, names: readonly string[]): string[] {
  const [word] = text.startsWith('=')
    ? (/[A-Za-z_][\w.]*$/.exec(text) ?? [])
    : [];
  return word === undefined
    ? []
    : [...BUILTINS.keys(), ...names]
        .filter((name) => name.toLowerCase().startsWith(word.toLowerCase()))
        .sort();
}
