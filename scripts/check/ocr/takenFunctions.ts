import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import {REPLACED} from '../../../src/sets/ocr/reference/index';
import {findFunction} from '../../../src/sets/ocr/reference/findFunction';
import {jsxAttribute} from '../../../src/sets/page/elements';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {FaultError, type Problem} from '../../../src/sets/problem';

/** Elements and fences that take their texts from a function which the header does not have: no page is built of them. */
export function takenFunctionProblems(
  pages: readonly MarkdownPage[],
  header: ApiHeader,
): Problem[] {
  return pages.flatMap((page) =>
    takenFunctions(page).flatMap(({name, place, line}) => {
      try {
        findFunction(header, name, place);
        return [];
      } catch (error) {
        if (error instanceof FaultError) {
          return [{file: page.file, line, ...error.fault}];
        }
        throw error;
      }
    }),
  );
}

interface TakenFunction {
  readonly name: string;
  readonly place: string;
  readonly line: number;
}

function takenFunctions({elements, fences}: MarkdownPage): TakenFunction[] {
  return [
    ...elements.flatMap(({element, line}) =>
      REPLACED[element.name ?? '']?.includes('of')
        ? String(jsxAttribute(element, 'of') ?? '')
            .split(' ')
            .map((name) => ({name, place: `<${element.name}>`, line}))
        : [],
    ),
    ...fences.flatMap(({meta, line}) => {
      const name = meta.get('from-header');
      return name === undefined
        ? []
        : [{name, place: 'from-header', line: line - 1}];
    }),
  ];
}
