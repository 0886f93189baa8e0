import type {LeftOut} from '../contract';
import type {DocumentStore} from '../document/store';
import type {WorkbookState} from '../state/types';
import type {StoredDocument} from './json';

/** A document as it was when writing began. */
export interface Snapshot {
  readonly store: DocumentStore;
  readonly state: WorkbookState;
  readonly locale: string;
  readonly savedAt: Date;
}

/** A document that was read: what a file in the SDK's own format holds, as far as its format keeps it. */
export type ReadDocument = Pick<StoredDocument, 'state'> &
  Partial<StoredDocument> & {
    /** What the file has and the document has not. */
    readonly leftOut?: readonly LeftOut[];
  };
