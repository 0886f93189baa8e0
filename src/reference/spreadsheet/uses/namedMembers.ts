import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import type {Contract} from '../contract/types';
import {Names, type NamedMember} from './names';
import {annotationOf, childrenOf, isDefinition, signatureText} from './syntax';
import {
  heldIn,
  listMember,
  memberIn,
  parametersOf,
  returnOf,
  signatureIn,
} from './typeTexts';

const SCRIPT = parser.configure({dialect: 'ts jsx'});

const FUNCTION = /^(?:Arrow|Function|Method)/;
/** What its parts are of the type of. */
const PASSING = /^(?:Await|CaseLabel|Conditional|Parenthesized|Postfix)/;

/**
 * Lists the members of the contract that a sample names: what it imports, reads, calls and sets, events
 * that it listens to, values that it gives, functions of its formulas.
 *
 * @param start - offset at which the sample begins; what it continues stands before
 */
export function namedMembers(
  code: string,
  contract: Contract,
  start = 0,
): NamedMember[] {
  const names = new Names(code, contract);
  new SampleReader(names).read(SCRIPT.parse(code).topNode, '');
  return names.found
    .filter(({at}) => at >= start)
    .sort((one, other) => one.at - other.at);
}

/** Follows the types of a sample from what it imports; a type is what `typeTexts.ts` says. */
class SampleReader {
  /** What the functions around are to give back, and the types of what they do. */
  readonly #functions: {
    readonly expected: string;
    readonly given: string[];
  }[] = [];
  constructor(private readonly names: Names) {}

  /**
   * Reads a part of the sample.
   *
   * @param expected - type of what is expected in its place; empty where that is unknown
   * @returns type of its value; empty where that is unknown
   */
  read(node: SyntaxNode, expected: string): string {
    if (FUNCTION.test(node.name)) {
      return this.#readFunction(node, expected);
    }
    switch (node.name) {
      case 'VariableName':
        return this.names.typeOf(this.names.text(node));
      case 'String':
      case 'TemplateString':
        this.names.addText(node, expected);
        this.#readAll(node, '');
        return '';
      case 'MemberExpression':
        return this.#readMember(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.#readCall(node);
      case 'ObjectExpression':
        return this.#readObject(node, expected);
      case 'ImportDeclaration':
        this.names.addImports(node);
        return '';
      case 'VariableDeclaration':
      case 'ForOfSpec':
        this.#readDefinitions(node);
        return '';
      case 'AssignmentExpression':
      case 'BinaryExpression':
        return this.#readOperation(node, expected);
      case 'SwitchStatement': {
        const [, subject, body] = childrenOf(node);
        this.#readAll(body!, this.read(subject!, ''));
        return '';
      }
      case 'ReturnStatement': {
        const {expected: wanted = '', given} = this.#functions.at(-1) ?? {};
        given?.push(this.#readAll(node, wanted));
        return '';
      }
      case 'ArrayExpression': {
        const type = this.#readAll(node, expected);
        return node.getChild('Spread')
          ? heldIn(this.names.contract, type)
          : type;
      }
      case 'Block':
      case 'Script':
        this.names.declareFunctions(node);
        this.#readAll(node, '');
        return '';
      case 'TypeAliasDeclaration':
      case 'InterfaceDeclaration':
        this.names.defineType(node);
        return '';
      default:
        return this.#readAll(node, PASSING.test(node.name) ? expected : '');
    }
  }

  /** Reads all parts; together they are of their types. */
  #readAll(node: SyntaxNode, expected: string): string {
    const types = childrenOf(node).map((child) => this.read(child, expected));
    return types.filter(Boolean).join(' | ');
  }

  #readMember(node: SyntaxNode): string {
    const object = this.read(node.firstChild!, '');
    const property = node.getChild('PropertyName');
    if (!property) {
      childrenOf(node)
        .slice(1)
        .forEach((child) => this.read(child, ''));
      return heldIn(this.names.contract, object);
    }
    const name = this.names.text(property);
    const type = this.names.typeOfMember(object, name, property);
    if (type !== undefined) {
      return type;
    }
    return listMember(object, name);
  }

  #readCall(node: SyntaxNode): string {
    const callee = node.getChild('new')?.nextSibling ?? node.firstChild!;
    let signature = signatureIn(this.names.contract, this.read(callee, ''));
    const given = childrenOf(node.getChild('ArgList'));
    // The first argument selects a type from a list, such as `SpreadsheetEvents[K]`.
    const [chosen, list = ''] = /(\w+)\[[A-Z]\]/.exec(signature) ?? [];
    if (chosen !== undefined && given[0]) {
      const [first] = given;
      const key = this.names.text(first).slice(1, -1);
      const type = this.names.addValue(list, key, first);
      signature = signature.replaceAll(
        chosen,
        type.replace(/^Omit<(\w+),.*$/, '$1'),
      );
    }
    const parameters = parametersOf(signature);
    const types = given.map((argument, index) =>
      this.read(argument, parameters[index] ?? ''),
    );
    const called = this.names.text(callee);
    if (node.name === 'NewExpression' || called === 'Promise.all') {
      return called === 'Promise.all' ? (types[0] ?? '') : called;
    }
    const result = returnOf(signature);
    return result === 'T' ? returnOf(types.at(-1) ?? '') : result;
  }

  #readObject(node: SyntaxNode, expected: string): string {
    const properties = node.getChildren('Property');
    const owners = this.names.ownersOf(properties, expected);
    const type = owners.map(({name}) => name).join(' | ');
    for (const property of childrenOf(node)) {
      const key = property.getChild('PropertyDefinition');
      if (property.name !== 'Property' || !key) {
        this.read(property, '');
        continue;
      }
      const name = this.names.text(key);
      const found = memberIn(this.names.contract, type, name);
      if (found) {
        this.names.add(`${found.owner.name}.${name}`, name, key);
      }
      const wanted = found?.member.type ?? '';
      if (property.getChild('ParamList')) {
        this.#readFunction(property, wanted);
      } else if (property.lastChild!.from !== key.from) {
        this.read(property.lastChild!, wanted);
      }
    }
    return type;
  }

  /** Reads a function, with the parameters of what is expected. */
  #readFunction(node: SyntaxNode, expected: string): string {
    const written = signatureText(node, this.names.code);
    const wanted = signatureIn(this.names.contract, expected);
    const around = {
      expected: returnOf(written) || returnOf(wanted),
      given: [] as string[],
    };
    this.#functions.push(around);
    this.names.inScope(() => {
      const own = node.getChild('ParamList') ?? node;
      this.names.defineAll(own, parametersOf(wanted));
      own
        .getChildren('Equals')
        .forEach(({nextSibling}) => this.read(nextSibling!, ''));
      around.given.push(this.read(node.lastChild!, around.expected));
    });
    this.#functions.pop();
    const given = around.given.filter(Boolean).join(' | ');
    const result = returnOf(written) ? written : written + given;
    const name = node.getChild('VariableDefinition');
    if (node.name === 'FunctionDeclaration' && name) {
      this.names.setType(this.names.text(name), result);
    }
    return result;
  }

  /** Reads what variables are, and gives their types to their names. */
  #readDefinitions(node: SyntaxNode): void {
    let defined: SyntaxNode | undefined;
    for (const child of childrenOf(node)) {
      if (isDefinition(child.name)) {
        defined = child;
        this.names.define(child, annotationOf(child, this.names.code));
      } else if (defined) {
        const stated = annotationOf(defined, this.names.code);
        const value = this.read(child, stated);
        const type =
          node.name === 'ForOfSpec'
            ? heldIn(this.names.contract, value)
            : value;
        if (type !== '' && stated === '') {
          this.names.define(defined, type);
        }
      }
    }
  }

  #readOperation(node: SyntaxNode, expected: string): string {
    const left = node.firstChild!;
    const operator = left.nextSibling!;
    const right = node.lastChild!;
    if (operator.name === 'as' || operator.name === 'satisfies') {
      const stated = this.names.text(right);
      this.read(left, stated);
      return stated;
    }
    const type = this.read(left, expected);
    const sign = this.names.text(operator);
    if (sign === 'instanceof' && left.name === 'VariableName') {
      this.names.setType(this.names.text(left), this.names.text(right));
    }
    const isChoice = /^(?:\?\?|\|\||&&)$/.test(sign);
    const other = this.read(right, isChoice ? expected : type);
    return isChoice ? [type, other].filter(Boolean).join(' | ') : '';
  }
}
