import {usesBlocks} from '../../reference/usesBlocks';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  table,
  type Block,
  type Inline,
} from '../../reference/nodes';
import type {NameFacts} from './nameFacts';
import {codeUrl, functionUrl, phrase} from './phrases';
import {versionLines} from './versionLines';

function linkTo({name}: ApiFunction): Inline {
  return link(functionUrl(name), code(name));
}

function byName(header: ApiHeader): ApiFunction[] {
  return [...header.functions].sort((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

/** Every function under its task, in the order of calls. */
export function indexByTask(header: ApiHeader): Block[] {
  const tasks = [...new Set(header.functions.map(({task}) => task))];
  return tasks.flatMap((task) => [
    heading(3, `task-${task.toLowerCase().replace(/\W+/g, '-')}`, [task]),
    list(
      header.functions
        .filter((item) => item.task === task)
        .map((item) => [linkTo(item), `: ${item.brief}`]),
    ),
  ]);
}

function listed(items: readonly ApiFunction[]): Inline[] {
  return items.flatMap((item, index) => [index > 0 ? ', ' : '', linkTo(item)]);
}

/** What a callback may call, and what it may not. */
export function callbackTable(header: ApiHeader): Block[] {
  const rows = [
    ['allowed', 'allowed'],
    ['forbidden', 'forbidden: ARGO_E_IN_CALLBACK'],
  ].map(([keyword, title = '']) => [
    phrase(title, header),
    listed(
      header.functions.filter(
        ({kind, callback}) =>
          kind === 'function' && callback.keyword === keyword,
      ),
    ),
  ]);
  return [table(['Inside a callback', 'Functions'], rows)];
}

/** Threads, blocking, callbacks and states, for the whole API. */
export function threadTable(header: ApiHeader): Block[] {
  const rows = byName(header)
    .filter(({kind}) => kind === 'function')
    .map((item) => [
      linkTo(item),
      item.thread.keyword === 'any' ? 'any thread' : 'exclusive',
      item.blocking.keyword === 'yes' ? 'blocks' : 'no',
      item.callback.keyword,
      phrase(item.states.split('.')[0]!, header),
    ]);
  return [
    table(
      [
        'Function',
        'On one handle',
        'Blocking',
        'In a callback',
        'Valid states',
      ],
      rows,
    ),
  ];
}

/** Every status code with cause, remedy, the functions that return it, samples and guides. */
export function errorIndex(
  header: ApiHeader,
  {uses, versions}: NameFacts,
): Block[] {
  return header.codes.flatMap(({name, number, cause, remedy}) => {
    const users = header.functions.filter(({errors}) =>
      errors.some((error) => error.code === name),
    );
    const links = users.flatMap((item, index) => [
      index > 0 ? ', ' : '',
      link(`${functionUrl(item.name)}#errors`, code(item.name)),
    ]);
    return [
      heading(2, name, [code(name), ` (${number})`]),
      paragraph(...phrase(cause, header)),
      paragraph('What to do: ', ...phrase(remedy, header)),
      ...(users.length > 0 ? [paragraph('Returned by ', ...links, '.')] : []),
      ...versionLines(versions(name)),
      ...usesBlocks(uses(name)),
    ];
  });
}

const KINDS: Readonly<Record<number, string>> = {
  1: 'arguments',
  2: 'state',
  3: 'resources',
  4: 'images',
  5: 'queue and time limits',
  6: 'licences',
  9: 'internal errors',
};

/** What a code is about, which its first digit says. */
export function kindOf(code = 0): string {
  return KINDS[Math.floor(code / 100)] ?? 'other';
}

/** The numbers of each kind, which lead to their entries. They have the anchors that entries once had on this page. */
export function codeNumbers({codes}: ApiHeader): Block[] {
  const kinds = new Set(codes.map(({number}) => kindOf(number)));
  const cells = [...kinds].map((kind) => [
    kind,
    codes
      .filter(({number}) => kindOf(number) === kind)
      .flatMap(({name, number}, index) => [
        index > 0 ? ', ' : '',
        link(codeUrl(name), code(String(number), name)),
      ]),
  ]);
  return [table(['About', 'Codes'], cells)];
}
