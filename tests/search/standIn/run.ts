import type {Match} from './answer';
import {
  allowedTypos,
  candidates,
  isContinued,
  priorityOf,
  type QueryToken,
  type Scope,
} from './candidates';
import type {Collection, Document} from './collection';
import {combinations} from './combinations';
import {parseFilter} from './filter';
import type {SearchParameters} from './parameters';
import {preferenceOf} from './sorting';
import {
  compare,
  textMatch,
  type Rewording,
  type SearchedField,
} from './textMatch';
import {tokenIndex} from './tokenIndex';

/** Combinations of words that are tried at least. */
const COMBINATIONS = 10;

interface Ranked extends Match {
  readonly rank: readonly number[];
}

/** Words that count as one of the query, with so many typos. */
interface Choice {
  readonly typos: number;
  readonly words: readonly string[];
}

/** One search under way. */
export class Run {
  readonly found = new Set<Document>();
  private readonly groups = new Map<string, Ranked>();
  private readonly scope: Scope;
  private readonly preference: (document: Document) => number;
  private readonly fields: readonly SearchedField[];
  private readonly type: 'max_score' | 'max_weight';

  constructor(
    collection: Collection,
    private readonly parameters: SearchParameters,
  ) {
    const {schema} = collection;
    this.preference = preferenceOf(parameters, schema);
    const filter = parseFilter(String(parameters['filter_by'] ?? ''), schema);
    const weights = String(parameters['query_by_weights'] ?? '').split(',');
    const {fields} = schema;
    this.fields = String(parameters['query_by'])
      .split(',')
      .map((name, place) => ({
        name,
        weight: Number(weights[place] ?? 1),
        isArray:
          fields.find((field) => field.name === name)!.type === 'string[]',
      }))
      .sort((a, b) => b.weight - a.weight);
    this.type =
      parameters['text_match_type'] === 'max_weight'
        ? 'max_weight'
        : 'max_score';
    this.scope = {
      schema,
      index: tokenIndex(collection),
      fields: this.fields.map(({name}) => name),
      maxCandidates: Number(parameters['max_candidates'] ?? 4),
      allowed: new Set(
        [...collection.documents.values()].filter((document) =>
          filter.allows(document),
        ),
      ),
    };
  }

  /**
   * All words, then those of each variant; while there is nothing, of each without the last ones, then
   * without the first ones.
   */
  searchAll(
    tokens: readonly QueryToken[],
    variants: readonly (readonly QueryToken[])[],
  ): void {
    if (tokens.length === 0) {
      return;
    }
    this.searchTokens(tokens, []);
    const longest = Math.max(
      tokens.length,
      ...variants.map(({length}) => length),
    );
    for (const variant of variants) {
      const exact = variant.map((token) => this.choices(token, 0));
      this.tryAll(exact, variant, [], {original: tokens.length, longest});
    }
    [tokens, ...variants].forEach((query) => this.searchShortened(query));
  }

  private searchShortened(tokens: readonly QueryToken[]): void {
    const cuts = tokens.slice(1).map((_, place) => place + 1);
    for (const cut of [...cuts].reverse()) {
      this.searchLess(tokens.slice(0, cut), tokens.slice(cut));
    }
    for (const cut of cuts) {
      this.searchLess(tokens.slice(cut), tokens.slice(0, cut));
    }
  }

  /** The best match of each group, the best group first. */
  ranked(): [string, Match][] {
    return [...this.groups].sort(([, a], [, b]) => compare(b.rank, a.rank));
  }

  private searchLess(
    tokens: readonly QueryToken[],
    dropped: readonly QueryToken[],
  ): void {
    // Groups are counted where results are grouped.
    if (
      this.groups.size < Number(this.parameters['drop_tokens_threshold'] ?? 1)
    ) {
      this.searchTokens(tokens, dropped);
    }
  }

  /** Without typos; while there is nothing, with typos, fewest in the first words. */
  private searchTokens(
    tokens: readonly QueryToken[],
    dropped: readonly QueryToken[],
  ): void {
    const exact = tokens.map((token) => this.choices(token, 0));
    this.tryAll(exact, tokens, dropped);
    if (this.groups.size > 0) {
      return;
    }
    const most = Number(this.parameters['num_typos'] ?? 2);
    // A number of typos for which a word has no candidate is not tried with any other.
    const choices = tokens.map((token, place) => [
      ...exact[place]!,
      ...[1, 2]
        .slice(0, allowedTypos(token, most))
        .flatMap((typos) => this.choices(token, typos)),
    ]);
    this.tryAll(choices, tokens, dropped);
  }

  private choices(token: QueryToken, typos: number): Choice[] {
    const words = candidates(this.scope, token, typos);
    return words.length > 0 ? [{typos, words}] : [];
  }

  /** Until something is found. */
  private tryAll(
    choices: readonly (readonly Choice[])[],
    tokens: readonly QueryToken[],
    dropped: readonly QueryToken[],
    rewording?: Rewording,
  ): void {
    for (const combination of combinations(choices, COMBINATIONS)) {
      const words = combination.map((choice) => choice.words);
      const limit = Math.max(COMBINATIONS, this.scope.maxCandidates);
      // The words of the first token change fastest.
      for (const suggestion of combinations([...words].reverse(), limit)) {
        this.collect(
          suggestion.reverse(),
          combination,
          tokens,
          dropped,
          rewording,
        );
      }
      if (this.groups.size > 0) {
        return;
      }
    }
  }

  private collect(
    words: readonly string[],
    choices: readonly Choice[],
    tokens: readonly QueryToken[],
    dropped: readonly QueryToken[],
    rewording: Rewording | undefined,
  ): void {
    const cost = words.reduce((sum, word, place) => {
      const {typos} = choices[place]!;
      return sum + 2 * typos + Number(isContinued(word, tokens[place]!, typos));
    }, 0);
    const all = [...words, ...dropped.map(({text}) => text)];
    const options = {
      tokens: tokens.length,
      cost,
      type: this.type,
      ...(rewording && {rewording}),
      isWidthCounted:
        this.parameters['prioritize_num_matching_fields'] !== false,
    };
    const {index, schema} = this.scope;
    for (const document of this.documentsWith(words)) {
      const fields = index.words.get(document)!;
      const score = textMatch(
        all,
        this.fields,
        (name) => fields.get(name)!,
        options,
      );
      this.keep({
        document,
        words: all,
        rank: [
          ...score,
          this.preference(document),
          priorityOf(document, schema),
        ],
      });
    }
  }

  private keep(match: Ranked): void {
    const {document, rank} = match;
    this.found.add(document);
    const key = String(document[String(this.parameters['group_by'])]);
    const known = this.groups.get(key);
    if (!known || compare(rank, known.rank) > 0) {
      this.groups.set(key, match);
    }
  }

  /** The documents that have all of the words, in whatever fields. */
  private documentsWith(words: readonly string[]): Document[] {
    const {index, fields, allowed} = this.scope;
    const sets = words.map(
      (word) =>
        new Set(
          fields.flatMap(
            (field) => index.documents.get(field)!.get(word) ?? [],
          ),
        ),
    );
    const [first, ...others] = sets;
    return [...first!].filter(
      (document) =>
        allowed.has(document) && others.every((set) => set.has(document)),
    );
  }
}
