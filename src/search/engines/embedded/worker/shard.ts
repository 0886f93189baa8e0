import {unpackHeadings, type ShardHeading} from '../headings';
import {
  TEXTS_PER_FILE,
  type HeadingsFile,
  type ShardFiles,
  type TextsFile,
} from '../indexFiles';
import {createTermIndex, loadTermIndex, type TermIndex} from '../termIndex';
import type {Searchable} from './findHeadings';

/** Fetches an index file by name. */
export type FetchFile = (name: string) => Promise<string>;

/** One shard of the index: first its headings, later everything. */
export class Shard implements Searchable {
  readonly headings: readonly ShardHeading[];
  index: TermIndex;
  private readonly texts = new Map<number, Promise<TextsFile>>();
  private isWhole: boolean;

  constructor(
    private readonly files: ShardFiles,
    headingsFile: HeadingsFile,
    private readonly fetchFile: FetchFile,
  ) {
    this.headings = unpackHeadings(headingsFile);
    this.index = createTermIndex(this.headings);
    this.isWhole = files.terms === undefined;
  }

  /** Whether searches reach all there is, not the headings alone. */
  get isComplete(): boolean {
    return this.isWhole;
  }

  /** Loads the terms of the texts. */
  async complete(): Promise<void> {
    if (!this.isWhole && this.files.terms !== undefined) {
      this.index = loadTermIndex(await this.fetchFile(this.files.terms));
      this.isWhole = true;
    }
  }

  /**
   * Text below a heading, in pieces; empty when only headings are published, and while only they
   * have loaded: the first results wait for nothing that is not found yet.
   */
  async textOf(id: number): Promise<readonly string[]> {
    if (!this.isWhole) {
      return [];
    }
    const part = Math.floor(id / TEXTS_PER_FILE);
    const name = this.files.texts[part];
    if (name === undefined) {
      return [];
    }
    let file = this.texts.get(part);
    if (!file) {
      file = this.fetchFile(name).then((text) => JSON.parse(text) as TextsFile);
      // A failed download is tried again with the next search.
      file.catch(() => this.texts.delete(part));
      this.texts.set(part, file);
    }
    return (await file)[id % TEXTS_PER_FILE] ?? [];
  }
}
