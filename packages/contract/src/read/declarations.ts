import path from 'node:path';
import ts from 'typescript';
import {paramTag} from '../texts';
import type {
  Contract,
  ContractEnum,
  ContractField,
  ContractFunction,
  ContractItem,
  ContractParameter,
  ContractTag,
} from '../types';
import {ProblemError} from '../../../../src/content/problem';
import {said} from './comments';

type Draft = {
  -readonly [
    Key in keyof Contract
  ]: Contract[Key] extends readonly (infer Item)[] ? Item[] : Contract[Key];
};

const {SyntaxKind} = ts;

/**
 * Reads what a TypeScript declaration file exports, as TypeScript resolves it, types as they are written: names that it
 * exports from other files too, and all of a file that is no module. Members carry the name of what they stand in,
 * such as `Workbook.save`.
 *
 * @param file - path of the declaration file
 * @throws ProblemError at the first place that is not TypeScript
 */
export function readDeclarations(
  file: string,
): Omit<Draft, 'language' | 'file'> {
  return new DeclarationReader(file).read();
}

class DeclarationReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #draft: Omit<Draft, 'language' | 'file'> = {
    functions: [],
    callbacks: [],
    enums: [],
    structs: [],
    aliases: [],
    variables: [],
    macros: [],
    leftOut: [],
  };

  /** The namespaces that are being read. */
  readonly #around: ts.Symbol[] = [];

  constructor(readonly file: string) {
    this.#program = ts.createProgram([file], {
      noLib: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  read(): Omit<Draft, 'language' | 'file'> {
    const source = this.#program.getSourceFile(this.file)!;
    const [fault] = this.#program.getSyntacticDiagnostics();
    if (fault) {
      throw faultOf(fault);
    }
    const module = this.#checker.getSymbolAtLocation(source);
    if (module) {
      this.#readExports(module, '');
    } else {
      source.statements.forEach((statement) =>
        this.#readGlobal(statement, source),
      );
    }
    return this.#draft;
  }

  #readExports(module: ts.Symbol, prefix: string): void {
    const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
    const target = whole && this.#checker.getAliasedSymbol(whole);
    if (target) {
      this.#readSymbol(target, target.name);
      return;
    }
    for (const symbol of this.#checker.getExportsOfModule(module)) {
      this.#readSymbol(symbol, `${prefix}${symbol.name}`);
    }
    for (const node of module.declarations ?? []) {
      this.#noteUnresolved(node);
    }
  }

  /** `export * from` a module that cannot be found: other exports have a name, and are missed by it. */
  #noteUnresolved(node: ts.Declaration): void {
    if (!ts.isSourceFile(node)) {
      return;
    }
    for (const statement of node.statements) {
      const from =
        ts.isExportDeclaration(statement) &&
        !statement.exportClause &&
        statement.moduleSpecifier;
      if (from && !this.#checker.getSymbolAtLocation(from)) {
        this.#leaveOut(statement, 'the module was not found');
      }
    }
  }

  #readGlobal(statement: ts.Statement, source: ts.SourceFile): void {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({name}) => name)
      : 'name' in statement
        ? [statement.name as ts.Node]
        : [];
    if (names.length === 0) {
      this.#leaveOut(statement, 'it declares no name');
    }
    for (const name of names) {
      const symbol = this.#checker.getSymbolAtLocation(name);
      const isFirst =
        symbol?.declarations?.find(
          (each) => each.getSourceFile() === source,
        ) === name.parent;
      if (symbol && ts.isStringLiteral(name)) {
        this.#readExports(symbol, '');
      } else if (symbol && isFirst) {
        this.#readSymbol(symbol, symbol.name);
      }
    }
  }

  #readSymbol(symbol: ts.Symbol, name: string): void {
    const real =
      symbol.flags & ts.SymbolFlags.Alias
        ? this.#checker.getAliasedSymbol(symbol)
        : symbol;
    const nodes = real.declarations ?? [];
    if (nodes.length === 0) {
      const [at] = symbol.declarations ?? [];
      if (at) {
        this.#leaveOut(at, 'what it names was not found');
      }
    }
    nodes.forEach((node) => this.#readDeclaration(node, name));
    // A namespace may export itself, as that of PostCSS does.
    const isModule = nodes.some((node) => ts.isModuleDeclaration(node));
    if (isModule && !this.#around.includes(real)) {
      this.#around.push(real);
      this.#readExports(real, `${name}.`);
      this.#around.pop();
    }
  }

  #readDeclaration(node: ts.Declaration, name: string): void {
    const draft = this.#draft;
    if (ts.isFunctionDeclaration(node)) {
      draft.functions.push(this.#function(name, node));
    } else if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      this.#readStruct(name, node);
    } else if (ts.isEnumDeclaration(node)) {
      draft.enums.push(this.#enum(name, node));
    } else if (ts.isTypeAliasDeclaration(node)) {
      const type = signatureOf(node.type);
      if (type) {
        draft.callbacks.push(this.#function(name, type, node));
      } else {
        draft.aliases.push(this.#named(name, node));
      }
    } else if (ts.isVariableDeclaration(node)) {
      draft.variables.push(this.#named(name, node));
    } else if (
      !ts.isModuleDeclaration(node) &&
      !ts.isSourceFile(node) &&
      // The static members of a class, which its own reading has.
      !ts.isClassElement(node)
    ) {
      this.#leaveOut(node, 'it is no declaration of a kind that is read');
    }
  }

  #readStruct(
    name: string,
    node: ts.InterfaceDeclaration | ts.ClassDeclaration,
  ): void {
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const bases = (node.heritageClauses ?? []).flatMap(({types}) =>
      types.map((type) => compact(type.getText())),
    );
    const members = [...node.members].filter((member) => !isHidden(member));
    const parameters = typeParameters(node);
    this.#draft.structs.push({
      ...this.#item(name, node, `${kind} ${name}${parameters}`),
      kind,
      ...(bases.length > 0 && {bases}),
      fields: members.flatMap((member) => this.#field(member)),
    });
    for (const member of members) {
      if (ts.isCallSignatureDeclaration(member)) {
        this.#draft.callbacks.push(this.#function(name, member));
      } else if (
        ts.isConstructorDeclaration(member) ||
        ts.isConstructSignatureDeclaration(member)
      ) {
        this.#draft.functions.push(
          this.#function(`${name}.constructor`, member),
        );
      } else if (
        ts.isMethodSignature(member) ||
        ts.isMethodDeclaration(member)
      ) {
        this.#draft.functions.push(
          this.#function(`${name}.${nameOf(member)}`, member),
        );
      }
    }
  }

  #field(member: ts.TypeElement | ts.ClassElement): ContractField[] {
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
      members.some((node) => is(node) && nameOf(node) === nameOf(member));
    if (isSetter && has(ts.isGetAccessorDeclaration)) {
      return [];
    }
    const name = isIndex
      ? `[${compact(member.parameters[0]?.getText() ?? '')}]`
      : nameOf(member);
    const node = isSetter ? member.parameters[0]?.type : member.type;
    const value = 'initializer' in member ? member.initializer : undefined;
    const type = compact((node ?? value)?.getText() ?? 'any');
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
        ...this.#item(name, member, `${isStatic ? 'static ' : ''}${declared}`),
        type,
        ...(optional && {optional}),
        ...(isReadonly && {readonly: true}),
        ...(isSetter && {writeonly: true}),
        ...(isStatic && {static: true}),
      },
    ];
  }

  /** @param documented - the node that the comment describes, where it is another */
  #function(
    name: string,
    node: ts.SignatureDeclaration,
    documented: ts.Node = node,
  ): ContractFunction {
    const isConstructor =
      ts.isConstructorDeclaration(node) ||
      ts.isConstructSignatureDeclaration(node);
    const returns = isConstructor
      ? name.replace(/\.constructor$/, '')
      : compact(node.type?.getText() ?? 'any');
    const written = compact(
      `${typeParameters(node)}(${node.parameters.map((each) => each.getText()).join(', ')})`,
    );
    const isStatic = hasModifier(node, SyntaxKind.StaticKeyword);
    const optional = 'questionToken' in node && Boolean(node.questionToken);
    const own = name.slice(name.lastIndexOf('.') + 1);
    const item = this.#item(
      name,
      documented,
      documented !== node
        ? `type ${name}${typeParameters(documented)} = ${compact(node.getText())}`
        : `${isStatic ? 'static ' : ''}${isConstructor ? 'new ' : own}${optional ? '?' : ''}${written}: ${returns}`,
    );
    return {
      ...item,
      returns,
      variadic: node.parameters.at(-1)?.dotDotDotToken !== undefined,
      parameters: node.parameters.map((parameter): ContractParameter => {
        const given = parameter.name.getText();
        const text = paramTag(item.tags ?? [], given)?.text;
        return {
          name: given,
          type: compact(parameter.type?.getText() ?? 'any'),
          ...(parameter.questionToken && {optional: true}),
          ...(text && {text}),
        };
      }),
      ...(isStatic && {static: true}),
      ...(optional && {optional}),
    };
  }

  #enum(name: string, node: ts.EnumDeclaration): ContractEnum {
    // The compiler does not count on by itself in declarations.
    let next: number | undefined = 0;
    return {
      ...this.#item(name, node, `enum ${name}`),
      values: node.members.map((member) => {
        const value =
          this.#checker.getConstantValue(member) ??
          (member.initializer ? undefined : next);
        if (value === undefined) {
          throw new ProblemError([
            {
              file: this.#fileOf(member),
              line: lineOf(member),
              found: `"${member.getText()}"`,
              expected: 'a constant',
              remedy: 'Write the number or the text.',
            },
          ]);
        }
        next = typeof value === 'number' ? value + 1 : undefined;
        const own = nameOf(member);
        return {
          ...this.#item(own, member, `${own} = ${JSON.stringify(value)}`),
          value,
        };
      }),
    };
  }

  #named(
    name: string,
    node: ts.TypeAliasDeclaration | ts.VariableDeclaration,
  ): ContractItem & {type: string} {
    const isAlias = ts.isTypeAliasDeclaration(node);
    const value = isAlias ? undefined : node.initializer;
    const type = compact((node.type ?? value)?.getText() ?? 'any');
    const documented = isAlias ? node : node.parent.parent;
    return {
      ...this.#item(
        name,
        documented,
        isAlias
          ? `type ${name}${typeParameters(node)} = ${type}`
          : `const ${name}: ${type}`,
      ),
      type,
    };
  }

  #item(name: string, node: ts.Node, signature: string): ContractItem {
    const file = this.#fileOf(node);
    return {
      name,
      line: lineOf(node),
      ...(file !== this.file && {file}),
      signature,
      ...commentOf(node),
    };
  }

  #fileOf(node: ts.Node): string {
    const file = node.getSourceFile().fileName;
    return path.isAbsolute(this.file) ? file : path.relative('', file);
  }

  #leaveOut(node: ts.Node, reason: string): void {
    const [row = ''] = node.getText().split('\n');
    this.#draft.leftOut.push(
      `${this.#fileOf(node)}:${lineOf(node)}: ${row}: ${reason}`,
    );
  }
}

function faultOf(fault: ts.DiagnosticWithLocation): ProblemError {
  const {file, start, length} = fault;
  return new ProblemError([
    {
      file: path.relative('', file.fileName),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      found: `"${file.text.slice(start, start + length)}"`,
      expected: ts.flattenDiagnosticMessageText(fault.messageText, ' '),
      remedy: 'Correct the declaration; `npx tsc --noEmit` shows the rest.',
    },
  ]);
}

function isHidden(member: ts.TypeElement | ts.ClassElement): boolean {
  return (
    hasModifier(member, SyntaxKind.PrivateKeyword) ||
    Boolean(member.name && ts.isPrivateIdentifier(member.name))
  );
}

function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    Boolean(ts.getModifiers(node)?.some((modifier) => modifier.kind === kind))
  );
}

/** The signature of a type that is a function's, brackets left out; undefined for other types. */
function signatureOf(type: ts.TypeNode): ts.FunctionTypeNode | undefined {
  return ts.isParenthesizedTypeNode(type)
    ? signatureOf(type.type)
    : ts.isFunctionTypeNode(type)
      ? type
      : undefined;
}

function typeParameters(node: ts.Node): string {
  const {typeParameters: list} = node as ts.SignatureDeclaration;
  return list
    ? `<${list.map((each) => compact(each.getText())).join(', ')}>`
    : '';
}

function nameOf({name}: {readonly name?: ts.Node | undefined}): string {
  return name && (ts.isStringLiteral(name) || ts.isIdentifier(name))
    ? name.text
    : (name?.getText() ?? '');
}

function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Puts a type on one line. */
function compact(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')');
}

function commentOf(node: ts.Node) {
  const comment = ts
    .getJSDocCommentsAndTags(node)
    .filter((part): part is ts.JSDoc => ts.isJSDoc(part))
    .at(-1);
  const tags = (comment?.tags ?? []).map((tag): ContractTag => ({
    name: tag.tagName.text,
    text: tagText(tag),
    line: lineOf(tag),
  }));
  const text = oneLine(comment?.comment);
  return said(text ? [text] : [], tags);
}

// TypeScript takes the first word of `@throws SpreadsheetError …` for a type, and that of `@param` for a name.
function tagText(tag: ts.JSDocTag): string {
  const first =
    ts.isJSDocThrowsTag(tag) && tag.typeExpression
      ? `${tag.typeExpression.getText()} `
      : ts.isJSDocParameterTag(tag)
        ? `${tag.name.getText()} `
        : '';
  return `${first}${oneLine(tag.comment)}`.trim();
}

// Repeated spaces of code, as in `TRIM("  tea ")`, are part of it.
function oneLine(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/(`[^`\n]*`)|\s+/g, (_, code?: string) => code ?? ' ')
    .trim();
}
