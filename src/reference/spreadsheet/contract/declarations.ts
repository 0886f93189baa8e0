import {contractLoader} from '../../../../packages/contract/src/store';
import type {
  Contract as StoredContract,
  ContractField,
  ContractFunction,
  ContractItem,
} from '../../../../packages/contract/src/types';
import {tagText} from '../../../../packages/contract/src/texts';
import type {ApiDoc, ApiMember, ApiSymbol, Contract} from './types';

/** The declarations that are the contract of the Spreadsheet set, relative to the repository's root. */
export const CONTRACT_FILE = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';

/** Loads the declarations that are the contract of the Spreadsheet set. See {@link contractLoader}. */
export const loadDeclarations = contractLoader(symbolsOf);

/** The exported names of a declaration file, types with their members, in the order of the file. */
export function symbolsOf(contract: StoredContract): Contract {
  const {file, structs, aliases, callbacks, functions, variables} = contract;
  const typed = [...aliases, ...callbacks].filter(
    ({name}) => !structs.some((each) => each.name === name),
  );
  const symbols = [
    ...structs.map((item) => ({
      ...common(item),
      ...heldBy(item.bases),
      kind: item.kind === 'class' ? ('class' as const) : ('interface' as const),
      bases: (item.bases ?? []).map((base) => base.replace(/<.*$/s, '')),
      members: membersOf(item.name, item.fields, functions),
    })),
    ...typed.map((item) => ({
      ...common(item),
      kind: 'type' as const,
      type: item.signature.replace(/^[^=]*= /, ''),
    })),
    ...functions
      .filter(({name}) => !name.includes('.'))
      .map((item) => ({
        ...common(item),
        kind: 'function' as const,
        type: callOf(item),
      })),
    ...variables.map((item) => ({
      ...common(item),
      kind: 'const' as const,
      type: item.type,
    })),
  ];
  return {
    file,
    symbols: new Map(
      symbols
        .sort((one, other) => one.line - other.line)
        .map((symbol): [string, ApiSymbol] => [symbol.name, symbol]),
    ),
  };
}

/** What is held by a type that extends `Iterable<Sheet>`. */
function heldBy(bases: readonly string[] = []): Pick<ApiSymbol, 'holds'> {
  const [holds] = bases.flatMap(
    (base) => /^Iterable<(.*)>$/s.exec(base)?.[1] ?? [],
  );
  return holds === undefined ? {} : {holds};
}

function common(item: ContractItem) {
  return {
    name: item.name,
    line: item.line,
    doc: docOf(item),
    bases: [] as string[],
    type: '',
    members: [] as ApiMember[],
  };
}

function membersOf(
  owner: string,
  fields: readonly ContractField[],
  functions: readonly ContractFunction[],
): ApiMember[] {
  return [
    ...fields
      .filter(({name}) => !name.startsWith('['))
      .map((item): ApiMember => {
        const isValue = item.type === `'${item.name}'`;
        return {
          ...memberOf(item, item.name),
          kind: isValue ? 'value' : 'property',
          type: isValue ? '' : item.type,
          readonly: item.readonly === true,
        };
      }),
    ...functions
      .filter(
        ({name}) =>
          name.startsWith(`${owner}.`) && name !== `${owner}.constructor`,
      )
      .map((item): ApiMember => ({
        ...memberOf(item, item.name.slice(owner.length + 1)),
        kind: 'method',
        type: callOf(item),
        readonly: true,
      })),
  ].sort((one, other) => one.line - other.line);
}

function memberOf(item: ContractField | ContractFunction, name: string) {
  return {
    name,
    line: item.line,
    doc: docOf(item),
    optional: item.optional === true,
  };
}

/** The signature of a function without its name. */
function callOf({signature}: ContractFunction): string {
  return signature.slice(signature.search(/[(<]/));
}

function docOf(item: ContractItem): ApiDoc {
  const {text = '', tags = [], since, deprecated} = item;
  const joined = (name: string) => {
    const found = tags.filter((tag) => tag.name === name);
    return found.length > 0
      ? found.map((tag) => tag.text).join(' ')
      : undefined;
  };
  return {
    summary: text,
    params: tags
      .filter(({name}) => name === 'param')
      .map((tag) => {
        const [name = ''] = tag.text.split(' ', 1);
        return {
          name,
          text: tag.text.slice(name.length).replace(/^ (?:- )?/, ''),
        };
      }),
    returns: joined('returns'),
    defaultValue: joined('defaultValue'),
    throws: joined('throws'),
    since,
    deprecated,
    example: tagText(item, 'example'),
  };
}
