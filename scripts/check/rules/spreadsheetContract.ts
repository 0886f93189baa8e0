import {
  buildDeclarations,
  isValueList,
  type Declarations,
} from '@document-sdk/contract';
import {loadSetContract, walkMembers} from '../../../src/reference';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {findApiEntryProblems, listEntryKeys} from '../contracts/entries';
import {findNameProblems, findUnknownContractNames} from '../contracts/names';
import type {CheckRule} from '../sources';

/** Pages have an entry for every declaration, and use only names of the declarations. */
export const run: CheckRule = ({files, pages, allPages}) => {
  const {file, variables, eventType} = SPREADSHEET_CONTRACT;
  const declarations = buildDeclarations(loadSetContract(file, files.read));
  const source = files.read(file);
  const all = allPages.filter(({area}) => area === 'spreadsheet');
  const inspected = pages.filter(({area}) => area === 'spreadsheet');
  const keys = listEntryKeys(declarations);
  const names = findNameProblems(inspected, all, {
    file,
    source,
    functions: declarations.contract.functions,
    valuesOf: (option) => listOptionValues(option, declarations),
    names: [...new Set(keys.map(({key}) => key.split('.').at(-1)!))],
    walk: (path) => {
      const found =
        path.length > 1 ? walkMembers(declarations, path) : undefined;
      return found && (found.missing ?? '');
    },
  });
  return {
    inspected: keys.length,
    problems: [
      ...findApiEntryProblems(
        declarations,
        all.filter(({locale}) => locale === DOCS_LOCALE),
      ),
      ...findUnknownContractNames(
        files,
        'spreadsheet',
        file,
        [...new Set([eventType, ...Object.values(variables)])],
        (name) => declarations.symbols.has(name),
      ),
      ...names.problems,
    ],
    note: `${names.count} names on pages looked up`,
  };
};

/** Lists the texts that all properties of a name accept together; `undefined` if one accepts any. */
function listOptionValues(
  option: string,
  {symbols}: Declarations,
): readonly string[] | undefined {
  const listValues = (type: string): (string | undefined)[] =>
    type.split(' | ').flatMap((part) => {
      const [, text] = /^'(.*)'$/.exec(part) ?? [];
      const values = symbols.get(part.replace('keyof ', ''));
      return text !== undefined
        ? text
        : /^(?:undefined|null)$/.test(part)
          ? []
          : !values
            ? undefined
            : isValueList(values)
              ? values.members.map(({name}) => name)
              : values.kind === 'type'
                ? listValues(values.type)
                : undefined;
    });
  const types = [...symbols.values()].flatMap(({members}) =>
    members.flatMap(({name, kind, type}) =>
      name === option && kind === 'property' ? type : [],
    ),
  );
  const values = types.flatMap(listValues);
  return values.length > 0 && values.every((each) => each !== undefined)
    ? [...new Set(values)]
    : undefined;
}
