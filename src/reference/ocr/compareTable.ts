import {
  type Block,
  code,
  codeLink,
  commaSeparated,
  type Inline,
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

/** Compares two functions: parameters, rules and errors that only one of them has. */
export function compareTable(
  left: HeaderFunction,
  right: HeaderFunction,
  header: Header,
): Block[] {
  const {addresses} = header;
  const pair = [
    [left, right],
    [right, left],
  ] as const;
  const rules: readonly (readonly [
    string,
    (item: HeaderFunction) => string,
  ])[] = [
    ['Blocking', (item) => readRule(item, 'blocking').text],
    ['Ownership', (item) => tagText(item, 'ownership')],
    ['Threads', (item) => readRule(item, 'thread').text],
  ];
  const rows: (readonly (Inline | readonly Inline[])[])[] = [
    [
      'Input',
      ...pair.map(([item, other]) => ownParameters(item, other, header)),
    ],
    ...rules.flatMap(([title, rule]) => {
      const own = pair.map(([item, other]) =>
        ownSentences(rule(item), rule(other)),
      );
      return own.every((text) => text === '')
        ? []
        : [[title, ...own.map((text) => phrase(text, header))]];
    }),
    [
      'Errors of this function only',
      ...pair.map(([item, other]) => {
        const [own, others] = [item, other].map((each) =>
          listErrors(each, header.codes).map(({code: name}) => name),
        );
        const names = own!.filter((name) => !others!.includes(name));
        return names.length === 0
          ? ['none']
          : commaSeparated(names, (name) =>
              codeLink(name, addresses.get(name)),
            );
      }),
    ],
  ];
  const names = pair.map(([{name}]) => codeLink(name, addresses.get(name)));
  return [table(['Aspect', ...names], rows)];
}

function ownSentences(text: string, other: string): string {
  const sentences = (all: string) => all.split(/(?<=[.]) (?=[A-Za-z])/);
  return sentences(text)
    .filter((sentence) => !sentences(other).includes(sentence))
    .join(' ');
}

function ownParameters(
  item: HeaderFunction,
  other: HeaderFunction,
  header: Header,
): Inline[] {
  const names = other.parameters.map(({name}) => name);
  return commaSeparated(
    item.parameters.filter(({name}) => !names.includes(name)),
    ({name, text = ''}) => [code(name), ': ', ...phrase(text, header)],
  );
}
