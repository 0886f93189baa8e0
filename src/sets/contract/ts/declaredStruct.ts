import ts from 'typescript';
import {compactType, lineOfNode} from './nodeText';
import type {ContractField, ContractFunction, ContractStruct} from '../types';
import {readSignature} from './declaredFunction';
import {briefOfNode} from './doc';

/** An interface or class: its properties, its methods, and its signature when it can be called. */
export interface DeclaredStruct {
  readonly struct: ContractStruct;
  readonly functions: readonly ContractFunction[];
  readonly callbacks: readonly ContractFunction[];
}

/** Reads an interface or class. Private members are no part of a contract. */
export function readDeclaredStruct(
  node: ts.InterfaceDeclaration | ts.ClassDeclaration,
  prefix: string,
): DeclaredStruct {
  const name = `${prefix}${node.name?.text ?? 'default'}`;
  const members = [...node.members].filter(
    (member) =>
      !(
        ts.canHaveModifiers(member) &&
        ts
          .getModifiers(member)
          ?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword)
      ) && !(member.name && ts.isPrivateIdentifier(member.name)),
  );
  return {
    struct: {
      name,
      kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
      fields: members.flatMap(readField),
      brief: briefOfNode(node),
      line: lineOfNode(node.name ?? node),
    },
    functions: members.flatMap((member) => {
      if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) {
        return [readSignature(`${name}.${nameOf(member)}`, member)];
      }
      return ts.isConstructorDeclaration(member)
        ? [readSignature(`${name}.constructor`, member)]
        : [];
    }),
    callbacks: members
      .filter(ts.isCallSignatureDeclaration)
      .map((member) => readSignature(name, member)),
  };
}

function readField(member: ts.TypeElement | ts.ClassElement): ContractField[] {
  if (ts.isIndexSignatureDeclaration(member)) {
    const [key] = member.parameters;
    return [field(`[${key?.getText() ?? ''}]`, member.type, member)];
  }
  if (
    ts.isPropertySignature(member) ||
    ts.isPropertyDeclaration(member) ||
    ts.isGetAccessorDeclaration(member)
  ) {
    return [field(nameOf(member), member.type, member)];
  }
  return [];
}

function field(
  name: string,
  type: ts.TypeNode | undefined,
  node: ts.TypeElement | ts.ClassElement,
): ContractField {
  const brief = briefOfNode(node);
  return {
    name,
    type: compactType(type?.getText() ?? 'any'),
    ...(brief ? {brief} : {}),
  };
}

function nameOf({name}: {readonly name?: ts.PropertyName}): string {
  return name && (ts.isStringLiteral(name) || ts.isIdentifier(name))
    ? name.text
    : (name?.getText() ?? '');
}
