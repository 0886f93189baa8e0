import {findValuesInterface, type Declarations} from '@document-sdk/contract';
import {
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {findApiTags} from '../../../src/reference';

/** Lists the keys of all declarations and members, `Type` and `Type.member`, with their lines. */
export function listEntryKeys({
  symbols,
}: Declarations): {key: string; line: number}[] {
  return [...symbols.values()].flatMap((symbol) => [
    {key: symbol.name, line: symbol.line},
    ...symbol.members.map(({name, line}) => ({
      key: `${symbol.name}.${name}`,
      line,
    })),
  ]);
}

/** Reports declarations without exactly one entry, and elements with names that the contract does not have. */
export function findApiEntryProblems(
  {symbols, contract: {file: contract}}: Declarations,
  pages: readonly Pick<SourcePage, 'file' | 'text'>[],
): FileProblem[] {
  const tags = pages.flatMap(({file, text}) =>
    (['ApiEntries', 'ApiTable'] as const).flatMap((element) =>
      findApiTags(text, element).flatMap(({line, of}) =>
        of.map((name) => ({file, line, element, name})),
      ),
    ),
  );
  const entriesOf = (name: string) =>
    tags.filter((tag) => tag.element === 'ApiEntries' && tag.name === name);
  return [
    ...tags
      .filter(({name}) => !symbols.has(name))
      .map(({file, line, element, name}) => ({
        file,
        line,
        found: `<${element} of="${name}">`,
        expected: `a name that ${contract} exports`,
        remedy: `${suggestName(name, [...symbols.keys()])}Correct the name; mind upper and lower case.`,
      })),
    ...[...symbols.values()].flatMap((symbol) => {
      const {name, line} = symbol;
      // An alias shares the entry of its list of values.
      const found = entriesOf(findValuesInterface(symbol) ?? name);
      return found.length === 1
        ? []
        : {
            file: contract,
            line,
            found:
              found.length === 0
                ? `${name}, which has no entry in the reference`
                : `${name}, with entries in ${found.map(({file}) => file).join(' and ')}`,
            expected: 'one <ApiEntries> that names it, to which all links lead',
            remedy: `Write ${name} into one page of docs-spreadsheet/reference/.`,
          };
    }),
  ];
}
