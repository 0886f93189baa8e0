import type {
  Contract,
  ContractField,
  ContractFunction,
  ContractItem,
  ContractStruct,
} from '../types';
import {mergeByName} from '../text';
import type {ApiSurface, ApiMember} from './types';

/** Lists the public names of a contract: functions, callbacks, types with their members, variables and macros. */
export function listApiSurface(contract: Contract): ApiSurface {
  const {file, language, version, day, functions, callbacks} = contract;
  const members = [
    ...functions.map((each) => callableMember(each, false)),
    ...callbacks.map((each) => callableMember(each, true)),
    ...contract.enums.flatMap(({values, ...item}) => {
      const name = item.alias ?? item.name;
      return [
        ...(name ? [typeMember(item, name, 'enum')] : []),
        ...values.map((each) => ({
          ...commonProperties(each),
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
      return {
        ...commonProperties(item),
        kind: 'type' as const,
        declaration: type,
        type,
      };
    }),
    ...contract.macros.map((item) => ({
      ...commonProperties(item),
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
  const {parameters, returns, variadic} = item;
  return {
    ...commonProperties(item),
    kind: 'callable',
    declaration: item.signature,
    calls: [
      {parameters, returns, variadic, static: item.static ?? false, isCallback},
    ],
    ...(item.optional && {optional: true}),
  };
}

function structMembers(
  item: ContractStruct,
  language: Contract['language'],
): ApiMember[] {
  const name = item.alias ?? item.name;
  return [
    {
      ...typeMember(item, name, language === 'c' ? item.kind : item.signature),
      ...(language === 'c' && {order: listFields(item.fields)}),
      ...(item.bases && {bases: item.bases}),
    },
    ...fieldMembers(name, item.fields),
  ];
}

function fieldMembers(
  owner: string,
  fields: readonly ContractField[],
): ApiMember[] {
  return fields.flatMap((each) => {
    // The members of an unnamed union are accessed like members of the enclosing type.
    if (!each.name) {
      return fieldMembers(owner, each.fields ?? []);
    }
    const name = `${owner}.${each.name}`;
    return [
      {
        ...commonProperties(each),
        name,
        kind: 'property' as const,
        declaration: each.signature,
        type:
          each.bits === undefined ? each.type : `${each.type} : ${each.bits}`,
        ...(each.optional && {optional: true}),
        ...(each.readonly && {readonly: true}),
        ...(each.writeonly && {writeonly: true}),
        ...(each.static && {static: true}),
      },
      ...fieldMembers(name, each.fields ?? []),
    ];
  });
}

/** Lists the names of all fields in order, including those of nested structures. */
function listFields(fields: readonly ContractField[]): string[] {
  return fields.map(({name, type, fields: nested}) =>
    nested ? `${name || type} {${listFields(nested).join(', ')}}` : name,
  );
}

function typeMember(
  item: ContractItem,
  name: string,
  declaration: string,
): ApiMember {
  return {...commonProperties(item), name, kind: 'type', declaration};
}

function commonProperties(item: ContractItem & {readonly remedy?: string}) {
  const {
    name,
    brief,
    text,
    tags = [],
    since,
    deprecated,
    defaultValue,
    remedy,
  } = item;
  return {
    name,
    ...(defaultValue !== undefined && {defaultValue}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    errors: tags.flatMap(({name: tag, subject}) =>
      tag === 'throws' && subject ? [subject] : [],
    ),
    documentation: [
      text ?? brief,
      remedy ?? '',
      ...tags
        .filter(
          (tag) => !['since', 'deprecated', 'defaultValue'].includes(tag.name),
        )
        .map((tag) =>
          [tag.name, tag.flags, tag.subject, tag.text, tag.otherwise].join(' '),
        ),
    ].join('\n'),
  };
}

/** Merges overloads into one member. Of a C type and a typedef with the same name, keeps the type. */
function mergeNames(members: readonly ApiMember[]): ApiMember[] {
  return mergeByName(members, (first, member) =>
    first.calls && member.calls
      ? {
          ...first,
          declaration: `${first.declaration}; ${member.declaration}`,
          calls: [...first.calls, ...member.calls],
          documentation: `${first.documentation}\n${member.documentation}`,
        }
      : first,
  );
}
