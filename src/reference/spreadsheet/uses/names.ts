import type {SyntaxNode} from '@lezer/common';
import {valueListsIn} from '../contract/lookUp';
import type {ApiSymbol, Contract} from '../contract/types';
import {annotationOf, childrenOf, isDefinition, signatureText} from './syntax';
import {heldIn, listMember, memberIn, ownersIn} from './typeTexts';

/** A member that a sample names, and how it writes the name. */
export interface NamedMember {
  /** `Type` or `Type.member`; `undefined` where the sample imports the word from another module. */
  readonly key: string | undefined;
  readonly word: string;
  /** Offset of the word. */
  readonly at: number;
}

/** What the names of a sample mean, and which of them are the contract's. */
export class Names {
  readonly found: NamedMember[] = [];
  /** Types of variables by their names, those of the innermost function last. */
  readonly #scopes: Map<string, string>[] = [new Map()];
  /** What the sample's own types stand for, by their names. */
  readonly #ownTypes = new Map<string, string>();

  constructor(
    readonly code: string,
    readonly contract: Contract,
  ) {}

  text({from, to}: SyntaxNode): string {
    return this.code.slice(from, to);
  }

  /** Type of a variable; empty where it is unknown. */
  typeOf(name: string): string {
    const around = [...this.#scopes].reverse();
    return around.find((scope) => scope.has(name))?.get(name) ?? '';
  }

  setType(name: string, type: string): void {
    this.#scopes.at(-1)!.set(name, type);
  }

  /** Does something with variables of its own. */
  inScope(act: () => void): void {
    this.#scopes.push(new Map());
    act();
    this.#scopes.pop();
  }

  add(key: string | undefined, word: string, {from}: SyntaxNode): void {
    this.found.push({key, word, at: from});
  }

  /** Takes what a sample imports. */
  addImports(node: SyntaxNode): void {
    const names = childrenOf(node.getChild('ImportGroup'));
    names.forEach((local, index) => {
      // `a as b` are three.
      if (/^(?:as|type|[{},])$/.test(local.name)) {
        return;
      }
      const isRenamed = names[index + 1]?.name === 'as';
      const word = this.text(local);
      const symbol = this.contract.symbols.get(word);
      if (names[index - 1]?.name !== 'as') {
        this.add(symbol && word, word, local);
      }
      if (symbol && /^(?:function|const)$/.test(symbol.kind)) {
        const name = isRenamed ? this.text(names[index + 2]!) : word;
        this.setType(name, symbol.type);
      } else if (symbol) {
        this.setType(word, word);
      }
    });
  }

  /** @returns nothing where there is no such member, or nobody knows what it is of */
  typeOfMember(
    object: string,
    name: string,
    node: SyntaxNode,
  ): string | undefined {
    const own = object.startsWith('{') ? object : this.#ownTypes.get(object);
    if (own !== undefined) {
      return new RegExp(`\\b${name}\\??:\\s*([^;,}]+)`).exec(own)?.[1];
    }
    const isOfList = name === 'length' && object.endsWith(']');
    const found = isOfList ? undefined : memberIn(this.contract, object, name);
    if (!found) {
      this.#addIndexed(object, name, node);
      return undefined;
    }
    const {owner, member} = found;
    this.add(`${owner.name}.${name}`, name, node);
    return member.type.replace(/\bthis\b/g, owner.name);
  }

  /** Adds a type whose members have any name, such as `JsonObject`. */
  #addIndexed(object: string, name: string, node: SyntaxNode): void {
    const owner = ownersIn(this.contract, object).find(
      ({kind, bases, members}) =>
        kind === 'interface' && bases.length + members.length === 0,
    );
    if (owner && listMember(object, name) === '') {
      this.add(owner.name, name, node);
    }
  }

  /** @returns type of the value; nothing where the list has none of that name */
  addValue(list: string, name: string, node: SyntaxNode): string {
    const {members = []} = this.contract.symbols.get(list) ?? {};
    const member = members.find((each) => each.name === name);
    if (!member) {
      return '';
    }
    this.add(`${list}.${name}`, name, node);
    return member.type || list;
  }

  /** The types of the contract that an object of an expected type can be, one or none in most cases. */
  ownersOf(
    properties: readonly SyntaxNode[],
    expected: string,
  ): readonly ApiSymbol[] {
    return ownersIn(this.contract, expected).filter(({name}) =>
      properties.every((one) => this.#fits(name, one)),
    );
  }

  /** Whether a type has a property, and allows the text that it is given. */
  #fits(type: string, property: SyntaxNode): boolean {
    const key = property.getChild('PropertyDefinition');
    if (!key) {
      return true;
    }
    const member = memberIn(this.contract, type, this.text(key))?.member;
    const text = property.getChild('String');
    const allowed: readonly string[] = member?.type.match(/'[^']*'/g) ?? [];
    return (
      member !== undefined &&
      (!text ||
        !/^'[^']*'(?: \| '[^']*')*$/.test(member.type) ||
        allowed.includes(this.text(text)))
    );
  }

  /** Functions can be called above their declaration. */
  declareFunctions(block: SyntaxNode): void {
    for (const child of childrenOf(block)) {
      const declared =
        child.name === 'ExportDeclaration'
          ? child.getChild('FunctionDeclaration')
          : child;
      const name = declared?.getChild('VariableDefinition');
      if (declared?.name === 'FunctionDeclaration' && name) {
        const type = signatureText(declared, this.code);
        this.setType(this.text(name), type);
      }
    }
  }

  /** Gives their types to parameters: what is written behind them, or what is expected of them. */
  defineAll(parameters: SyntaxNode, types: readonly string[]): void {
    childrenOf(parameters)
      .filter(({name}) => isDefinition(name))
      .forEach((each, index) =>
        this.define(
          each,
          annotationOf(each, this.code) || (types[index] ?? ''),
        ),
      );
  }

  /** Gives a type to a name, or to those of a pattern what it takes of it. */
  define(node: SyntaxNode, type: string): void {
    if (node.name === 'VariableDefinition') {
      this.setType(this.text(node), type);
    }
    if (node.name === 'ArrayPattern') {
      const held = heldIn(this.contract, type);
      childrenOf(node).forEach((child) => this.define(child, held));
    }
    for (const property of node.getChildren('PatternProperty')) {
      const key = property.getChild('PropertyName');
      const inner = property.getChild('ObjectPattern');
      const name = property.getChild('VariableDefinition');
      const word = key ?? name;
      const held = word && this.typeOfMember(type, this.text(word), word);
      const taken = inner ?? property.getChild('ArrayPattern') ?? name;
      if (taken) {
        this.define(taken, held ?? '');
      }
    }
  }

  /** Adds what a text names: a value of a list, such as `'column'` for a `ChartType`, the functions of a formula. */
  addText(node: SyntaxNode, expected: string): void {
    const text = this.text(node).slice(1, -1);
    const addFirst = (lists: readonly string[], name: string) =>
      lists.find((list) => this.addValue(list, name, node));
    addFirst(valueListsIn(this.contract, expected), text);
    if (text.startsWith('=')) {
      const libraries = [...this.contract.symbols.keys()].filter((name) =>
        name.endsWith('Functions'),
      );
      for (const [, name] of text.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)) {
        addFirst(libraries, name!);
      }
    }
  }

  /** Takes a type of the sample's own. */
  defineType(node: SyntaxNode): void {
    const [, name] = childrenOf(node);
    this.#ownTypes.set(this.text(name!), this.text(node.lastChild!));
  }
}
