import {readFileSync} from 'node:fs';
import {formatDeclarator} from '../text';
import type {
  ContractEnum,
  ContractField,
  ContractItem,
  ContractMacro,
  ContractTypedName,
  ContractStruct,
} from '../types';
import {
  findConstantValue,
  findPosition,
  type ClangNode,
  type HeaderOptions,
  type MacroDefinition,
} from './clang';
import {CommentIndex, splitAlternative} from './comments';

/** Base class that reads declarations of a C header, except functions. */
export class HeaderItems {
  protected readonly source: string;
  protected readonly comments: CommentIndex;
  protected typedefs: readonly ClangNode[] = [];
  /** Typedef names of structures and enumerations that have no tag. */
  protected unnamed: ReadonlySet<string> = new Set();

  constructor(
    protected readonly file: string,
    protected readonly options: HeaderOptions,
  ) {
    this.source = readFileSync(file, 'utf8');
    this.comments = new CommentIndex(this.source);
  }

  protected item(node: ClangNode): ContractItem {
    const {offset} = findPosition(node.loc!)!;
    const comment = this.comments.of(...this.span(node));
    const deprecated = this.deprecation(node);
    return {
      name: node.name ?? '',
      line: this.source.slice(0, offset).split('\n').length,
      signature: '',
      brief: '',
      ...comment,
      ...(deprecated !== undefined && {
        deprecated: comment?.deprecated || deprecated,
      }),
    };
  }

  /** Returns the start and end offset of a declaration, including its attributes. */
  protected span({range, kind}: ClangNode): [number, number] {
    const last = findPosition(range.end)!;
    const end = last.offset + last.tokLen;
    const [tail = ''] =
      kind === 'FunctionDecl'
        ? (/^[^;{}#]*(?=;)/.exec(this.source.slice(end)) ?? [])
        : [];
    return [findPosition(range.begin)!.offset, end + tail.length];
  }

  /** Returns the reason given in `__attribute__((deprecated("…")))`; `undefined` without that attribute. */
  protected deprecation({inner = []}: ClangNode): string | undefined {
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

  protected enum(node: ClangNode): ContractEnum {
    let next = 0n;
    const values = (node.inner ?? [])
      .filter(({kind}) => kind === 'EnumConstantDecl')
      .map((each) => {
        const given = findConstantValue(each);
        const value = given === undefined ? next : BigInt(given);
        next = value + 1n;
        const item = this.item(each);
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
    return {...this.tag(node, 'enum'), values};
  }

  protected structs(node: ClangNode): ContractStruct[] {
    const {tagUsed = 'struct', inner = []} = node;
    const tag = this.tag(node, tagUsed);
    const nested = inner.filter(
      ({kind, name, completeDefinition}) =>
        kind === 'RecordDecl' && name && completeDefinition,
    );
    return [
      ...(tag.name ? [{...tag, kind: tagUsed, fields: this.fields(node)}] : []),
      ...nested.flatMap((each) => this.structs(each)),
    ];
  }

  protected fields({inner = []}: ClangNode): ContractField[] {
    return inner.flatMap((node, index): ContractField[] => {
      if (node.kind !== 'FieldDecl') {
        return [];
      }
      const item = this.item(node);
      const unnamed = /\((?:unnamed|anonymous)/.test(node.type!.qualType)
        ? inner
            .slice(0, index)
            .filter(({kind}) => kind === 'RecordDecl')
            .at(-1)
        : undefined;
      const type = unnamed ? unnamed.tagUsed! : node.type!.qualType;
      const bits = node.isBitfield
        ? Number(findConstantValue(node))
        : undefined;
      const declared = formatDeclarator(type, item.name);
      return [
        {
          ...item,
          signature: bits === undefined ? declared : `${declared} : ${bits}`,
          type,
          ...(bits !== undefined && {bits}),
          ...(unnamed && {fields: this.fields(unnamed)}),
        },
      ];
    });
  }

  /** Reads the common properties of a structure, union or enumeration. `alias` is the name of its typedef. */
  protected tag(
    node: ClangNode,
    keyword: string,
  ): ContractItem & {alias?: string} {
    const typedef = this.typedefs.find(({inner: [type] = []}) =>
      type?.ownedTagDecl
        ? type.ownedTagDecl.id === node.id
        : node.name &&
          type?.type?.qualType === `${keyword} ${node.name}` &&
          type.kind === 'ElaboratedType',
    );
    const own = this.item(node);
    const item =
      own.brief || own.text || !typedef
        ? own
        : {...this.item(typedef), line: own.line};
    const alias = typedef?.name;
    const name = node.name ?? alias ?? '';
    return {
      ...item,
      name,
      signature: `${keyword} ${name}`.trim(),
      ...(alias && alias !== name && {alias}),
    };
  }

  protected named(
    node: ClangNode,
    word: 'typedef' | 'extern',
  ): ContractTypedName {
    const item = this.item(node);
    // Clang uses the typedef name for a structure without a tag: `typedef struct { … } box`.
    const type = node.type!.qualType.replace(
      /\b(struct|union|enum) (\w+)/,
      (whole, keyword, name) =>
        !this.unnamed.has(name)
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

  protected macro({
    name,
    parameters,
    body,
    line,
  }: MacroDefinition): ContractMacro {
    const rows = this.source.split('\n');
    const start =
      rows.slice(0, line - 1).join('\n').length + Math.min(line - 1, 1);
    // Matches continuation lines too, but no comment after the macro.
    const [whole = ''] =
      /^(?:\\\r?\n|(?!\/[/*]).)*/.exec(this.source.slice(start)) ?? [];
    const list = parameters ? `(${parameters.join(', ')})` : '';
    return {
      name,
      line,
      signature: `#define ${name}${list} ${body}`.trim(),
      brief: '',
      ...this.comments.of(start, start + whole.trimEnd().length),
      ...(parameters && {parameters}),
      body,
    };
  }
}
