import {
  formatDeclarator,
  formatParameters,
  mergeByName,
  removeParameters,
} from '../text';
import type {
  Contract,
  ContractEnum,
  ContractFunction,
  ContractParameter,
  ContractStruct,
  ContractTag,
} from '../types';
import {
  findFunctionType,
  findPosition,
  parseHeader,
  readMacros,
  unwrapType,
  type ClangNode,
  type HeaderOptions,
} from './clang';
import {HeaderItems} from './headerItems';

/** Name that clang gives to the type `va_list` on x86-64. */
const VA_LIST = 'struct __va_list_tag *';

type Declarations = Omit<
  Contract,
  'language' | 'file' | 'version' | 'day' | 'leftOut'
>;

/**
 * Reads the declarations and comments of a C header with clang.
 *
 * @param file - path of the header
 * @throws ContractError at the first compiler error
 */
export function readHeader(file: string, options: HeaderOptions): Declarations {
  return new HeaderReader(file, options).read();
}

class HeaderReader extends HeaderItems {
  read(): Declarations {
    const own = parseHeader(this.file, this.options).filter(
      ({loc = {}, isImplicit, storageClass}) =>
        !isImplicit &&
        storageClass !== 'static' &&
        findPosition(loc)?.file === this.file,
    );
    const ofKind = (kind: string) => own.filter((node) => node.kind === kind);
    this.typedefs = ofKind('TypedefDecl');
    const tagged = new Set(own.filter(({name}) => name).map(({id}) => id));
    this.unnamed = new Set(
      this.typedefs.flatMap(({name = '', inner: [type] = []}) =>
        type?.ownedTagDecl && !tagged.has(type.ownedTagDecl.id) ? [name] : [],
      ),
    );
    const callbacks = this.typedefs.filter((node) => findFunctionType(node));
    const functions = mergeRedeclarations(
      ofKind('FunctionDecl').map((node) => this.function(node, node)),
    );
    const enums = ofKind('EnumDecl').map((node) => this.enum(node));
    const codeType = findErrorCodeType(enums, functions);
    return {
      ...(codeType !== undefined && {codeType}),
      functions,
      callbacks: mergeRedeclarations(this.callbacks(callbacks)),
      enums,
      structs: mergeForwardDeclarations(
        ofKind('RecordDecl').flatMap((node) => this.structs(node)),
      ),
      aliases: this.typedefs
        .filter((node) => !callbacks.includes(node))
        .map((node) => this.named(node, 'typedef')),
      variables: ofKind('VarDecl').map((node) => this.named(node, 'extern')),
      macros: readMacros(this.file, this.options).map((macro) =>
        this.macro(macro),
      ),
    };
  }

  /** @param typed - node that has the parameters; for a callback, its function type */
  private function(node: ClangNode, typed: ClangNode): ContractFunction {
    const item = this.item(node);
    const parameters = (typed.inner ?? [])
      .filter(({kind}) => kind === 'ParmVarDecl')
      .map((each) => this.parameter(each, item.tags ?? []));
    const variadic = typed.variadic === true;
    const {qualType, desugaredQualType} = typed.type!;
    const type = (
      /\(/.test(qualType) ? qualType : (desugaredQualType ?? '')
    ).replaceAll(VA_LIST, 'va_list');
    const returns = removeParameters(type, parameters, variadic);
    const list = `(${formatParameters({parameters, variadic}).join(', ')})`;
    const isPointer =
      node !== typed && unwrapType(node.inner?.[0])?.kind === 'PointerType';
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
   * Reads callbacks. Clang's syntax tree omits the parameter names of function types, so this declares
   * functions with the same parameter lists and reads the names from those.
   */
  private callbacks(nodes: readonly ClangNode[]): ContractFunction[] {
    if (nodes.length === 0) {
      return [];
    }
    const source = this.comments.code;
    const lists = nodes.map((node) => {
      // Searches for the name, because it may be an argument of a macro.
      const name = source.indexOf(node.name!, this.span(node)[0]);
      const open = source.indexOf('(', name);
      const list = source.slice(open, findClosing(source, open));
      // Old headers pass the parameter list, including its parentheses, to a macro: `P_((const char *s))`.
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
      const {qualType, desugaredQualType} = findFunctionType(node)!.type!;
      return this.function(node, {
        ...typed,
        type: {qualType: desugaredQualType ?? qualType},
      });
    });
  }

  private parameter(
    node: ClangNode,
    tags: readonly ContractTag[],
  ): ContractParameter {
    const name = node.name ?? '';
    const {qualType, desugaredQualType = qualType} = node.type!;
    const isHere = findPosition(node.range.begin)?.file === this.file;
    const written = isHere
      ? this.source.slice(...this.span(node)).replace(/\s+/g, ' ')
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
}

/** Returns the offset after the parenthesis that closes the one at `open`. */
function findClosing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return code.length;
}

/**
 * Merges repeated declarations of a function. Comments and parameter names that the first declaration lacks
 * are taken from later ones.
 */
function mergeRedeclarations(
  functions: readonly ContractFunction[],
): ContractFunction[] {
  return mergeByName(functions, (earlier, item) => {
    const better = earlier.brief || !item.brief ? earlier : item;
    const named = earlier.parameters.every(({name}) => name !== '')
      ? better
      : item;
    return {
      ...better,
      parameters: named.parameters,
      signature: named.signature,
      line: earlier.line,
    };
  });
}

/** Merges forward declarations of a structure into its definition. */
function mergeForwardDeclarations(
  structs: readonly ContractStruct[],
): ContractStruct[] {
  return mergeByName(structs, (earlier, item) => {
    const fuller = earlier.fields.length > 0 ? earlier : item;
    return {
      ...(earlier.brief && !fuller.brief ? earlier : fuller),
      fields: fuller.fields,
      line: fuller.line,
    };
  });
}

/** Returns the name of the enumeration that most functions return; `undefined` if no function returns one. */
function findErrorCodeType(
  enums: readonly ContractEnum[],
  functions: readonly ContractFunction[],
): string | undefined {
  const counted = enums
    .map(({name, alias}) => {
      const names = [alias, name, `enum ${name}`];
      const uses = functions.filter(({returns}) => names.includes(returns));
      return {name: alias ?? name, count: uses.length};
    })
    .filter(({count}) => count > 0);
  return counted.sort((one, other) => other.count - one.count)[0]?.name;
}
