/** A key of an object that the header describes in a table of its own. */
export interface HeaderKey {
  readonly key: string;
  readonly type: string;
  readonly otherwise: string;
  /** Range and meaning, with the lines that go on below the row. */
  readonly text: string;
}

const ROW = /^ \* {3}([\w.]+) +([^,\n]+), {1,4}(\S+(?: \S+)*) {3,}(.*)$/;
/** What goes on with a row: indented as far as its meaning. */
const CONTINUED = /^ \* {20,}(\S.*)$/;

/** Rows such as ` *   workers   integer, 1   1 to 64; …`. */
export function headerKeys(source: string): HeaderKey[] {
  const keys: HeaderKey[] = [];
  let isOpen = false;
  for (const line of source.split('\n')) {
    const [, key, type = '', otherwise = '', text = ''] = ROW.exec(line) ?? [];
    const [, more] = CONTINUED.exec(line) ?? [];
    const last = keys.at(-1);
    if (key !== undefined) {
      keys.push({key, type, otherwise, text: text.trim()});
      isOpen = true;
    } else if (isOpen && more !== undefined && last) {
      keys[keys.length - 1] = {...last, text: `${last.text} ${more}`};
    } else {
      isOpen = false;
    }
  }
  return keys;
}
