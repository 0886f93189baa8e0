import {readFileSync} from 'node:fs';
import {declarator, paramTag, parameterList} from '../texts';
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
  macrosOf,
  placeOf,
  syntaxTree,
  type HeaderOptions,
  type Macro,
  type Node,
} from './clang';
import {Comments} from './comments';

/** What the compiler makes of a parameter of the type `va_list`. */
const VA_LIST = 'struct __va_list_tag *';

/** What a reader finds in a contract. */
type Declared = Omit<
  Contract,
  'language' | 'file' | 'version' | 'day' | 'leftOut'
>;

/**
 * Reads what a C header declares: declarations from clang, each with the comment that describes it.
 *
 * @param file - path of the header
 * @throws ProblemError with file and line for what is not C
 */
export function readHeader(file: string, options: HeaderOptions): Declared {
  return new HeaderReader(file, options).read();
}

class HeaderReader {
  readonly #source: string;
  readonly #comments: Comments;
  /** Types without a tag, by the names that a `typedef` gives them. */
  #unnamed: ReadonlySet<string> = new Set();
  #typedefs: readonly Node[] = [];

  constructor(
    readonly file: string,
    readonly options: HeaderOptions,
  ) {
    this.#source = readFileSync(file, 'utf8');
    this.#comments = new Comments(this.#source);
  }

  read(): Declared {
    const own = syntaxTree(this.file, this.options).filter(
      ({loc = {}, isImplicit, storageClass}) =>
        !isImplicit &&
        storageClass !== 'static' &&
        placeOf(loc)?.file === this.file,
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
    return {
      functions: merged(
        ofKind('FunctionDecl').map((node) => this.#function(node, node)),
      ),
      callbacks: merged(this.#callbacks(callbacks)),
      enums: ofKind('EnumDecl').map((node) => this.#enum(node)),
      structs: completed(
        ofKind('RecordDecl').flatMap((node) => this.#structs(node)),
      ),
      aliases: this.#typedefs
        .filter((node) => !callbacks.includes(node))
        .map((node) => this.#named(node, 'typedef')),
      variables: ofKind('VarDecl').map((node) => this.#named(node, 'extern')),
      macros: macrosOf(this.file, this.options).map((macro) =>
        this.#macro(macro),
      ),
    };
  }

  /** @param typed - the node with the parameters: of a callback another than its own */
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
    const list = `(${parameterList({parameters, variadic}).join(', ')})`;
    const isPointer =
      node !== typed && bare(node.inner?.[0])?.kind === 'PointerType';
    const name = isPointer ? `(*${item.name})` : item.name;
    return {
      ...item,
      signature: `${node === typed ? '' : 'typedef '}${declarator(returns, `${name}${list}`)}`,
      returns,
      variadic,
      parameters,
    };
  }

  /** Clang's tree of a callback's type has no names of parameters: functions with the same list have. */
  #callbacks(nodes: readonly Node[]): ContractFunction[] {
    if (nodes.length === 0) {
      return [];
    }
    const source = this.#comments.code;
    const lists = nodes.map((node) => {
      // The name may be an argument of a macro.
      const name = source.indexOf(node.name!, this.#span(node)[0]);
      const open = source.indexOf('(', name);
      const list = source.slice(open, closing(source, open));
      // A macro for old compilers takes the brackets too: `P_((const char *s))`.
      return /^\(\s*\(/.test(list) &&
        closing(list, list.indexOf('(', 1)) >
          list.lastIndexOf(')', list.length - 2)
        ? list.slice(1, -1)
        : list;
    });
    const code = lists.map((list, index) => `int contract_${index}${list};`);
    const tree = syntaxTree(
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
    const isHere = placeOf(node.range.begin)?.file === this.file;
    const [start, end] = isHere ? this.#span(node) : [0, 0];
    const written = this.#source.slice(start, end).replace(/\s+/g, ' ');
    const declared = /\[/.test(written)
      ? written
          .replace(new RegExp(`\\b${name}(?=\\s*\\[)`), '')
          .replace(/ *\[/, ' [')
      : undefined;
    const given = paramTag(tags, name);
    const flags = (given?.tag.flags ?? '').split(/[\s,]+/);
    const [isIn, isOut] = ['in', 'out'].map(
      (each) => flags.includes(each) || flags.includes('inout'),
    );
    const text =
      given?.text ??
      (isHere ? this.#comments.of(start, end)?.brief : undefined);
    return {
      name,
      type: qualType.replace(VA_LIST, 'va_list'),
      ...(declared !== undefined && {declared}),
      ...(/\*|\[/.test(desugaredQualType) && {pointer: true}),
      ...((isIn || isOut) && {
        direction: isIn && isOut ? 'in,out' : isOut ? 'out' : 'in',
      }),
      ...(text && {text}),
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
        return {
          ...item,
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
      const declared = declarator(type, item.name);
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

  /** A structure or enumeration, with the name that a `typedef` gives it. */
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
    // What has no tag of its own, clang gives the name of its `typedef`: `typedef struct { … } box`.
    const type = node.type!.qualType.replace(
      /\b(struct|union|enum) (\w+)/,
      (whole, keyword, name) =>
        !this.#unnamed.has(name)
          ? whole
          : name === node.name
            ? `${keyword} { … }`
            : name,
    );
    return {...item, signature: `${word} ${declarator(type, item.name)}`, type};
  }

  #macro({name, parameters, body, line}: Macro): ContractMacro {
    const rows = this.#source.split('\n');
    const start =
      rows.slice(0, line - 1).join('\n').length + Math.min(line - 1, 1);
    // A backslash at its end continues a line. Comments behind the macro are no part of it.
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
    const {offset} = placeOf(node.loc!)!;
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

  /** Offsets of the first character of a declaration and behind its last, attributes included. */
  #span({range, kind}: Node): [number, number] {
    const last = placeOf(range.end)!;
    const end = last.offset + last.tokLen;
    const [tail = ''] =
      kind === 'FunctionDecl'
        ? (/^[^;{}#]*(?=;)/.exec(this.#source.slice(end)) ?? [])
        : [];
    return [placeOf(range.begin)!.offset, end + tail.length];
  }

  /** The reason that `__attribute__((deprecated("…")))` gives; undefined without the attribute. */
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

/** The number that a declaration states. Clang converts that of a value to the type of its enumeration. */
function constantOf({inner = []}: Node): string | undefined {
  return inner
    .map(
      (each) =>
        each.value ??
        (each.kind === 'ImplicitCastExpr' ? constantOf(each) : undefined),
    )
    .find((value) => value !== undefined);
}

/** The type of the function that a `typedef` names or points to; undefined for other types. */
function functionType({inner: [type] = []}: Node): Node | undefined {
  const named = bare(type);
  const found = named?.kind === 'PointerType' ? bare(named.inner?.[0]) : named;
  return found && /^Function(?:No)?ProtoType$/.test(found.kind)
    ? found
    : undefined;
}

/** A type without the brackets and attributes around it, as of `(__stdcall *)`. */
function bare(type: Node | undefined): Node | undefined {
  return type && /^(?:Paren|Attributed|MacroQualified)Type$/.test(type.kind)
    ? bare(type.inner?.[0])
    : type;
}

/** Offset behind the bracket that closes the one at an offset. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return code.length;
}

/** `int (*(char))(void)` without the list of parameters: `int (*)(void)`. */
function returnType(
  type: string,
  parameters: readonly ContractParameter[],
  variadic: boolean,
): string {
  const list = [
    ...parameters.map(({type: own}) => own),
    ...(variadic ? ['...'] : []),
  ].join(', ');
  const found =
    [`(${list})`, '(void)', '()'].find((each) => type.includes(each)) ?? '';
  const at = list ? type.indexOf(found) : type.lastIndexOf(found);
  return `${type.slice(0, at)}${type.slice(at + found.length)}`
    .replace(/ __attribute__\(\(.*$/, '')
    .replace(/ \((\*+)\)$/, ' $1')
    .trim();
}

/** One entry per name: a later declaration gives the comment and names that an earlier lacks. */
function merged(functions: readonly ContractFunction[]): ContractFunction[] {
  const byName = new Map<string, ContractFunction>();
  for (const item of functions) {
    const earlier = byName.get(item.name);
    const better = !earlier || earlier.brief || !item.brief ? earlier : item;
    const named = earlier?.parameters.every(({name}) => name !== '')
      ? better
      : item;
    byName.set(item.name, {
      ...(better ?? item),
      parameters: (named ?? item).parameters,
      signature: (named ?? item).signature,
      line: (earlier ?? item).line,
    });
  }
  return [...byName.values()];
}

/** One entry per structure: that with the body, where there is one. */
function completed(structs: readonly ContractStruct[]): ContractStruct[] {
  const byName = new Map<string, ContractStruct>();
  for (const item of structs) {
    const earlier = byName.get(item.name);
    const fuller = earlier && earlier.fields.length > 0 ? earlier : item;
    byName.set(item.name, {
      ...(earlier?.brief && !fuller.brief ? earlier : fuller),
      fields: fuller.fields,
      line: fuller.line,
    });
  }
  return [...byName.values()];
}
