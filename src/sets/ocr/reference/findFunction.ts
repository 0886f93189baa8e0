import {FaultError} from '../../problem';
import type {ApiFunction, ApiHeader} from '../contract/headerTypes';

/**
 * The function of a name that a page takes texts of.
 *
 * @param place - what names it there, such as `<ApiErrors>`
 * @throws FaultError when the header does not have it
 */
export function findFunction(
  header: ApiHeader,
  name: string,
  place: string,
): ApiFunction {
  const found = header.functions.find((item) => item.name === name);
  if (!found) {
    const names = header.functions.map((item) => item.name).join(', ');
    throw new FaultError({
      found: `${place} of "${name}", which is not in ${header.file}`,
      expected: `one of ${names}`,
      remedy: 'Correct the name; names are case-sensitive.',
    });
  }
  return found;
}
