import type {ApiFunction, ApiHeader} from './contract/headerTypes';
import {
  type Block,
  code,
  codeLink,
  commaSeparated,
  type Inline,
  table,
} from '../shared/nodes';
import {codeUrl, functionUrl, phrase} from './phrases';

/** Two functions side by side: what differs in input, rules and errors. */
export function compareTable(
  left: ApiFunction,
  right: ApiFunction,
  header: ApiHeader,
): Block[] {
  const pair = [left, right] as const;
  const rows: (readonly (Inline | readonly Inline[])[])[] = [
    ['Input', ...pair.map((item) => input(item, header))],
    ...(
      [
        ['Blocking', (item) => item.blocking.text],
        ['Ownership', (item) => item.ownership],
        ['Threads', (item) => item.thread.text],
      ] satisfies [string, (item: ApiFunction) => string][]
    ).flatMap(([title, rule]) => {
      const own = [
        onlyIn(rule(left), rule(right)),
        onlyIn(rule(right), rule(left)),
      ];
      return own.every((text) => text === '')
        ? []
        : [[title, ...own.map((text) => phrase(text, header))]];
    }),
    [
      'Errors of this function only',
      ...pair.map((item) =>
        codes(difference(item, item === left ? right : left)),
      ),
    ],
  ];
  const names = pair.map(({name}) => codeLink(name, functionUrl(name)));
  return [table(['Aspect', ...names], rows)];
}

/** The sentences of a text that another does not have. */
function onlyIn(text: string, other: string): string {
  const sentences = (all: string) => all.split(/(?<=[.]) (?=[A-Za-z])/);
  return sentences(text)
    .filter((sentence) => !sentences(other).includes(sentence))
    .join(' ');
}

function input(item: ApiFunction, header: ApiHeader): Inline[] {
  const parameter = item.parameters.find(({name}) => name.startsWith('image'));
  return parameter
    ? [code(parameter.name), ': ', ...phrase(parameter.text, header)]
    : [];
}

function difference(item: ApiFunction, other: ApiFunction): string[] {
  return item.errors
    .map((error) => error.code)
    .filter((name) => !other.errors.some((error) => error.code === name));
}

function codes(names: readonly string[]): Inline[] {
  return names.length === 0
    ? ['none']
    : commaSeparated(names, (name) => codeLink(name, codeUrl(name)));
}
