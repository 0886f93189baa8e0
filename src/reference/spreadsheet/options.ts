import {type Block, codeLink, type Inline} from '../shared/nodes';
import type {ApiSymbol, Contract} from './contract/types';
import type {NameLinker} from './links';
import {memberTable} from './table';

/** A parameter that takes an object of settings, and the type of that object. */
interface OptionsParameter {
  readonly name: string;
  readonly type: ApiSymbol;
}

/** Whether a type holds settings: properties only, some of which may be left out. */
function isOptions({kind, members}: ApiSymbol): boolean {
  return (
    kind === 'interface' &&
    members.every((member) => member.kind === 'property') &&
    members.some(({optional}) => optional)
  );
}

/**
 * The parameters of a call that take settings, in their order.
 *
 * @param signature - from `(` on, as the contract writes it
 */
export function optionsIn(
  signature: string,
  contract: Contract,
): OptionsParameter[] {
  const parameters = signature.matchAll(
    /(\w+)\??:\s*(?:Partial<)?([A-Z]\w*)>?\s*(?=[,)])/g,
  );
  return [...parameters].flatMap(([, name, typeName]) => {
    const type = contract.symbols.get(typeName!);
    return type && isOptions(type) ? [{name: name!, type}] : [];
  });
}

/** Tables of the settings that a function takes: name, type, meaning and default of each. */
export function optionTables(
  signature: string,
  contract: Contract,
  linker: NameLinker,
): Block[] {
  return optionsIn(signature, contract).flatMap(({type}) =>
    memberTable(type, type.members, linker),
  );
}

/** Whether the entry of a type lists its settings in a table: unless a function that takes them does. */
export function hasOptionTable(type: ApiSymbol, contract: Contract): boolean {
  return (
    isOptions(type) &&
    ![...contract.symbols.values()].some(
      ({kind, type: signature}) =>
        kind === 'function' &&
        optionsIn(signature, contract).some((each) => each.type === type),
    )
  );
}

/** What leads from a parameter of a method to the settings that it takes; nothing for other parameters. */
export function optionsLink(
  parameter: OptionsParameter,
  linker: NameLinker,
): Inline[] {
  const {name} = parameter.type;
  return ['listed in ', codeLink(name, linker.address(name))];
}
