import {contractOfHeader} from '../contract/c/contractOfHeader';
import type {DocComment} from '../contract/c/doxygen';
import {readHeader, type CHeader} from '../contract/c/readHeader';
import {contractDay, contractVersion} from '../contract/contractVersion';
import type {
  ContractField,
  ContractFunction,
  ContractParameter,
} from '../contract/types';
import type {Surface, SurfaceMember} from './types';

/** What a member is beside what its comment says. */
type Declared = Pick<
  SurfaceMember,
  'name' | 'kind' | 'declaration' | 'value'
> & {
  /** What is said of it where it has no comment of its own. */
  readonly brief?: string;
};

/**
 * The public names of a C header: functions, types of callbacks, values, types with their fields, and
 * macros.
 *
 * @param file - path, named in messages
 * @param source - its text
 * @throws ContractError with file and line for what it cannot read
 */
export async function surfaceOfHeader(
  file: string,
  source: string,
): Promise<Surface> {
  const header = await readHeader(file, {source});
  const version = contractVersion(source);
  const day = contractDay(source);
  const comments = commentsOf(header);
  return {
    file,
    ...(version !== undefined && {version}),
    ...(day !== undefined && {day}),
    members: onceEach(declaredIn(header)).map(({brief = '', ...member}) => ({
      ...member,
      ...said(comments.get(member.name), brief),
    })),
  };
}

function declaredIn(header: CHeader): Declared[] {
  const {functions, callbacks, enums, structs, aliases, variables, macros} =
    contractOfHeader(header);
  return [
    ...[...functions, ...callbacks].map((each): Declared => ({
      name: each.name,
      kind: 'callable',
      declaration: signatureOf(each),
    })),
    ...enums.flatMap(({name, alias, values}) => [
      ...typeNamed(alias ?? name, 'enum'),
      ...values.map((each): Declared => ({
        name: each.name,
        kind: 'constant',
        declaration: alias ?? name,
        value: String(each.value),
        brief: each.brief ?? '',
      })),
    ]),
    ...structs.flatMap(({name, alias, kind, fields}) => [
      ...typeNamed(alias ?? name, kind),
      ...fieldsOf(alias ?? name, fields),
    ]),
    ...[...aliases, ...variables].map(({name, type}): Declared => ({
      name,
      kind: 'type',
      declaration: type,
    })),
    ...macros.map(({name, parameters, text, brief}): Declared => ({
      name,
      kind: 'constant',
      declaration: parameters ? `(${parameters.join(', ')})` : '',
      value: text,
      brief,
    })),
  ];
}

/** A type and its other name are one: the type says more. */
function onceEach(members: readonly Declared[]): Declared[] {
  const names = members.map(({name}) => name);
  return members.filter(({name}, index) => names.indexOf(name) === index);
}

function typeNamed(name: string, declaration: string): Declared[] {
  return name ? [{name, kind: 'type', declaration}] : [];
}

function fieldsOf(owner: string, fields: readonly ContractField[]): Declared[] {
  return fields.flatMap(({name, type, bits, brief = '', fields: inner}) => [
    {
      name: `${owner}.${name}`,
      kind: 'property' as const,
      declaration: bits === undefined ? type : `${type} : ${bits}`,
      brief,
    },
    ...fieldsOf(`${owner}.${name}`, inner ?? []),
  ]);
}

function signatureOf({
  name,
  returns,
  parameters,
  variadic,
}: ContractFunction): string {
  const written = ({name: own, type, declared}: ContractParameter) =>
    `${declared ?? type} ${own}`.trim();
  const all = [...parameters.map(written), ...(variadic ? ['...'] : [])];
  return `${returns} ${name}(${all.join(', ') || 'void'})`;
}

function commentsOf({declarations}: CHeader): Map<string, DocComment> {
  return new Map(
    declarations.flatMap(({doc, declared}) =>
      doc ? declared.map(({name}) => [name, doc] as const) : [],
    ),
  );
}

function said(
  comment: DocComment | undefined,
  brief: string,
): Omit<SurfaceMember, 'name' | 'kind' | 'declaration'> {
  const tags = comment?.tags ?? [];
  const textOf = (name: string) =>
    tags.find((tag) => tag.name === name)?.text.trim();
  const since = textOf('since');
  const deprecated = textOf('deprecated');
  return {
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    documentation: [
      brief,
      ...(comment?.paragraphs ?? []),
      ...tags
        .filter(({name}) => !['since', 'deprecated'].includes(name))
        .map(({name, flags, text}) => `${name} ${flags} ${text}`),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
