import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {namedMembers} from '../../../src/sets/spreadsheet/uses/namedMembers';
import type {ScriptSample} from '../../../src/sets/samples/types';
import {firstUses, type NameUse} from './nameUse';

/** The names of a declaration file that TypeScript and JavaScript samples use: as their pages link them. */
export function usesInScripts(
  contract: Contract,
  samples: readonly ScriptSample[],
): NameUse[] {
  return samples.flatMap((sample) =>
    firstUses(
      namedMembers(sample.code, contract).flatMap(({key, at}) => {
        const line = sample.code.slice(0, at).split('\n').length;
        return key === undefined ? [] : [{name: key, ...placeOf(sample, line)}];
      }),
    ),
  );
}

/** Where a line of a sample stands on its page. */
function placeOf(
  {segments}: ScriptSample,
  line: number,
): Pick<NameUse, 'file' | 'line'> {
  const {fence, start} =
    segments.filter((segment) => segment.start <= line).at(-1) ?? segments[0]!;
  return {file: fence.file, line: fence.line + line - start};
}
