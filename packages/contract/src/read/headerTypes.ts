import {formatDeclarator} from '../text';
import type {
  ContractEnum,
  ContractField,
  ContractItem,
  ContractMacro,
  ContractTypedName,
  ContractStruct,
} from '../types';
import type {MacroDefinition, Node} from './clang';
import {findConstantValue} from './cTypes';
import {HeaderItems} from './headerItems';
import {splitAlternative} from './tags';

/** Reads the types, variables and macros of a C header. */
export class HeaderTypes extends HeaderItems {
  protected typedefs: readonly Node[] = [];
  /** Typedef names of structures and enumerations that have no tag. */
  protected unnamed: ReadonlySet<string> = new Set();

  protected enum(node: Node): ContractEnum {
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

  protected structs(node: Node): ContractStruct[] {
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

  protected fields({inner = []}: Node): ContractField[] {
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
  protected tag(node: Node, keyword: string): ContractItem & {alias?: string} {
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

  protected named(node: Node, word: 'typedef' | 'extern'): ContractTypedName {
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
