import {formatDeclarator, formatParameters} from '../text';
import type {
  Contract,
  ContractFunction,
  ContractParameter,
  ContractTag,
} from '../types';
import {
  findPosition,
  parseHeader,
  readMacros,
  type HeaderOptions,
  type Node,
} from './clang';
import {
  findClosing,
  findErrorCodeType,
  findFunctionType,
  mergeForwardDeclarations,
  mergeRedeclarations,
  removeParameters,
  unwrapType,
} from './cTypes';
import {HeaderTypes} from './headerTypes';

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

class HeaderReader extends HeaderTypes {
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
  private function(node: Node, typed: Node): ContractFunction {
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
  private callbacks(nodes: readonly Node[]): ContractFunction[] {
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
    node: Node,
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
