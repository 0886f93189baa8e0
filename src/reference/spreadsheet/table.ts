import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ApiMember, ApiSymbol} from './contract/types';
import {codeLink, paragraph} from '../shared/nodes';
import {block, typeCode} from './nodes';
import type {NameLinker} from './links';

interface Row {
  readonly id?: string | undefined;
  readonly url: string | undefined;
  readonly name: string;
  readonly type: string;
  readonly summary: string;
  readonly defaultValue: string | undefined;
}

/**
 * Table of a type's members for guides: each with its type and its meaning, and a link to its entry.
 *
 * @param members - those to list
 * @param isEntry - whether the rows are the entries themselves, as those of plain values are
 */
export function memberTable(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  linker: NameLinker,
  isEntry = false,
): MdxJsxFlowElement[] {
  const values = members.every(({kind}) => kind === 'value');
  const {name: type} = symbol;
  return table(
    `${values ? 'Values' : 'Members'} of ${type}`,
    `${type}: ${values ? 'value' : 'member and type'}`,
    members.map((member) => {
      const url = linker.address(type, member.name);
      return {
        id: isEntry ? url?.split('#')[1] : undefined,
        url,
        name: shownName(member),
        type: member.type,
        summary: member.doc.summary,
        defaultValue: member.doc.defaultValue,
      };
    }),
    linker,
  );
}

/** Table of declarations without members: functions, constants, aliases. */
export function declarationTable(
  symbols: readonly ApiSymbol[],
  linker: NameLinker,
): MdxJsxFlowElement[] {
  return table(
    symbols.map(({name}) => name).join(', '),
    'Name and type',
    symbols.map(({name, kind, type, doc}) => ({
      url: linker.address(name),
      name: kind === 'function' ? `${name}()` : name,
      type,
      summary: doc.summary,
      defaultValue: undefined,
    })),
    linker,
  );
}

/** A member's name as it is written: with brackets where it is called, with `?` where it may be left out. */
export function shownName({name, kind, optional}: ApiMember): string {
  return kind === 'method' ? `${name}()` : optional ? `${name}?` : name;
}

function table(
  label: string,
  heading: string,
  rows: readonly Row[],
  linker: NameLinker,
): MdxJsxFlowElement[] {
  return [
    block(
      'ApiTable',
      {label, heading},
      rows.map((each) => row(each, linker)),
    ),
  ];
}

function row(
  {id, url, name, type, summary, defaultValue}: Row,
  linker: NameLinker,
): MdxJsxFlowElement {
  return block('ApiRow', {id}, [
    block('th', {scope: 'row'}, [
      paragraph(codeLink(name, url)),
      ...(type ? [paragraph(typeCode(linker.type(type)))] : []),
    ]),
    block('td', {}, [
      paragraph(...linker.prose(summary)),
      ...(defaultValue
        ? [paragraph('Default: ', ...linker.prose(defaultValue))]
        : []),
    ]),
  ]);
}
