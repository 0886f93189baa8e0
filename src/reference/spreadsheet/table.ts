import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ApiMember, ApiSymbol} from './declarations';
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
 * Table of members: name with a link to the entry, type and meaning.
 *
 * @param isEntry - the rows are the entries themselves and have their anchors
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
        name: formatName(member),
        type: member.type,
        summary: member.text ?? '',
        defaultValue: member.defaultValue,
      };
    }),
    linker,
  );
}

/** Table of functions, constants and aliases. */
export function declarationTable(
  symbols: readonly ApiSymbol[],
  linker: NameLinker,
): MdxJsxFlowElement[] {
  return table(
    symbols.map(({name}) => name).join(', '),
    'Name and type',
    symbols.map(({name, kind, type, text = ''}) => ({
      url: linker.address(name),
      name: kind === 'function' ? `${name}()` : name,
      type,
      summary: text,
      defaultValue: undefined,
    })),
    linker,
  );
}

/** Formats a member's name: `call()`, `optional?`. */
export function formatName({name, kind, optional}: ApiMember): string {
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
