import type {
  Contract,
  ContractEnum,
  ContractField,
  ContractFunction,
  ContractNamed,
  ContractStruct,
} from '../types';
import {printType, type CDeclared, type CField, type CRecord} from './cTypes';
import {briefOf, type DocComment} from './doxygen';
import {contractFunction} from './contractFunction';
import type {CHeader, DocumentedDeclaration} from './readHeader';
import {unnamedIn} from './records';
import {textOf} from './tokens';

/** What a header declares, in the shape that contracts of all languages share. */
export function contractOfHeader(header: CHeader): Contract {
  const {declarations, macros, missing, types} = header;
  const ofKind = (kind: CDeclared['kind']) =>
    declarations.flatMap((declaration) =>
      declaration.declared
        .filter((item) => item.kind === kind && !item.isStatic)
        .map((item) => ({item, declaration})),
    );
  const typedefs = ofKind('typedef');
  const functions = [
    ...ofKind('function'),
    ...typedefs,
    ...ofKind('variable'),
  ].flatMap(({item, declaration}) => {
    const read = contractFunction(item, declaration, types);
    return read ? [{kind: item.kind, read}] : [];
  });
  const named = ({
    item,
    declaration: {doc},
  }: (typeof typedefs)[number]): ContractNamed => ({
    name: item.name,
    type: printType(item.type),
    brief: doc ? briefOf(doc) : '',
    line: item.line,
  });
  return {
    functions: merged(
      functions.filter(({kind}) => kind !== 'typedef').map(({read}) => read),
    ),
    callbacks: merged(
      functions.filter(({kind}) => kind === 'typedef').map(({read}) => read),
    ),
    enums: declarations.flatMap(enumsOf),
    structs: completed(declarations.flatMap(structsOf)),
    aliases: typedefs
      .filter(({item}) => !functions.some(({read}) => read.name === item.name))
      .map(named),
    variables: ofKind('variable')
      .filter(({item}) => !functions.some(({read}) => read.name === item.name))
      .map(named),
    macros: macros.map(({name, parameters, rest, body, line}) => ({
      name,
      ...(parameters
        ? {parameters: rest ? [...parameters, '...'] : parameters}
        : {}),
      text: textOf(body),
      brief: '',
      line,
    })),
    missing,
  };
}

/** One entry per name: a later declaration gives the comment and names that an earlier lacks. */
function merged(functions: readonly ContractFunction[]): ContractFunction[] {
  const byName = new Map<string, ContractFunction>();
  for (const item of functions) {
    const earlier = byName.get(item.name);
    if (!earlier) {
      byName.set(item.name, item);
      continue;
    }
    const better = earlier.brief || !item.brief ? earlier : item;
    const isNamed = earlier.parameters.every(({name}) => name !== '');
    const {parameters} = isNamed ? better : item;
    byName.set(item.name, {...better, parameters, line: earlier.line});
  }
  return [...byName.values()];
}

function aliasOf({declared}: DocumentedDeclaration): string | undefined {
  return declared.find(
    ({kind, type}) => kind === 'typedef' && type.kind === 'base',
  )?.name;
}

function enumsOf(declaration: DocumentedDeclaration): ContractEnum[] {
  const {doc, enums} = declaration;
  return enums.map(({name, values, line}, index) => {
    const alias = index === 0 ? aliasOf(declaration) : undefined;
    return {
      name: name || (alias ?? ''),
      ...(alias && name && alias !== name ? {alias} : {}),
      values: values.map((item) => ({
        name: item.name,
        value: Number.isSafeInteger(Number(item.value))
          ? Number(item.value)
          : String(item.value),
        ...briefPart(item.doc),
        line: item.line,
      })),
      brief: doc ? briefOf(doc) : '',
      line,
    };
  });
}

function structsOf(declaration: DocumentedDeclaration): ContractStruct[] {
  const {doc, declared, records} = declaration;
  const alias = aliasOf(declaration);
  const isOwn = (text: string, record: CRecord) =>
    text.endsWith(`${record.keyword} ${record.name}`);
  const unnamed = declared.flatMap(({kind, name, type}) => {
    const record = type.kind === 'base' ? type.unnamed : undefined;
    return kind === 'typedef' && record ? [{...record, name}] : [];
  });
  const isDeclaration = declared.length === 0;
  return [...records, ...unnamed.slice(0, 1)].flatMap((record) => {
    const ownAlias = declared.find(
      ({kind, type}) => kind === 'typedef' && isOwn(printType(type), record),
    );
    const isNamed =
      records.length === 1 && (isDeclaration || namesRecord(declared, record));
    if (!record.isComplete && !isNamed) {
      return []; // only mentioned: `void f(struct tm *time)`
    }
    const other = ownAlias && ownAlias.name !== record.name ? alias : undefined;
    return [
      {
        name: record.name,
        ...(other ? {alias: other} : {}),
        kind: record.keyword,
        fields: record.fields.map(contractField),
        brief: doc ? briefOf(doc) : '',
        line: record.line,
      },
    ];
  });
}

/** Whether `typedef struct X *Y;` or its like gives the structure a name. */
function namesRecord(
  declared: readonly CDeclared[],
  {keyword, name}: CRecord,
): boolean {
  return declared.some(({kind, type}) => {
    const base = type.kind === 'pointer' ? type.to : type;
    return (
      kind === 'typedef' &&
      base.kind === 'base' &&
      base.text.endsWith(`${keyword} ${name}`)
    );
  });
}

function contractField({name, type, bits, doc}: CField): ContractField {
  const unnamed = unnamedIn(type);
  return {
    name,
    type: printType(type),
    ...(bits === undefined ? {} : {bits}),
    ...briefPart(doc),
    ...(unnamed ? {fields: unnamed.fields.map(contractField)} : {}),
  };
}

function briefPart(doc: DocComment | undefined): {brief?: string} {
  const brief = doc ? briefOf(doc) : '';
  return brief ? {brief} : {};
}

/** One entry per structure: that with the body, where there is one. */
function completed(structs: readonly ContractStruct[]): ContractStruct[] {
  const byName = new Map<string, ContractStruct>();
  for (const item of structs) {
    const earlier = byName.get(item.name);
    const fuller = earlier && earlier.fields.length > 0 ? earlier : item;
    const alias = earlier?.alias ?? item.alias;
    byName.set(item.name, {
      ...fuller,
      brief: fuller.brief || (earlier?.brief ?? item.brief),
      ...(alias ? {alias} : {}),
    });
  }
  return [...byName.values()];
}
