import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ApiMember, ApiSymbol, Declarations} from './declarations';
import {codeLink, element, flatten, paragraph} from '../shared/nodes';
import {typeCode} from './nodes';
import type {NameLinker} from './links';

/** A row of a table: the name with a link to the entry, the type, and the meaning. */
type Row = Pick<ApiMember, 'name' | 'type' | 'text' | 'defaultValue'> & {
  readonly url: string | undefined;
};

/**
 * Table of members.
 *
 * @param isEntry - the rows are the entries themselves and have their anchors
 */
export function memberTable(
  {name: type}: ApiSymbol,
  members: readonly ApiMember[],
  linker: NameLinker,
  isEntry = false,
): MdxJsxFlowElement {
  const values = members.every(({kind}) => kind === 'value');
  return table(
    `${values ? 'Values' : 'Members'} of ${type}`,
    `${type}: ${values ? 'value' : 'member and type'}`,
    members.map((member) => ({
      ...member,
      name: formatName(member),
      url: linker.address(type, member.name),
    })),
    linker,
    isEntry,
  );
}

/** Table of functions, constants and aliases. */
export function declarationTable(
  symbols: readonly ApiSymbol[],
  linker: NameLinker,
): MdxJsxFlowElement {
  return table(
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
export function formatName({name, kind, optional}: ApiMember): string {
  return kind === 'method' ? `${name}()` : optional ? `${name}?` : name;
}

function table(
  label: string,
  heading: string,
  rows: readonly Row[],
  linker: NameLinker,
  isEntry = false,
): MdxJsxFlowElement {
  return element(
    'ApiTable',
    {label, heading},
    rows.map(({url, name, type, text = '', defaultValue}) =>
      element('ApiRow', {id: isEntry ? url?.split('#')[1] : undefined}, [
        element(
          'th',
          {scope: 'row'},
          flatten([
            paragraph(codeLink(name, url)),
            type && paragraph(typeCode(linker.type(type))),
          ]),
        ),
        element(
          'td',
          {},
          flatten([
            paragraph(linker.prose(text)),
            defaultValue && paragraph('Default: ', linker.prose(defaultValue)),
          ]),
        ),
      ]),
    ),
  );
}

/** Types of the parameters that take options, in the order of the parameters. */
export function optionTypes(
  {parameters}: Pick<ApiSymbol, 'parameters'>,
  {symbols}: Declarations,
): ApiSymbol[] {
  return parameters.flatMap(({type}) => {
    const [, name = ''] = /^(?:Partial<)?([A-Z]\w*)>?$/.exec(type) ?? [];
    const found = symbols.get(name);
    return found && isOptions(found) ? [found] : [];
  });
}

/** Tests whether a type holds options: only properties, some of them optional. */
function isOptions({kind, members}: ApiSymbol): boolean {
  return (
    kind === 'interface' &&
    members.every((member) => member.kind === 'property') &&
    members.some(({optional}) => optional)
  );
}

/** Tests whether the entry of a type has a table of options. If a function takes the type, the function's entry has it. */
export function hasOptionTable(
  type: ApiSymbol,
  declarations: Declarations,
): boolean {
  return (
    isOptions(type) &&
    ![...declarations.symbols.values()].some(
      (item) =>
        item.kind === 'function' &&
        optionTypes(item, declarations).includes(type),
    )
  );
}
