import {createBounds, containsBounds} from '../area/bounds';
import {toBounds} from '../area/address';
import type * as Sdk from '../contract';
import {BUILTIN_FUNCTIONS} from '../formula/functions';
import {assertInteger} from '../errors';

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
    assertInteger('maxSuggestions', count, 1);
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
   * Suggests completions for typed text: first from providers, then texts of the same column, then functions
   * and defined names.
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

const beginsWith = (start: string) => (text: unknown) =>
  typeof text === 'string' &&
  text.toLowerCase().startsWith(start.toLowerCase());

/** Finds texts in the same column that begin with the typed text. */
function columnTexts({sheet, area}: Sdk.CellRange, text: string): string[] {
  if (text === '' || text.startsWith('=')) {
    return [];
  }
  const rows = sheet.usedArea?.rowCount ?? 1;
  const texts = sheet
    .range(createBounds(0, area.firstColumn, rows))
    .getValues()
    .flatMap(([value], row) => (row === area.firstRow ? [] : [value]))
    .filter(beginsWith(text));
  return [...new Set(texts as string[])].sort();
}

/** Finds functions and defined names that begin with the last word of a typed formula. */
function formulaNames(text: string, names: readonly string[]): string[] {
  const word = text.startsWith('=') && /[A-Za-z_][\w.]*$/.exec(text)?.[0];
  return word
    ? [...BUILTIN_FUNCTIONS.keys(), ...names].filter(beginsWith(word)).sort()
    : [];
}
