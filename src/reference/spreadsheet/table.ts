import {UnlocatedProblemError, md} from '../../content';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {
  DeclaredMember,
  DeclaredSymbol,
  Declarations,
} from '@document-sdk/contract';
import type {ElementTag} from '../shared/referenceStep';
import {buildLinkedCode, type NameLinker} from './links';

/**
 * Builds the tables of an `<ApiTable>`. Neighbouring names without members share a table.
 *
 * @throws UnlocatedProblemError for a name that is not in the contract
 */
export function buildApiTables(
  {of, only}: Pick<ElementTag, 'of' | 'only'>,
  linker: NameLinker,
): md.Blocks {
  const groups: DeclaredSymbol[][] = [];
  for (const symbol of findSymbols('ApiTable', of, linker.declarations)) {
    const last = groups.at(-1);
    if (last && [last[0]!, symbol].every(({members}) => members.length === 0)) {
      last.push(symbol);
    } else {
      groups.push([symbol]);
    }
  }
  return groups.map((group) => {
    const [symbol] = group as [DeclaredSymbol];
    return symbol.members.length === 0
      ? buildDeclarationTable(group, linker)
      : buildMemberTable(symbol, pickMembers(symbol, only), linker);
  });
}

export function findSymbols(
  element: string,
  of: readonly string[],
  {symbols, contract}: Declarations,
): DeclaredSymbol[] {
  if (of.length === 0) {
    throw new UnlocatedProblemError({
      found: `<${element}> without names`,
      expected: 'of="Name …"',
      remedy: `Name types of ${contract.file}.`,
    });
  }
  return of.map((name) => {
    const symbol = symbols.get(name);
    if (!symbol) {
      throw new UnlocatedProblemError({
        found: `<${element} of="${name}">`,
        expected: `a name that ${contract.file} exports`,
        remedy: 'Correct the name; names are case-sensitive.',
      });
    }
    return symbol;
  });
}

function pickMembers(symbol: DeclaredSymbol, only: readonly string[]) {
  if (only.length === 0) {
    return symbol.members;
  }
  return only.map((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name);
    if (!member) {
      throw new UnlocatedProblemError({
        found: `only="${name}"`,
        expected: `a member of ${symbol.name}`,
        remedy: `It has ${symbol.members.map((other) => other.name).join(', ')}.`,
      });
    }
    return member;
  });
}

/** A row of a table: the name with a link to the entry, the type, and the meaning. */
type Row = Pick<DeclaredMember, 'name' | 'type' | 'text' | 'defaultValue'> & {
  readonly url: string | undefined;
};

/**
 * Table of members.
 *
 * @param isEntry - the rows are the entries themselves and have their anchors
 */
export function buildMemberTable(
  {name: type}: DeclaredSymbol,
  members: readonly DeclaredMember[],
  linker: NameLinker,
  isEntry = false,
): MdxJsxFlowElement {
  const values = members.every(({kind}) => kind === 'value');
  return buildTable(
    `${values ? 'Values' : 'Members'} of ${type}`,
    `${type}: ${values ? 'value' : 'member and type'}`,
    members.map((member) => ({
      ...member,
      name: formatName(member),
      url: linker.address(type, member.name),
    })),
    linker,
    {isEntry},
  );
}

/** Table of functions, constants and aliases. */
function buildDeclarationTable(
  symbols: readonly DeclaredSymbol[],
  linker: NameLinker,
): MdxJsxFlowElement {
  return buildTable(
    symbols.map(({name}) => name).join(', '),
    'Name and type',
    symbols.map(({name, kind, type, text}) => ({
      name: kind === 'function' ? `${name}()` : name,
      type,
      ...(text && {text}),
      url: linker.address(name),
    })),
    linker,
  );
}

/** Formats a member's name: `call()`, `optional?`. */
export function formatName({name, kind, optional}: DeclaredMember): string {
  return kind === 'method' ? `${name}()` : optional ? `${name}?` : name;
}

/** @param options - whether the rows are the entries themselves and have their anchors, and the size of the table */
export function buildTable(
  label: string,
  heading: string,
  rows: readonly Row[],
  linker: NameLinker,
  {isEntry = false, size}: {isEntry?: boolean; size?: 'small'} = {},
): MdxJsxFlowElement {
  return md.element(
    'ApiTable',
    {label, heading, meaning: 'Meaning', size},
    rows.map(({url, name, type, text = '', defaultValue}) =>
      md.element('ApiRow', {id: isEntry ? url?.split('#')[1] : undefined}, [
        md.element(
          'th',
          {scope: 'row'},
          md.flatten([
            md.paragraph(md.codeLink(name, url)),
            type && md.paragraph(buildLinkedCode(linker.type(type))),
          ]),
        ),
        md.element(
          'td',
          {},
          md.flatten([
            md.paragraph(linker.prose(text)),
            defaultValue &&
              md.paragraph('Default: ', linker.prose(defaultValue)),
          ]),
        ),
      ]),
    ),
  );
}

/** Types of the parameters that take options, in the order of the parameters. */
export function findOptionTypes(
  {parameters}: Pick<DeclaredSymbol, 'parameters'>,
  {symbols}: Declarations,
): DeclaredSymbol[] {
  return parameters.flatMap(({type}) => {
    const [, name = ''] = /^(?:Partial<)?([A-Z]\w*)>?$/.exec(type) ?? [];
    const found = symbols.get(name);
    return found && isOptions(found) ? [found] : [];
  });
}

/** Tests whether a type holds options: only properties, some of them optional. */
function isOptions({kind, members}: DeclaredSymbol): boolean {
  return (
    kind === 'interface' &&
    members.every((member) => member.kind === 'property') &&
    members.some(({optional}) => optional)
  );
}
