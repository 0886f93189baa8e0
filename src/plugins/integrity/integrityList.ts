import {contentHash} from '../contentHash';
import {integrityOf} from './integrityOf';
import {ALGORITHM, listedName} from './listedName';

/** What the runtime of the application leaves for its loader, as `integrityList` of the window. */
export interface IntegrityList {
  /**
   * Fetches the list: {@link listedName} of each file → the hash of its integrity.
   *
   * @param cache - `reload` after a failure: a browser may keep what was not it
   */
  load(cache?: RequestCache): Promise<Record<string, string>>;
  /** It, as the runtime began to fetch it. */
  readonly first: Promise<Record<string, string>>;
}

/** A file of a build: its path below the base of the site, and what it holds. */
export interface BuiltFile {
  readonly file: string;
  readonly content: string | Buffer;
}

/**
 * Writes what the files of the application must hold, as a file of its own: it comes beside the application, and
 * nothing of it before. Its name tells it from that of every other build.
 */
export function integrityListOf(files: readonly BuiltFile[]): BuiltFile {
  const content = JSON.stringify(
    Object.fromEntries(
      files
        .map(
          ({file, content}) =>
            [
              listedName(file),
              integrityOf(content).slice(ALGORITHM.length),
            ] as const,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
  return {file: `assets/integrity.${contentHash(content)}.json`, content};
}

/**
 * Writes what the runtime begins with: the script that runs first of the application, whose name changes with each
 * file that it loads, and which pages name with its integrity.
 *
 * @param base - of the site, with a slash at its end
 */
export function runtimeHead(base: string, {file, content}: BuiltFile): string {
  const address = JSON.stringify(base + file);
  const integrity = JSON.stringify(integrityOf(content));
  // A failure belongs to whoever waits for the list.
  return `(l=>{(self.integrityList={load:l,first:l()}).first.catch(()=>0)})(c=>fetch(${address},{cache:c,integrity:${integrity}}).then(r=>r.json()));`;
}
