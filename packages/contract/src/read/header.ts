import {readFileSync} from 'node:fs';
import {formatDeclarator, formatParameters} from '../text';
import type {
  Contract,
  ContractEnum,
  ContractField,
  ContractFunction,
  ContractItem,
  ContractMacro,
  ContractNamed,
  ContractParameter,
  ContractStruct,
  ContractTag,
} from '../types';
import {
  findPosition,
  parseHeader,
  readMacros,
  type HeaderOptions,
  type Macro,
  type Node,
} from './clang';
import {Comments} from './comments';
import {
  constantOf,
  findClosing,
  findCodeType,
  functionType,
  mergeForward,
  mergeRepeated,
  returnType,
  unwrap,
} from './cTypes';
import {splitAlternative} from './tags';

/** Clang's name of the type `va_list` on x86-64. */
const VA_LIST = 'struct __va_list_tag *';

type Declarations = Omit<
  Contract,
  'language' | 'file' | 'version' | 'day' | 'leftOut'
>;

/**
 * Reads the declarations of a C header with clang, and their comments.
 *
 * @param file - path of the header
 * @throws ContractError at the first error of the compiler
 */
export function readHeader(file: string, options: HeaderOptions): Declarations {
  return new HeaderReader(file, options).read();
}

class HeaderReader {
  readonly #source: string;
  readonly #comments: Comments;
  /** Typedef names of structures and enumerations without a tag. */
  #unnamed: ReadonlySet<string> = new Set();
  #typedefs: readonly Node[] = [];

  constructor(
    readonly file: string,
    readonly options: HeaderOptions,
  ) {
    this.#source = readFileSync(file, 'utf8');
    this.#comments = new Comments(this.#source);
  }

  read(): Declarations {
    const own = parseHeader(this.file, this.options).filter(
      ({loc = {}, isImplicit, storageClass}) =>
        !isImplicit &&
        storageClass !== 'static' &&
        findPosition(loc)?.file === this.file,
    );
    const ofKind = (kind: string) => own.filter((node) => node.kind === kind);
    this.#typedefs = ofKind('TypedefDecl');
    const tagged = new Set(own.filter(({name}) => name).map(({id}) => id));
    this.#unnamed = new Set(
      this.#typedefs.flatMap(({name = '', inner: [type] = []}) =>
        type?.ownedTagDecl && !tagged.has(type.ownedTagDecl.id) ? [name] : [],
      ),
    );
    const callbacks = this.#typedefs.filter((node) => functionType(node));
    const functions = mergeRepeated(
      ofKind('FunctionDecl').map((node) => this.#function(node, node)),
    );
    const enums = ofKind('EnumDecl').map((node) => this.#enum(node));
    const codeType = findCodeType(enums, functions);
    return {
      ...(codeType !== undefined && {codeType}),
      functions,
      callbacks: mergeRepeated(this.#callbacks(callbacks)),
      enums,
      structs: mergeForward(
        ofKind('RecordDecl').flatMap((node) => this.#structs(node)),
      ),
      aliases: this.#typedefs
        .filter((node) => !callbacks.includes(node))
        .map((node) => this.#named(node, 'typedef')),
      variables: ofKind('VarDecl').map((node) => this.#named(node, 'extern')),
      macros: readMacros(this.file, this.options).map((macro) =>
        this.#macro(macro),
      ),
    };
  }

  /** @param typed - the node with the parameters, which a callback's typedef does not have */
  #function(node: Node, typed: Node): ContractFunction {
    const item = this.#item(node);
    const parameters = (typed.inner ?? [])
      .filter(({kind}) => kind === 'ParmVarDecl')
      .map((each) => this.#parameter(each, item.tags ?? []));
    const variadic = typed.variadic === true;
    const {qualType, desugaredQualType} = typed.type!;
    const type = (
      /\(/.test(qualType) ? qualType : (desugaredQualType ?? '')
    ).replaceAll(VA_LIST, 'va_list');
    const returns = returnType(type, parameters, variadic);
    const list = `(${formatParameters({parameters, variadic}).join(', ')})`;
    const isPointer =
      node !== typed && unwrap(node.inner?.[0])?.kind === 'PointerType';
    const name = isPointer ? `(*${item.name})` : item.name;
    return {
      ...item,
      signature: `${node === typed ? '' : 'typedef '}${formatDeclarator(returns, `${name}${list}`)}`,
      returns,
      variadic,
      parameters,
    };
  }

  /**
   * Clang's tree of a callback's type lacks the parameter names. They are read from functions that are declared
   * with the same parameter lists.
   */
  #callbacks(nodes: readonly Node[]): ContractFunction[] {
    if (nodes.length === 0) {
      return [];
    }
    const source = this.#comments.code;
    const lists = nodes.map((node) => {
      // The name may be an argument of a macro.
      const name = source.indexOf(node.name!, this.#span(node)[0]);
      const open = source.indexOf('(', name);
      const list = source.slice(open, findClosing(source, open));
      // Old headers pass the list, brackets included, to a macro: `P_((const char *s))`.
      return /^\(\s*\(/.test(list) &&
        findClosing(list, list.indexOf('(', 1)) >
          list.lastIndexOf(')', list.length - 2)
        ? list.slice(1, -1)
        : list;
    });
    const code = lists.map((list, index) => `int contract_${index}${list};`);
    const tree = parseHeader(
      this.file,
      {...this.options, before: [...(this.options.before ?? []), this.file]},
      `${code.join('\n')}\n`,
    );
    return nodes.map((node, index) => {
      const typed = tree.find(({name}) => name === `contract_${index}`)!;
      const {qualType, desugaredQualType} = functionType(node)!.type!;
      return this.#function(node, {
        ...typed,
        type: {qualType: desugaredQualType ?? qualType},
      });
    });
  }

  #parameter(node: Node, tags: readonly ContractTag[]): ContractParameter {
    const name = node.name ?? '';
    const {qualType, desugaredQualType = qualType} = node.type!;
    const isHere = findPosition(node.range.begin)?.file === this.file;
    const written = isHere
      ? this.#source.slice(...this.#span(node)).replace(/\s+/g, ' ')
      : '';
    const declared = /\[/.test(written)
      ? written
          .replace(new RegExp(`\\b${name}(?=\\s*\\[)`), '')
          .replace(/ *\[/, ' [')
      : undefined;
    const tag = tags.find(
      (each) =>
        each.name === 'param' && each.subject?.split(/, ?/).includes(name),
    );
    const flags = (tag?.flags ?? '').split(/[\s,]+/);
    const [isIn, isOut] = ['in', 'out'].map(
      (each) => flags.includes(each) || flags.includes('inout'),
    );
    return {
      name,
      type: qualType.replace(VA_LIST, 'va_list'),
      ...(declared !== undefined && {declared}),
      ...(/\*|\[/.test(desugaredQualType) && {pointer: true}),
      ...((isIn || isOut) && {
        direction: isIn && isOut ? 'in,out' : isOut ? 'out' : 'in',
      }),
      ...(flags.includes('null') && {nullable: true}),
      ...(tag?.text && {text: tag.text}),
    };
  }

  #enum(node: Node): ContractEnum {
    let next = 0n;
    const values = (node.inner ?? [])
      .filter(({kind}) => kind === 'EnumConstantDecl')
      .map((each) => {
        const given = constantOf(each);
        const value = given === undefined ? next : BigInt(given);
        next = value + 1n;
        const item = this.#item(each);
        const [text, remedy] = splitAlternative(item.text ?? '');
        return {
          ...item,
          ...(text && {text}),
          ...(remedy !== undefined && {remedy}),
          value: Number.isSafeInteger(Number(value))
            ? Number(value)
            : String(value),
          signature: `${item.name} = ${value}`,
        };
      });
    return {...this.#tag(node, 'enum'), values};
  }

  #structs(node: Node): ContractStruct[] {
    const {tagUsed = 'struct', inner = []} = node;
    const tag = this.#tag(node, tagUsed);
    const nested = inner.filter(
      ({kind, name, completeDefinition}) =>
        kind === 'RecordDecl' && name && completeDefinition,
    );
    return [
      ...(tag.name
        ? [{...tag, kind: tagUsed, fields: this.#fields(node)}]
        : []),
      ...nested.flatMap((each) => this.#structs(each)),
    ];
  }

  #fields({inner = []}: Node): ContractField[] {
    return inner.flatMap((node, index): ContractField[] => {
      if (node.kind !== 'FieldDecl') {
        return [];
      }
      const item = this.#item(node);
      const unnamed = /\((?:unnamed|anonymous)/.test(node.type!.qualType)
        ? inner
            .slice(0, index)
            .filter(({kind}) => kind === 'RecordDecl')
            .at(-1)
        : undefined;
      const type = unnamed ? unnamed.tagUsed! : node.type!.qualType;
      const bits = node.isBitfield ? Number(constantOf(node)) : undefined;
      const declared = formatDeclarator(type, item.name);
      return [
        {
          ...item,
          signature: bits === undefined ? declared : `${declared} : ${bits}`,
          type,
          ...(bits !== undefined && {bits}),
          ...(unnamed && {fields: this.#fields(unnamed)}),
        },
      ];
    });
  }

  /** Properties of a structure or enumeration; `alias` is the name of its typedef. */
  #tag(node: Node, keyword: string): ContractItem & {alias?: string} {
    const typedef = this.#typedefs.find(({inner: [type] = []}) =>
      type?.ownedTagDecl
        ? type.ownedTagDecl.id === node.id
        : node.name &&
          type?.type?.qualType === `${keyword} ${node.name}` &&
          type.kind === 'ElaboratedType',
    );
    const own = this.#item(node);
    const item =
      own.brief || own.text || !typedef
        ? own
        : {...this.#item(typedef), line: own.line};
    const alias = typedef?.name;
    const name = node.name ?? alias ?? '';
    return {
      ...item,
      name,
      signature: `${keyword} ${name}`.trim(),
      ...(alias && alias !== name && {alias}),
    };
  }

  #named(node: Node, word: 'typedef' | 'extern'): ContractNamed {
    const item = this.#item(node);
    // Clang names a structure without a tag after its typedef: `typedef struct { … } box`.
    const type = node.type!.qualType.replace(
      /\b(struct|union|enum) (\w+)/,
      (whole, keyword, name) =>
        !this.#unnamed.has(name)
          ? whole
          : name === node.name
            ? `${keyword} { … }`
            : name,
    );
    return {
      ...item,
      signature: `${word} ${formatDeclarator(type, item.name)}`,
      type,
    };
  }

  #macro({name, parameters, body, line}: Macro): ContractMacro {
    const rows = this.#source.split('\n');
    const start =
      rows.slice(0, line - 1).join('\n').length + Math.min(line - 1, 1);
    // Includes continued lines, and excludes a comment behind the macro.
    const [whole = ''] =
      /^(?:\\\r?\n|(?!\/[/*]).)*/.exec(this.#source.slice(start)) ?? [];
    const list = parameters ? `(${parameters.join(', ')})` : '';
    return {
      name,
      line,
      signature: `#define ${name}${list} ${body}`.trim(),
      brief: '',
      ...this.#comments.of(start, start + whole.trimEnd().length),
      ...(parameters && {parameters}),
      body,
    };
  }

  #item(node: Node): ContractItem {
    const {offset} = findPosition(node.loc!)!;
    const comment = this.#comments.of(...this.#span(node));
    const deprecated = this.#deprecation(node);
    return {
      name: node.name ?? '',
      line: this.#source.slice(0, offset).split('\n').length,
      signature: '',
      brief: '',
      ...comment,
      ...(deprecated !== undefined && {
        deprecated: comment?.deprecated || deprecated,
      }),
    };
  }

  /** Start and end offset of a declaration, attributes included. */
  #span({range, kind}: Node): [number, number] {
    const last = findPosition(range.end)!;
    const end = last.offset + last.tokLen;
    const [tail = ''] =
      kind === 'FunctionDecl'
        ? (/^[^;{}#]*(?=;)/.exec(this.#source.slice(end)) ?? [])
        : [];
    return [findPosition(range.begin)!.offset, end + tail.length];
  }

  /** Reason in `__attribute__((deprecated("…")))`; `undefined` without the attribute. */
  #deprecation({inner = []}: Node): string | undefined {
    const attribute = inner.find(({kind}) => kind === 'DeprecatedAttr');
    const {begin, end} = attribute?.range ?? {};
    const from = begin?.spellingLoc ?? begin;
    const to = end?.spellingLoc ?? end;
    if (from?.offset === undefined || to?.offset === undefined) {
      return attribute && '';
    }
    const code = readFileSync(from.file!, 'utf8');
    return (
      /"((?:\\.|[^"\\])*)"/.exec(
        code.slice(from.offset, to.offset + to.tokLen!),
      )?.[1] ?? ''
    );
  }
}
