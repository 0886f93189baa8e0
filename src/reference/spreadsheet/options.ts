import {type Block, codeLink, type Inline} from '../shared/nodes';
import type {ApiSymbol, Declarations} from './declarations';
import type {NameLinker} from './links';
import {memberTable} from './table';

/** Tests whether a type holds options: only properties, some of them optional. */
function isOptions({kind, members}: ApiSymbol): boolean {
  return (
    kind === 'interface' &&
    members.every((member) => member.kind === 'property') &&
    members.some(({optional}) => optional)
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

/** Tables of the options of a function: name, type, meaning and default. */
export function optionTables(
  item: ApiSymbol,
  declarations: Declarations,
  linker: NameLinker,
): Block[] {
  return optionTypes(item, declarations).flatMap((type) =>
    memberTable(type, type.members, linker),
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

/** Text that leads from a parameter to the table of its options. */
export function optionsLink({name}: ApiSymbol, linker: NameLinker): Inline[] {
  return ['listed in ', codeLink(name, linker.address(name))];
}
