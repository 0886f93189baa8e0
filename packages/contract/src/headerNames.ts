import {joinCommentText} from './text';
import type {Contract, ContractItem} from './types';

/** A type, constant or macro. */
export interface HeaderName {
  readonly name: string;
  readonly kind: 'type' | 'variable' | 'constant' | 'macro';
  readonly declaration: string;
  readonly text: string;
  /** Fields of a structure, or values of an enumeration. */
  readonly members: readonly ContractItem[];
}

/** Lists the types, constants and macros of a header, except the type of error codes. */
export function listHeaderNames(contract: Contract): HeaderName[] {
  const {aliases, structs, enums, variables, macros, codeType} = contract;
  const composed = [
    ...structs.map((item) => ({...item, members: item.fields})),
    ...enums
      .filter(({name, alias}) => (alias ?? name) !== codeType)
      .map((item) => ({...item, members: item.values})),
  ].filter(({members}) => members.length > 0);
  const aliasOf = (item: {name: string; alias?: string}) =>
    aliases.find(({name}) => name === item.name || name === item.alias);
  const entries =
    (kind: HeaderName['kind'], end = '') =>
    (
      item: ContractItem,
      members: readonly ContractItem[] = [],
    ): HeaderName => ({
      name: item.name,
      kind,
      declaration: `${item.signature}${end}`,
      text: joinCommentText(item),
      members: members.filter(({name}) => name !== ''),
    });
  const type = entries('type', ';');
  return [
    ...aliases.map((item) =>
      type(item, composed.find((each) => aliasOf(each) === item)?.members),
    ),
    ...composed
      .filter((item) => item.name !== '' && !aliasOf(item))
      .map((item) => type(item, item.members)),
    ...variables.map((item) => entries('variable', ';')(item)),
    ...enums
      .filter(({name, alias}) => name === '' && alias === undefined)
      .flatMap(({values}) => values)
      .map((item) => entries('constant')(item)),
    ...macros
      // Include guards have neither body nor comment.
      .filter(({body, brief}) => body !== '' || brief !== '')
      .map((item) => entries('macro')(item)),
  ];
}
