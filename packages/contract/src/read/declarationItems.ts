import path from 'node:path';
import ts from 'typescript';
import {ContractError} from '../error';
import type {
  ContractEnum,
  ContractField,
  ContractFunction,
  ContractItem,
  ContractTypedName,
  ContractParameter,
} from '../types';
import {readTsdoc} from './tsdoc';
import {
  formatTypeText,
  hasModifier,
  findKeyofTypes,
  getLine,
  getName,
  formatTypeParameters,
} from './tsNodes';

const {SyntaxKind} = ts;

/** Converts declarations of a TypeScript file to items of a contract. */
export class DeclarationItems {
  protected readonly program: ts.Program;
  protected readonly checker: ts.TypeChecker;

  constructor(protected readonly file: string) {
    this.program = ts.createProgram([file], {
      noLib: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    this.checker = this.program.getTypeChecker();
  }

  protected item(name: string, node: ts.Node, signature: string): ContractItem {
    const file = this.filePath(node);
    return {
      name,
      line: getLine(node),
      ...(file !== this.file && {file}),
      signature,
      ...readTsdoc(node),
    };
  }

  protected filePath(node: ts.Node): string {
    const file = node.getSourceFile().fileName;
    return path.isAbsolute(this.file) ? file : path.relative('', file);
  }

  /** @param documented - node that has the comment; for a callback, its type alias */
  protected function(
    name: string,
    node: ts.SignatureDeclaration,
    documented: ts.Node = node,
  ): ContractFunction {
    const isConstructor =
      ts.isConstructorDeclaration(node) ||
      ts.isConstructSignatureDeclaration(node);
    const returns = isConstructor
      ? name.replace(/\.constructor$/, '')
      : formatTypeText(node.type?.getText() ?? 'any');
    const written = formatTypeText(
      `${formatTypeParameters(node)}(${node.parameters.map((each) => each.getText()).join(', ')})`,
    );
    const isStatic = hasModifier(node, SyntaxKind.StaticKeyword);
    const optional = 'questionToken' in node && Boolean(node.questionToken);
    const own = name.slice(name.lastIndexOf('.') + 1);
    const item = this.item(
      name,
      documented,
      documented !== node
        ? `type ${name}${formatTypeParameters(documented)} = ${formatTypeText(node.getText())}`
        : `${isStatic ? 'static ' : ''}${isConstructor ? 'new ' : own}${optional ? '?' : ''}${written}: ${returns}`,
    );
    return {
      ...item,
      ...(documented !== node && {type: formatTypeText(node.getText())}),
      returns,
      variadic: node.parameters.at(-1)?.dotDotDotToken !== undefined,
      parameters: node.parameters.map((parameter): ContractParameter => {
        const given = parameter.name.getText();
        const text = item.tags?.find(
          (tag) => tag.name === 'param' && tag.subject === given,
        )?.text;
        return {
          name: given,
          type: formatTypeText(parameter.type?.getText() ?? 'any'),
          ...(parameter.questionToken && {optional: true}),
          ...(text && {text}),
        };
      }),
      ...(isStatic && {static: true}),
      ...(optional && {optional}),
    };
  }

  protected field(member: ts.TypeElement | ts.ClassElement): ContractField[] {
    const isGetter = ts.isGetAccessorDeclaration(member);
    const isSetter = ts.isSetAccessorDeclaration(member);
    const isIndex = ts.isIndexSignatureDeclaration(member);
    const isProperty =
      ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
    if (!isGetter && !isSetter && !isIndex && !isProperty) {
      return [];
    }
    const {members} = member.parent as ts.ClassDeclaration;
    const has = (is: (node: ts.Node) => node is ts.AccessorDeclaration) =>
      members.some((node) => is(node) && getName(node) === getName(member));
    if (isSetter && has(ts.isGetAccessorDeclaration)) {
      return [];
    }
    const name = isIndex
      ? `[${formatTypeText(member.parameters[0]?.getText() ?? '')}]`
      : getName(member);
    const node = isSetter ? member.parameters[0]?.type : member.type;
    const value = 'initializer' in member ? member.initializer : undefined;
    const type = formatTypeText((node ?? value)?.getText() ?? 'any');
    const optional = 'questionToken' in member && Boolean(member.questionToken);
    const isReadonly =
      hasModifier(member, SyntaxKind.ReadonlyKeyword) ||
      (isGetter && !has(ts.isSetAccessorDeclaration));
    const isStatic = hasModifier(member, SyntaxKind.StaticKeyword);
    const declared = isSetter
      ? `set ${name}(value: ${type})`
      : `${isReadonly ? 'readonly ' : ''}${name}${optional ? '?' : ''}: ${type}`;
    return [
      {
        ...this.item(name, member, `${isStatic ? 'static ' : ''}${declared}`),
        type,
        ...(optional && {optional}),
        ...(isReadonly && {readonly: true}),
        ...(isSetter && {writeonly: true}),
        ...(isStatic && {static: true}),
      },
    ];
  }

  protected enum(name: string, node: ts.EnumDeclaration): ContractEnum {
    // TypeScript does not compute implicit enum values in declaration files.
    let next: number | undefined = 0;
    return {
      ...this.item(name, node, `enum ${name}`),
      values: node.members.map((member) => {
        const value =
          this.checker.getConstantValue(member) ??
          (member.initializer ? undefined : next);
        if (value === undefined) {
          throw new ContractError({
            file: this.filePath(member),
            line: getLine(member),
            found: `"${member.getText()}"`,
            expected: 'a constant',
            remedy: 'Write the number or the text.',
          });
        }
        next = typeof value === 'number' ? value + 1 : undefined;
        const own = getName(member);
        return {
          ...this.item(own, member, `${own} = ${JSON.stringify(value)}`),
          value,
        };
      }),
    };
  }

  protected named(
    name: string,
    node: ts.TypeAliasDeclaration | ts.VariableDeclaration,
  ): ContractTypedName {
    const isAlias = ts.isTypeAliasDeclaration(node);
    const value = isAlias ? undefined : node.initializer;
    const type = formatTypeText((node.type ?? value)?.getText() ?? 'any');
    const documented = isAlias ? node : node.parent.parent;
    const keysOf = isAlias ? findKeyofTypes(node.type) : [];
    return {
      ...this.item(
        name,
        documented,
        isAlias
          ? `type ${name}${formatTypeParameters(node)} = ${type}`
          : `const ${name}: ${type}`,
      ),
      type,
      ...(keysOf.length > 0 && {keysOf}),
    };
  }
}
