import {
  type Blocks,
  code,
  codeLink,
  commaSeparated,
  flatten,
  type Inlines,
  table,
} from '../shared/nodes';
import {
  listErrors,
  readRule,
  tagText,
  type Header,
  type HeaderFunction,
} from './header';
import {phrase} from './phrases';

const RULES: readonly (readonly [string, (item: HeaderFunction) => string])[] =
  [
    ['Blocking', (item) => readRule(item, 'blocking').text],
    ['Ownership', (item) => tagText(item, 'ownership')],
    ['Threads', (item) => readRule(item, 'thread').text],
  ];

/** Compares two functions: parameters, rules and errors that only one of them has. */
export function compareTable(
  left: HeaderFunction,
  right: HeaderFunction,
  header: Header,
): Blocks {
  const linkName = (name: string) => codeLink(name, header.addresses.get(name));
  const row = (
    title: string,
    show: (item: HeaderFunction, other: HeaderFunction) => Inlines,
  ) => [title, show(left, right), show(right, left)];
  return table(
    row('Aspect', ({name}) => linkName(name)),
    [
      row('Input', (item, other) =>
        commaSeparated(
          without(item.parameters, other.parameters, ({name}) => name),
          ({name, text = ''}) => [code(name), ': ', phrase(text, header)],
        ),
      ),
      ...RULES.map(([title, rule]) =>
        row(title, (item, other) =>
          phrase(
            without(sentences(rule(item)), sentences(rule(other))).join(' '),
            header,
          ),
        ),
      ).filter(([, ...cells]) =>
        cells.some((cell) => flatten(cell).length > 0),
      ),
      row('Errors of this function only', (item, other) => {
        const names = without(
          errorNames(item, header),
          errorNames(other, header),
        );
        return names.length > 0 ? commaSeparated(names, linkName) : 'none';
      }),
    ],
  );
}

function errorNames(item: HeaderFunction, {codes}: Header): string[] {
  return listErrors(item, codes).map(({code: name}) => name);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.]) (?=[A-Za-z])/);
}

/** Items that another list does not have. */
function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  key: (item: Item) => unknown = (item) => item,
): Item[] {
  const known = new Set(others.map(key));
  return items.filter((item) => !known.has(key(item)));
}
