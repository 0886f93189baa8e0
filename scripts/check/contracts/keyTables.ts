import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {didYouMean, type Problem, type SourcePage} from '../../../src/content';

/** Holds tables that begin with Key and Type to the object of the header that has most of their keys. */
export function keyTableProblems(
  {file, tree}: SourcePage,
  keys: readonly HeaderKey[],
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', ({children, position}: Table) => {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => textOf(cell).trim()),
    );
    if (head[0] !== 'Key' || head[1] !== 'Type') {
      return;
    }
    const first = position?.start.line ?? 1;
    const valueOf = (type = '', otherwise = '-') =>
      head[2] === 'Default' ? `${type}, ${otherwise.replace('–', '-')}` : type;
    const shown = rows.flatMap(([names = '', ...values], index) =>
      names.split(', ').map((key) => ({
        key,
        value: valueOf(...values),
        line: first + index + 2,
      })),
    );
    const described = objectOf(shown, keys);
    const names = described.map(({key}) => key);
    const wrong = shown.flatMap(({key, value, line}) => {
      const row = described.find((each) => each.key === key);
      const expected = row
        ? valueOf(row.type, row.otherwise)
        : `a key of the header. ${didYouMean(key, names)}`.trim();
      return value === expected
        ? []
        : {line, found: `${key}: ${value}`, expected};
    });
    const lost = names.filter((name) => !shown.some(({key}) => key === name));
    const faults = [
      ...wrong,
      ...lost.map((name) => ({
        line: first,
        found: `a table without ${name}`,
        expected: 'every key of the object',
      })),
    ];
    const remedy = 'Correct the page; or the header, if it is wrong there.';
    problems.push(...faults.map((fault) => ({file, ...fault, remedy})));
  });
  return problems;
}

/** The keys of the object that a table is most likely about. */
function objectOf(
  shown: readonly {readonly key: string}[],
  keys: readonly HeaderKey[],
): HeaderKey[] {
  const objects = [...new Set(keys.map(({object}) => object))].map((name) =>
    keys.filter(({object}) => object === name),
  );
  const share = (object: readonly HeaderKey[]) =>
    object.filter(({key}) => shown.some((row) => row.key === key)).length /
    object.length;
  return objects.sort((a, b) => share(b) - share(a))[0] ?? [];
}

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
