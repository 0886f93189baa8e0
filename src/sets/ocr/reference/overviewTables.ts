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

/** Every function by name, in a line: what each does stands beside its task. */
export function indexByName(header: ApiHeader): Block[] {
  return [paragraph(...listed(byName(header)), '.')];
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

/** Who frees what, for the whole API. */
export function ownershipTable(header: ApiHeader): Block[] {
  const rows = byName(header).map((item) => [
    linkTo(item),
    phrase(item.ownership, header, item.name),
  ]);
  return [table(['Function', 'Ownership'], rows)];
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

/** Every status code in one table: number, name, cause. Its rows have the anchors that entries once had on this page. */
export function errorTableOfAll(header: ApiHeader): Block[] {
  const rows = header.codes.map(({name, number, cause}) => [
    String(number),
    link(codeUrl(name), code(name, name)),
    phrase(cause, header),
  ]);
  return [table(['Number', 'Name', 'Meaning'], rows)];
}
