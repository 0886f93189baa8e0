import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {ForeignSource} from './foreignPrograms';

/**
 * Functions that a Python program calls through ctypes without saying what they take: ctypes then hands over 32 bits
 * of a pointer. Functions that take nothing need no types.
 */
export function untypedCallProblems(
  programs: readonly ForeignSource[],
  {functions}: ApiHeader,
): Problem[] {
  const names = functions
    .filter(
      ({kind, parameters}) => kind === 'function' && parameters.length > 0,
    )
    .map(({name}) => name);
  return programs
    .filter(({code}) => /^(?:import|from) ctypes\b/m.test(code))
    .flatMap(({file, line, code}) =>
      names.flatMap((name): Problem[] => {
        const call = new RegExp(`\\.${name}\\(`).exec(code);
        const isDeclared = new RegExp(
          `\\.${name}\\.argtypes\\b|["']${name}["']`,
        ).test(code);
        return !call || isDeclared
          ? []
          : [
              {
                file,
                line: line + lineAt(code, call.index) - 1,
                found: `${name}() through ctypes, without its types`,
                expected: `${name}.argtypes before the first call: without them ctypes cuts pointers to 32 bits`,
                remedy: `Declare them, such as sdk.${name}.argtypes = […].`,
              },
            ];
      }),
    );
}
