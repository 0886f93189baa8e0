import type {HierarchyField, RecordType} from './record';

/** A stored record as a search answers it: the fields of `include_fields`. */
export type HitDocument = {
  readonly id: string;
  readonly type: RecordType;
  readonly url: string;
  readonly anchor?: string | null;
  readonly content?: string | null;
} & {readonly [field in HierarchyField]?: string | null};

/** A field with its matches between `<mark>` and `</mark>`. */
export interface FieldHighlight {
  readonly snippet?: string;
  readonly value?: string;
  readonly matched_tokens?: readonly string[];
}

export interface GroupedHit {
  readonly group_key: readonly string[];
  readonly hits: readonly {
    readonly document: HitDocument;
    readonly highlight?: Readonly<Record<string, FieldHighlight | undefined>>;
  }[];
}

/**
 * The answer to one search of a `multi_search` request, as Typesense shapes it (0.25 and later).
 * The embedded engine answers in the same shape.
 */
export interface SearchResponse {
  /** Number of groups. */
  readonly found: number;
  readonly page: number;
  readonly grouped_hits: readonly GroupedHit[];
  readonly request_params: {readonly per_page: number; readonly q: string};
  readonly search_time_ms: number;
}
