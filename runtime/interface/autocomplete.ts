import {cellBounds, containsBounds} from '../area/bounds';
import {toBounds} from '../area/createArea';
import type * as Sdk from '../contract';
import {BUILTINS} from '../formula/functions';
import {assertWhole} from '../errors';

/** Suggestions while users type. */
export class AutocompleteObject implements Sdk.Autocomplete {
  enabled = true;
  columnEntries = true;
  formulas = true;
  #maxSuggestions = 10;
  readonly #providers = new Set<Sdk.SuggestionProvider>();

  get maxSuggestions(): number {
    return this.#maxSuggestions;
  }

  set maxSuggestions(count: number) {
    assertWhole('maxSuggestions', count, 1);
    this.#maxSuggestions = count;
  }

  register(provider: Sdk.SuggestionProvider): Sdk.Subscription {
    if (provider.area !== undefined) {
      toBounds(provider.area);
    }
    this.#providers.add(provider);
    return {unsubscribe: () => void this.#providers.delete(provider)};
  }

  /**
   * Suggestions for what has been typed into a cell: those of providers, then those of the column, then
   * functions and names.
   *
   * @param names - defined names of the workbook
   */
  async suggest(
    text: string,
    range: Sdk.CellRange,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<Sdk.Suggestion[]> {
    const {enabled, columnEntries, formulas, maxSuggestions} = this;
    if (!enabled) {
      return [];
    }
    const asked = [...this.#providers]
      .reverse()
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

function columnTexts(range: Sdk.CellRange, text: string): string[] {
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
  const texts = sheet
    .range(cellBounds(0, area.firstColumn, used.rowCount))
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
