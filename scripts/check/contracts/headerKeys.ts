/** A key of a JSON object that the header describes in a row of its comment. */
export interface HeaderKey {
  /** Name of the object: `MakeUp`. */
  readonly object: string;
  readonly key: string;
  readonly type: string;
  /** Default; objects that the library returns have none. */
  readonly otherwise?: string;
  /** Range and meaning, with the lines that go on below the row. */
  readonly text: string;
}

const OBJECT = /^ \* ([A-Z]\w*)(?: - |, )/;
/** ` *   workers   integer, 1   1 to 64; …`; the default ends before a gap. */
const ROW =
  /^ \* {3}([\w.]+(?:, [\w.]+)*) {2,}([^,\n]+), {1,4}(?:(\S+(?: \S+)*) {3,})?(.*)$/;
/** What goes on with a row: indented as far as its meaning. */
const CONTINUED = /^ \* {20,}(\S.*)$/;

/** The keys of JSON objects that the comment of the header lists. */
export function headerKeys(source: string): HeaderKey[] {
  const keys: HeaderKey[] = [];
  let object = '';
  let open = 0;
  for (const line of source.split('\n')) {
    const [, names, type = '', otherwise, text = ''] = ROW.exec(line) ?? [];
    const more = CONTINUED.exec(line)?.[1];
    object = OBJECT.exec(line)?.[1] ?? object;
    if (names !== undefined) {
      const row = {
        object,
        type,
        text: text.trim(),
        ...(otherwise && {otherwise}),
      };
      keys.push(...names.split(', ').map((key) => ({...row, key})));
      open = names.split(', ').length;
    } else if (more !== undefined) {
      keys.push(
        ...keys
          .splice(keys.length - open)
          .map((key) => ({...key, text: `${key.text} ${more}`})),
      );
    } else {
      open = 0;
    }
  }
  return keys;
}
