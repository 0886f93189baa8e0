import type {RecordType} from './records/record';
import type {TextPart} from './text/parts';

/** Why an answer comes without the search server: it gives none, or refuses to. */
export type Limitation = 'unreachable' | 'refused';

/** What a hit shows. All of it is text; nothing is markup. */
export interface HitTexts {
  readonly type: RecordType;
  /** Product and sidebar group: hits are shown below it. */
  readonly section: string;
  readonly title: readonly TextPart[];
  /** Headings between section and title. */
  readonly path: readonly (readonly TextPart[])[];
  readonly summary: readonly TextPart[];
}

/** A hit as an engine finds it. */
export interface FoundHit extends HitTexts {
  /** As the engine has it: whole or relative, and not yet checked. */
  readonly address: string;
}

/** One page of the hits of a query. */
export interface SearchAnswer<Hit = FoundHit> {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** All hits there are, not those on this page. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly limitation?: Limitation;
}
