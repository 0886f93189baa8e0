import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {FileTree} from './files';

/** Files and folders on which results depend, besides the text itself. */
const INPUTS = [
  'scripts',
  'src/content',
  'contracts',
  'dictionaries',
  'cspell.config.mjs',
  'package-lock.json',
];

interface Stored<T> {
  /** Hash of all inputs. */
  readonly inputs: string;
  /** By the hash of their text. */
  readonly values: Map<string, T>;
}

/** Values by text, stored in `.cache` until code, contracts or packages change. */
export class TextCache<T> {
  readonly #file: string;
  #stored: Stored<T> | undefined;
  #isChanged = false;

  /** @param limit - number of stored values; the least recently used are dropped */
  constructor(
    name: string,
    private readonly files: FileTree,
    private readonly limit: number,
  ) {
    this.#file = path.join(files.root, '.cache/check', name);
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

  set(text: string, value: T): T {
    this.#load().values.set(hash(text), value);
    this.#isChanged = true;
    return value;
  }

  /** Writes the file if there are new values. */
  save(): void {
    if (this.#isChanged) {
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
    const read = (): Stored<T> => {
      const {list, has} = this.files;
      const files = INPUTS.flatMap((each) => (has(each) ? each : list(each)));
      const inputs = hash(...files.map(this.files.read));
      try {
        const stored = deserialize(readFileSync(this.#file)) as Stored<T>;
        return stored.inputs === inputs ? stored : {inputs, values: new Map()};
      } catch {
        return {inputs, values: new Map()};
      }
    };
    this.#stored ??= read();
    return this.#stored;
  }
}

function hash(...texts: readonly string[]): string {
  const sum = createHash('sha1');
  texts.forEach((text) => sum.update(text).update('\0'));
  return sum.digest('base64');
}
