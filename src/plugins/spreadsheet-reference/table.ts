import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {
  ApiDoc,
  ApiMember,
  ApiSymbol,
} from '../../../scripts/lib/spreadsheetContract/types';
import {anchorOf, type NameLinker} from './links';
import {block, inline, paragraph, text} from './nodes';

/**
 * Table of a type's members.
 *
 * @param symbol - interface or class
 * @param members - those to list
 * @param withAnchor - whether the table carries the type's own anchor: once on a page
 */
export function memberTable(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  linker: NameLinker,
  withAnchor: boolean,
): MdxJsxFlowElement {
  const values = members.every(({kind}) => kind === 'value');
  return block(
    'ApiTable',
    {
      id: withAnchor ? anchorOf(symbol.name) : undefined,
      label: `${values ? 'Values' : 'Members'} of ${symbol.name}`,
      heading: values ? 'Value' : `${symbol.name}: member and type`,
    },
    members.map((member) =>
      row(
        anchorOf(symbol.name, member.name),
        member.kind === 'method' ? `${member.name}()` : member.name,
        typeOf(member),
        member.doc,
        linker,
      ),
    ),
  );
}

/** Table of declarations without members: functions, constants, aliases. */
export function declarationTable(
  symbols: readonly ApiSymbol[],
  linker: NameLinker,
): MdxJsxFlowElement {
  return block(
    'ApiTable',
    {
      label: symbols.map(({name}) => name).join(', '),
      heading: 'Name and type',
    },
    symbols.map((symbol) =>
      row(
        anchorOf(symbol.name, ''),
        symbol.kind === 'function' ? `${symbol.name}()` : symbol.name,
        symbol.type,
        symbol.doc,
        linker,
      ),
    ),
  );
}

function typeOf({kind, type, optional, readonly}: ApiMember): string {
  if (kind !== 'property') {
    return type;
  }
  return `${optional ? 'optional ' : readonly ? '' : 'settable '}${type}`;
}

function row(
  id: string,
  name: string,
  type: string,
  doc: ApiDoc,
  linker: NameLinker,
): MdxJsxFlowElement {
  const label: PhrasingContent = {
    type: 'link',
    url: `#${id}`,
    children: [{type: 'inlineCode', value: name}],
  };
  const typeLine = type
    ? [paragraph([inline('code', {}, linker.type(type))])]
    : [];
  const params = doc.params.map(
    ({name: param, text: meaning}) => [`\`${param}\``, meaning] as const,
  );
  const details: (readonly [string, string | undefined])[] = [
    ...params,
    ['Returns', doc.returns],
    ['Default', doc.defaultValue],
    ['Throws', doc.throws?.replace(/^SpreadsheetError (?=`)/, '')],
    ['Since', doc.since],
  ];
  return block('ApiRow', {id}, [
    block('th', {scope: 'row'}, [paragraph([label]), ...typeLine]),
    block('td', {}, [
      paragraph(linker.prose(doc.summary)),
      ...details.flatMap(([title, value]) =>
        value
          ? [
              paragraph([
                ...linker.prose(title),
                text(': '),
                ...linker.prose(value),
              ]),
            ]
          : [],
      ),
    ]),
  ]);
}
