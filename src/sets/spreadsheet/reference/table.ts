import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ApiDoc} from '../../contract/ts/readDoc';
import type {ApiMember, ApiSymbol} from '../contract/types';
import {anchorOf, type NameLinker} from './links';
import {block, inline, paragraph, text} from './nodes';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly doc: ApiDoc;
  readonly settable?: boolean;
}

/**
 * Table of a type's members, and a note on what it inherits.
 *
 * @param symbol - interface or class
 * @param members - those to list
 * @param withAnchor - whether the table carries the type's own anchor: once on a page
 * @param since - the version that goes without saying; rows tell a later one
 */
export function memberTable(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  linker: NameLinker,
  withAnchor: boolean,
  since: string | undefined,
): MdxJsxFlowElement[] {
  const values = members.every(({kind}) => kind === 'value');
  return table(
    {
      id: withAnchor ? anchorOf(symbol.name) : undefined,
      label: `${values ? 'Values' : 'Members'} of ${symbol.name}`,
      heading: `${symbol.name}: ${values ? 'value' : 'member and type'}`,
    },
    members.map((member) => ({
      id: anchorOf(symbol.name, member.name),
      name: nameOf(member),
      type: member.type,
      doc: member.doc,
      settable: member.kind === 'property' && !member.readonly,
    })),
    linker,
    since,
    symbol.bases.filter((base) => linker.address(base)),
  );
}

/**
 * Table of declarations without members: functions, constants, aliases.
 *
 * @param since - the version that goes without saying; rows tell a later one
 */
export function declarationTable(
  symbols: readonly ApiSymbol[],
  linker: NameLinker,
  since: string | undefined,
): MdxJsxFlowElement[] {
  return table(
    {
      label: symbols.map(({name}) => name).join(', '),
      heading: 'Name and type',
    },
    symbols.map(({name, kind, type, doc}) => ({
      id: anchorOf(name, ''),
      name: kind === 'function' ? `${name}()` : name,
      type,
      doc,
    })),
    linker,
    since,
    [],
  );
}

function nameOf({name, kind, optional}: ApiMember): string {
  return kind === 'method' ? `${name}()` : optional ? `${name}?` : name;
}

function table(
  attributes: Readonly<Record<string, string | undefined>>,
  entries: readonly Entry[],
  linker: NameLinker,
  since: string | undefined,
  bases: readonly string[],
): MdxJsxFlowElement[] {
  const inherited = bases.flatMap((base, index) => [
    text(`${index > 0 ? ' ' : ''}Also has the members of `),
    ...linker.prose(`{@link ${base}}`),
    text('.'),
  ]);
  return [
    block(
      'ApiTable',
      attributes,
      entries.map((entry) => row(entry, linker, since)),
    ),
    ...(inherited.length > 0
      ? [block('ApiNote', {}, [paragraph(inherited)])]
      : []),
  ];
}

function row(
  {id, name, type, doc, settable}: Entry,
  linker: NameLinker,
  since: string | undefined,
): MdxJsxFlowElement {
  const label: PhrasingContent = {
    type: 'link',
    url: `#${id}`,
    children: [{type: 'inlineCode', value: name}],
  };
  const typeLine = type
    ? [paragraph([inline('code', {}, linker.type(type))])]
    : [];
  const {deprecated} = doc;
  const details: (readonly [string, PhrasingContent[] | undefined])[] = [
    [
      'Deprecated',
      deprecated === undefined
        ? undefined
        : linker.prose(deprecated || 'the contract names no replacement'),
    ],
    ...doc.params.map(
      (param) => [`\`${param.name}\``, linker.prose(param.text)] as const,
    ),
    ['Returns', doc.returns ? linker.prose(doc.returns) : undefined],
    ['Default', doc.defaultValue ? linker.prose(doc.defaultValue) : undefined],
    ['Access', settable ? [text('can be read and set')] : undefined],
    ['Throws', doc.throws ? linker.errors(doc.throws) : undefined],
    ['Since', doc.since === since ? undefined : [text(doc.since ?? '')]],
  ];
  return block('ApiRow', {id}, [
    block('th', {scope: 'row'}, [paragraph([label]), ...typeLine]),
    block('td', {}, [
      paragraph(linker.prose(doc.summary)),
      ...details.flatMap(([title, value]) =>
        value
          ? [paragraph([...linker.prose(title), text(': '), ...value])]
          : [],
      ),
    ]),
  ]);
}
