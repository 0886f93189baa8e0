import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {FileTree} from './files';

/** Files and folders on which results depend, besides the text itself. */
export const INPUTS = [
  'scripts',
  'src',
  'packages',
  'contracts',
  'dictionaries',
  'cspell.config.mjs',
  'docusaurus.config.ts',
  'package-lock.json',
];

interface Stored<T> {
  /** Hash of all inputs. */
  readonly inputs: string;
  /** By the hash of their text. */
  readonly values: Map<string, T>;
}

/** Values by text, stored until code, contracts, dictionaries or packages change. */
export class TextCache<T> {
  readonly #file: string | undefined;
  #stored: Stored<T> | undefined;
  #isChanged = false;

  /**
   * @param name - name of the file in the cache folder; without a folder, nothing is stored
   * @param limit - number of stored values; the least recently used are dropped
   */
  constructor(
    name: string,
    private readonly sources: {
      readonly files: FileTree;
      readonly cacheFolder?: string | undefined;
    },
    private readonly limit = 5000,
  ) {
    this.#file = sources.cacheFolder && path.join(sources.cacheFolder, name);
  }

  get(text: string): T | undefined {
    const {values} = this.#load();
    const key = hash(text);
    const value = values.get(key);
    if (value !== undefined) {
      values.delete(key);
      values.set(key, value);
    }
    return value;
  }

  values(): readonly T[] {
    return [...this.#load().values.values()];
  }

  set(text: string, value: T): T {
    this.#load().values.set(hash(text), value);
    this.#isChanged = true;
    return value;
  }

  /** Writes the file if there are new values. */
  save(): void {
    if (this.#file !== undefined && this.#isChanged) {
      const {inputs, values} = this.#load();
      const newest = new Map([...values].slice(-this.limit));
      const temporary = `${this.#file}.${process.pid}`;
      mkdirSync(path.dirname(this.#file), {recursive: true});
      writeFileSync(temporary, serialize({inputs, values: newest}));
      renameSync(temporary, this.#file);
    }
  }

  /** Starts anew if the file is missing, damaged or outdated. */
  #load(): Stored<T> {
    this.#stored ??= this.#read();
    return this.#stored;
  }

  #read(): Stored<T> {
    if (this.#file === undefined) {
      return {inputs: '', values: new Map()};
    }
    const inputs = hashInputs(this.sources.files);
    try {
      const stored = deserialize(readFileSync(this.#file)) as Stored<T>;
      return stored.inputs === inputs ? stored : {inputs, values: new Map()};
    } catch {
      return {inputs, values: new Map()};
    }
  }
}

const hashes = new WeakMap<FileTree, string>();

/** Hashes all inputs, once for all caches. */
function hashInputs(tree: FileTree): string {
  const {list, has, read} = tree;
  const compute = () => {
    const files = INPUTS.flatMap((each) => (has(each) ? each : list(each)))
      // Pages are texts of their own; packages are listed in the lockfile.
      .filter((file) => !/\.mdx?$|\bnode_modules\b/.test(file));
    return hash(...files.flatMap((file) => [file, read(file)]));
  };
  const known = hashes.get(tree) ?? compute();
  hashes.set(tree, known);
  return known;
}

function hash(...texts: readonly string[]): string {
  const sum = createHash('sha1');
  texts.forEach((text) => sum.update(text).update('\0'));
  return sum.digest('base64');
}
