import {contractDay, contractVersion} from '../contract/contractVersion';
import type {ApiDoc} from '../contract/ts/readDoc';
import {readContract} from '../spreadsheet/contract/readContract';
import type {ApiMember, ApiSymbol} from '../spreadsheet/contract/types';
import type {Surface, SurfaceMember} from './types';

/**
 * The public names of a declaration file: what it exports, and the members of its types.
 *
 * @param file - path, named in messages
 * @param source - its text
 * @throws Error when nothing is exported
 */
export function surfaceOfDeclarations(file: string, source: string): Surface {
  const version = contractVersion(source);
  const day = contractDay(source);
  const {symbols} = readContract(file, source);
  return {
    file,
    ...(version !== undefined && {version}),
    ...(day !== undefined && {day}),
    members: [...symbols.values()].flatMap((symbol) => [
      ofSymbol(symbol),
      ...overloadsJoined(
        symbol.members.map((member) => ofMember(symbol.name, member)),
      ),
    ]),
  };
}

function ofSymbol({name, kind, type, bases, doc}: ApiSymbol): SurfaceMember {
  const kinds = {
    interface: 'type',
    class: 'type',
    type: 'type',
    function: 'callable',
    const: 'constant',
  } as const;
  const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
  return {
    name,
    kind: kinds[kind],
    declaration: `${kind} ${name}${heritage}${type && (kind === 'function' ? type : `: ${type}`)}`,
    ...said(doc),
  };
}

function ofMember(
  owner: string,
  {name, kind, type, optional, readonly, doc}: ApiMember,
): SurfaceMember {
  const mark = optional ? '?' : '';
  return kind === 'method'
    ? {
        name: `${owner}.${name}`,
        kind: 'callable',
        declaration: `${name}${mark}${type}`,
        ...said(doc),
      }
    : {
        name: `${owner}.${name}`,
        kind: 'property',
        declaration: `${readonly && kind === 'property' ? 'readonly ' : ''}${name}${mark}${type && `: ${type}`}`,
        ...said(doc),
      };
}

/** Signatures of one name as one member: which of them changed matters less than that one did. */
function overloadsJoined(members: readonly SurfaceMember[]): SurfaceMember[] {
  const joined = new Map<string, SurfaceMember>();
  for (const member of members) {
    const first = joined.get(member.name);
    joined.set(
      member.name,
      first
        ? {
            ...first,
            declaration: `${first.declaration}; ${member.declaration}`,
            documentation: `${first.documentation}\n${member.documentation}`,
          }
        : member,
    );
  }
  return [...joined.values()];
}

function said({
  summary,
  params,
  returns,
  throws,
  defaultValue,
  since,
  deprecated,
}: ApiDoc): Omit<SurfaceMember, 'name' | 'kind' | 'declaration'> {
  return {
    ...(defaultValue !== undefined && {defaultValue}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    documentation: [
      summary,
      ...params.map(({name, text}) => `${name}: ${text}`),
      returns ?? '',
      throws ?? '',
    ].join('\n'),
  };
}
