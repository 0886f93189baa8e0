import ts from 'typescript';
import {meant} from '../../../src/sets/meant';
import type {ApiDoc} from '../../../src/sets/contract/ts/readDoc';
import type {Fault} from '../../../src/sets/problem';

/**
 * What is wrong with the `@param` tags of a comment: where there are some, they are those of the declaration.
 *
 * @param name - of the declaration, for messages
 * @param type - its signature from `(` or `<` on; of a property its type
 */
export function paramFaults(
  name: string,
  {params}: ApiDoc,
  type: string,
): Fault[] {
  if (params.length === 0) {
    return [];
  }
  const declared = parametersOf(type);
  const described = params.map((param) => param.name);
  if (described.join() === declared.join()) {
    return [];
  }
  const strange = described.filter((each) => !declared.includes(each));
  const lacking = declared.filter((each) => !described.includes(each));
  return [
    {
      found: `${name}: @param describes (${described.join(', ')})`,
      expected: `the parameters of the declaration in their order, (${declared.join(', ')})`,
      remedy: `${strange.map((each) => meant(each, lacking)).join('')}Correct the names in the comment: entries and editors show each text at its parameter.`,
    },
  ];
}

function parametersOf(type: string): string[] {
  const {statements} = ts.createSourceFile(
    'signature.d.ts',
    `declare function signature${type};`,
    ts.ScriptTarget.Latest,
  );
  const [first] = statements;
  return first && ts.isFunctionDeclaration(first)
    ? first.parameters.flatMap(({name}) =>
        ts.isIdentifier(name) ? [name.text] : [],
      )
    : [];
}
