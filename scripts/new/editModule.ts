import ts from 'typescript';
import {parseSource} from '../check/parseSource';

/** A module's path and text. */
export interface ModuleText {
  readonly file: string;
  readonly text: string;
}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

/**
 * Adds code at the end of a literal of a module. What comes out is not laid out.
 *
 * @param path - name of a constant, or `default` for the default export, then names of properties
 * @throws Error when the module has no such literal
 */
export function appendTo(
  module: ModuleText,
  path: readonly string[],
  code: string,
): string {
  const literal = literalAt(module, path);
  const last = membersOf(literal).at(-1);
  return last
    ? insertAt(module.text, last.getEnd(), `,\n${code}`)
    : insertAt(module.text, literal.getStart() + 1, code);
}

/**
 * Adds code after an entry of a list: a text, or an object that has this text as its `id`.
 *
 * @throws Error when no list of the module has such an entry
 */
export function insertAfter(
  {file, text}: ModuleText,
  entry: string,
  code: string,
): string {
  const found = parseSource(file, text).nodes.find(
    (node) =>
      ts.isArrayLiteralExpression(node.parent ?? node) && isEntry(node, entry),
  );
  if (!found) {
    throw new Error(
      `${file}: expected an entry '${entry}' in a list, received none. Name an entry that stands there.`,
    );
  }
  return insertAt(text, found.getEnd(), `,\n${code}`);
}

/** Adds an import after those of a module. */
export function addImport({file, text}: ModuleText, statement: string): string {
  const last = parseSource(file, text)
    .nodes.filter(ts.isImportDeclaration)
    .at(-1);
  return last
    ? insertAt(text, last.getEnd(), `\n${statement}`)
    : `${statement}\n\n${text}`;
}

/** Names of the properties of an object of a module. See {@link appendTo}. */
export function keysAt(
  module: ModuleText,
  path: readonly string[],
): readonly string[] {
  return membersOf(literalAt(module, path)).flatMap((member) =>
    ts.isPropertyAssignment(member) || ts.isShorthandPropertyAssignment(member)
      ? [nameOf(member.name)]
      : [],
  );
}

function literalAt(
  {file, text}: ModuleText,
  [name = '', ...properties]: readonly string[],
): Literal {
  const {nodes} = parseSource(file, text);
  const start = nodes
    .map((node) =>
      ts.isVariableDeclaration(node) && node.name.getText() === name
        ? node.initializer
        : ts.isExportAssignment(node) && name === 'default'
          ? node.expression
          : undefined,
    )
    .find((node) => node !== undefined);
  const found = properties.reduce<ts.Expression | undefined>(
    (value, property) => propertyOf(value, property),
    start,
  );
  const literal = found && bare(found);
  if (
    !literal ||
    !(
      ts.isObjectLiteralExpression(literal) ||
      ts.isArrayLiteralExpression(literal)
    )
  ) {
    throw new Error(
      `${file}: expected a literal at ${[name, ...properties].join('.')}, received ${literal?.getText() ?? 'none'}. Add the entry by hand, as CONTRIBUTING.md says.`,
    );
  }
  return literal;
}

function propertyOf(
  value: ts.Expression | undefined,
  property: string,
): ts.Expression | undefined {
  const object = value && bare(value);
  return object && ts.isObjectLiteralExpression(object)
    ? object.properties
        .filter(ts.isPropertyAssignment)
        .find(({name}) => nameOf(name) === property)?.initializer
    : undefined;
}

/** An expression without `as const` and `satisfies`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

function membersOf(literal: Literal): readonly ts.Node[] {
  return ts.isArrayLiteralExpression(literal)
    ? literal.elements
    : literal.properties;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function isEntry(node: ts.Node, entry: string): boolean {
  if (ts.isStringLiteral(node)) {
    return node.text === entry;
  }
  const id = ts.isObjectLiteralExpression(node) && propertyOf(node, 'id');
  return Boolean(id && ts.isStringLiteral(id) && id.text === entry);
}

function insertAt(text: string, position: number, code: string): string {
  return text.slice(0, position) + code + text.slice(position);
}

/** A text as source code has it. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
