import path from 'node:path';
import ts from 'typescript';
import type {Contract, ContractItem} from '../types';
import {ContractError} from '../error';
import {DeclarationItems} from './declarationItems';
import {findErrorCodeInterface, resolveThrows} from './tsdoc';
import {
  formatTypeText,
  isPrivateMember,
  getLine,
  getName,
  unwrapFunctionType,
  formatTypeParameters,
} from './tsNodes';

type Draft = Omit<
  {
    -readonly [
      Key in keyof Contract
    ]: Contract[Key] extends readonly (infer Item)[] ? Item[] : Contract[Key];
  },
  'language' | 'file'
>;

/**
 * Reads the exports of a TypeScript declaration file, or all declarations if the file is not a module. Re-exports
 * from other files are followed. Types are not evaluated. Names of methods include the type: `Workbook.save`.
 *
 * @param file - path of the declaration file
 * @throws ContractError at the first syntax error
 */
export function readDeclarations(file: string): Draft {
  return new DeclarationReader(file).read();
}

class DeclarationReader extends DeclarationItems {
  readonly #draft: Draft = {
    functions: [],
    callbacks: [],
    enums: [],
    structs: [],
    aliases: [],
    variables: [],
    macros: [],
    leftOut: [],
  };

  /** Namespaces that contain the current declaration, outermost first. */
  readonly #around: ts.Symbol[] = [];

  read(): Draft {
    const source = this.program.getSourceFile(this.file)!;
    const [fault] = this.program.getSyntacticDiagnostics();
    if (fault) {
      throw parseError(fault);
    }
    const module = this.checker.getSymbolAtLocation(source);
    if (module) {
      this.#readExports(module, '');
    } else {
      source.statements.forEach((statement) =>
        this.#readGlobal(statement, source),
      );
    }
    const draft = this.#draft;
    const items: readonly ContractItem[] = [
      ...draft.functions,
      ...draft.structs.flatMap(({name, fields}) =>
        fields.map((field) => ({...field, name: `${name}.${field.name}`})),
      ),
    ];
    const find = (key: string) => items.find(({name}) => name === key);
    const functions = draft.functions.map((item) => resolveThrows(item, find));
    const structs = draft.structs.map(({fields, ...item}) => ({
      ...item,
      fields: fields.map((field) => resolveThrows(field, find)),
    }));
    const codeType = findErrorCodeInterface(functions, structs);
    return {
      ...(codeType !== undefined && {codeType}),
      ...draft,
      functions,
      structs,
    };
  }

  #readExports(module: ts.Symbol, prefix: string): void {
    const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
    const target = whole && this.checker.getAliasedSymbol(whole);
    if (target) {
      this.#readSymbol(target, target.name);
      return;
    }
    for (const symbol of this.checker.getExportsOfModule(module)) {
      this.#readSymbol(symbol, `${prefix}${symbol.name}`);
    }
    for (const node of module.declarations ?? []) {
      this.#noteUnresolved(node);
    }
  }

  /**
   * Reports `export * from` for modules that were not found. Named exports are reported by the code that reads them.
   */
  #noteUnresolved(node: ts.Declaration): void {
    if (!ts.isSourceFile(node)) {
      return;
    }
    for (const statement of node.statements) {
      const from =
        ts.isExportDeclaration(statement) &&
        !statement.exportClause &&
        statement.moduleSpecifier;
      if (from && !this.checker.getSymbolAtLocation(from)) {
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
      const symbol = this.checker.getSymbolAtLocation(name);
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
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const nodes = real.declarations ?? [];
    if (nodes.length === 0) {
      const [at] = symbol.declarations ?? [];
      if (at) {
        this.#leaveOut(at, 'what it names was not found');
      }
    }
    nodes.forEach((node) => this.#readDeclaration(node, name));
    // Prevents endless recursion: a namespace may export itself, as in PostCSS.
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
      draft.functions.push(this.function(name, node));
    } else if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      this.#readStruct(name, node);
    } else if (ts.isEnumDeclaration(node)) {
      draft.enums.push(this.enum(name, node));
    } else if (ts.isTypeAliasDeclaration(node)) {
      const type = unwrapFunctionType(node.type);
      if (type) {
        draft.callbacks.push(this.function(name, type, node));
      } else {
        draft.aliases.push(this.named(name, node));
      }
    } else if (ts.isVariableDeclaration(node)) {
      draft.variables.push(this.named(name, node));
    } else if (
      !ts.isModuleDeclaration(node) &&
      !ts.isSourceFile(node) &&
      // Static members of classes are read by #readStruct.
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
      types.map((type) => formatTypeText(type.getText())),
    );
    const members = [...node.members].filter(
      (member) => !isPrivateMember(member),
    );
    const parameters = formatTypeParameters(node);
    this.#draft.structs.push({
      ...this.item(name, node, `${kind} ${name}${parameters}`),
      kind,
      ...(bases.length > 0 && {bases}),
      fields: members.flatMap((member) => this.field(member)),
    });
    const method = (member: ts.SignatureDeclaration, own: string) =>
      this.#draft.functions.push({
        ...this.function(`${name}.${own}`, member),
        owner: name,
      });
    for (const member of members) {
      if (ts.isCallSignatureDeclaration(member)) {
        this.#draft.callbacks.push(this.function(name, member));
      } else if (
        ts.isConstructorDeclaration(member) ||
        ts.isConstructSignatureDeclaration(member)
      ) {
        method(member, 'constructor');
      } else if (
        ts.isMethodSignature(member) ||
        ts.isMethodDeclaration(member)
      ) {
        method(member, getName(member));
      }
    }
  }

  #leaveOut(node: ts.Node, reason: string): void {
    const [row = ''] = node.getText().split('\n');
    this.#draft.leftOut.push(
      `${this.filePath(node)}:${getLine(node)}: ${row}: ${reason}`,
    );
  }
}

function parseError(fault: ts.DiagnosticWithLocation): ContractError {
  const {file, start, length} = fault;
  return new ContractError({
    file: path.relative('', file.fileName),
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    found: `"${file.text.slice(start, start + length)}"`,
    expected: ts.flattenDiagnosticMessageText(fault.messageText, ' '),
    remedy: 'Correct the declaration; `npx tsc --noEmit` shows the rest.',
  });
}
