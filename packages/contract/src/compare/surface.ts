import type {
  Contract,
  ContractField,
  ContractFunction,
  ContractStruct,
} from '../types';
import {mergeByName} from '../text';
import type {ApiSurface, ApiMember} from './types';

/** Lists the public names of a contract: functions, callbacks, types with their members, variables and macros. */
export function listApiSurface(contract: Contract): ApiSurface {
  const {file, language, version, day, functions, callbacks} = contract;
  const members: ApiMember[] = [
    ...functions.map((each) => callableMember(each, false)),
    ...callbacks.map((each) => callableMember(each, true)),
    ...contract.enums.flatMap(({values, ...item}): ApiMember[] => {
      const name = item.alias ?? item.name;
      return [
        ...(name
          ? [{...item, name, kind: 'type' as const, declaration: 'enum'}]
          : []),
        ...values.map((each) => ({
          ...each,
          name: language === 'c' ? each.name : `${name}.${each.name}`,
          kind: 'constant' as const,
          declaration: name,
          value: String(each.value),
        })),
      ];
    }),
    ...contract.structs.flatMap((item) => structMembers(item, language)),
    ...[...contract.aliases, ...contract.variables].map((item) => {
      const type = expandKeys(item.type, contract.structs);
      return {...item, kind: 'type', declaration: type, type} as const;
    }),
    ...contract.macros.map((item) => ({
      ...item,
      kind: 'constant' as const,
      declaration: item.parameters ? `(${item.parameters.join(', ')})` : '',
      value: item.body,
    })),
  ];
  return {
    file,
    language,
    ...(version !== undefined && {version}),
    ...(day !== undefined && {day}),
    members: mergeNames(members),
    inputs: new Set(
      [...functions, ...callbacks].flatMap(({parameters}) =>
        parameters.flatMap(({type}) => type.match(INPUT) ?? []),
      ),
    ),
  };
}

/** Matches a type whose values are passed, not one that only supplies keys or is indexed. */
const INPUT = /(?<!\bkeyof )\b[A-Z]\w*\b(?!\[\w)/g;

/** Replaces `keyof` and the name of a type by its keys. */
function expandKeys(type: string, structs: readonly ContractStruct[]): string {
  const [, name] = /^keyof (\w+)$/.exec(type) ?? [];
  const struct = structs.find((each) => each.name === name);
  return struct
    ? struct.fields.map((field) => `'${field.name}'`).join(' | ')
    : type;
}

function callableMember(
  item: ContractFunction,
  isCallback: boolean,
): ApiMember {
  return {
    ...item,
    kind: 'callable',
    declaration: item.signature,
    calls: [{...item, static: item.static ?? false, isCallback}],
  };
}

function structMembers(
  item: ContractStruct,
  language: Contract['language'],
): ApiMember[] {
  const name = item.alias ?? item.name;
  const isC = language === 'c';
  return [
    {
      ...item,
      name,
      kind: 'type',
      declaration: isC ? item.kind : item.signature,
      ...(isC && {order: listFields(item.fields)}),
    },
    ...fieldMembers(name, item.fields),
  ];
}

function fieldMembers(
  owner: string,
  fields: readonly ContractField[],
): ApiMember[] {
  return fields.flatMap(({fields: nested = [], ...each}): ApiMember[] => {
    // The members of an unnamed union are accessed like members of the enclosing type.
    if (!each.name) {
      return fieldMembers(owner, nested);
    }
    const name = `${owner}.${each.name}`;
    const type =
      each.bits === undefined ? each.type : `${each.type} : ${each.bits}`;
    return [
      {...each, name, kind: 'property', declaration: each.signature, type},
      ...fieldMembers(name, nested),
    ];
  });
}

/** Lists the names of all fields in order, including those of nested structures. */
function listFields(fields: readonly ContractField[]): string[] {
  return fields.map(({name, type, fields: nested}) =>
    nested ? `${name || type} {${listFields(nested).join(', ')}}` : name,
  );
}

/** Merges overloads into one member. Of a C type and a typedef with the same name, keeps the type. */
function mergeNames(members: readonly ApiMember[]): ApiMember[] {
  return mergeByName(members, (first, member) =>
    first.calls && member.calls
      ? {
          ...first,
          declaration: `${first.declaration}; ${member.declaration}`,
          calls: [...first.calls, ...member.calls],
          text: `${first.text ?? first.brief}\n${member.text ?? member.brief}`,
          tags: [...(first.tags ?? []), ...(member.tags ?? [])],
        }
      : first,
  );
}
