import {tagText} from '../texts';
import type {
  Contract,
  ContractField,
  ContractFunction,
  ContractItem,
  ContractStruct,
} from '../types';
import type {Surface, SurfaceMember} from './types';

/** The public names of a contract: functions, callbacks, types with their members, values and macros. */
export function surfaceOf(contract: Contract): Surface {
  const {file, language, version, day, functions, callbacks} = contract;
  const members = [
    ...functions.map((each) => callable(each, false)),
    ...callbacks.map((each) => callable(each, true)),
    ...contract.enums.flatMap(({values, ...item}) => {
      const name = item.alias ?? item.name;
      return [
        ...(name ? [typeNamed(item, name, 'enum')] : []),
        ...values.map((each) => ({
          ...common(each),
          name: language === 'c' ? each.name : `${name}.${each.name}`,
          kind: 'constant' as const,
          declaration: name,
          value: String(each.value),
        })),
      ];
    }),
    ...contract.structs.flatMap((item) => structMembers(item, language)),
    ...[...contract.aliases, ...contract.variables].map((item) => ({
      ...common(item),
      kind: 'type' as const,
      declaration: item.type,
      type: item.type,
    })),
    ...contract.macros.map((item) => ({
      ...common(item),
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
    members: onceEach(members),
    inputs: new Set(
      [...functions, ...callbacks].flatMap(({parameters}) =>
        parameters.flatMap(({type}) => type.match(/\b[A-Z]\w*/g) ?? []),
      ),
    ),
  };
}

function callable(item: ContractFunction, isCallback: boolean): SurfaceMember {
  const {parameters, returns, variadic} = item;
  return {
    ...common(item),
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
): SurfaceMember[] {
  const name = item.alias ?? item.name;
  return [
    {
      ...typeNamed(item, name, language === 'c' ? item.kind : item.signature),
      ...(language === 'c' && {order: orderOf(item.fields)}),
      ...(item.bases && {bases: item.bases}),
    },
    ...fieldMembers(name, item.fields),
  ];
}

function fieldMembers(
  owner: string,
  fields: readonly ContractField[],
): SurfaceMember[] {
  return fields.flatMap((each) => {
    // Programs name the members of an unnamed union as those of what it stands in.
    if (!each.name) {
      return fieldMembers(owner, each.fields ?? []);
    }
    const name = `${owner}.${each.name}`;
    return [
      {
        ...common(each),
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

/** The names of fields in their order; of unnamed and nested structures with theirs. */
function orderOf(fields: readonly ContractField[]): string[] {
  return fields.map(({name, type, fields: nested}) =>
    nested ? `${name || type} {${orderOf(nested).join(', ')}}` : name,
  );
}

function typeNamed(
  item: ContractItem,
  name: string,
  declaration: string,
): SurfaceMember {
  return {...common(item), name, kind: 'type', declaration};
}

function common(item: ContractItem) {
  const {name, brief, text, tags = [], since, deprecated} = item;
  const defaultValue = tagText(item, 'defaultValue');
  return {
    name,
    ...(defaultValue !== undefined && {defaultValue}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    documentation: [
      text ?? brief,
      ...tags
        .filter(
          (tag) => !['since', 'deprecated', 'defaultValue'].includes(tag.name),
        )
        .map((tag) => `${tag.name} ${tag.flags ?? ''} ${tag.text}`),
    ].join('\n'),
  };
}

/** Overloads are one member. A C type and its other name are one: the type says more. */
function onceEach(members: readonly SurfaceMember[]): SurfaceMember[] {
  const joined = new Map<string, SurfaceMember>();
  for (const member of members) {
    const first = joined.get(member.name);
    if (!first) {
      joined.set(member.name, member);
    } else if (first.calls && member.calls) {
      joined.set(member.name, {
        ...first,
        declaration: `${first.declaration}; ${member.declaration}`,
        calls: [...first.calls, ...member.calls],
        documentation: `${first.documentation}\n${member.documentation}`,
      });
    }
  }
  return [...joined.values()];
}
