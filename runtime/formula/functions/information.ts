import {isCellError, type Scalar} from '../../values/scalar';
import {fail, library, type Calculate} from './define';
import {broadcast} from '../broadcast';
import {ErrorResult, type Value} from '../value';

/** A test of a value, which takes error values as values. */
function test(holds: (value: Scalar) => boolean): Calculate {
  return ({scope, value}) => {
    let given: Value;
    try {
      given = value(0) ?? null;
    } catch (error) {
      if (!(error instanceof ErrorResult)) {
        throw error;
      }
      given = error.value;
    }
    return broadcast([given], scope, ([scalar]) => holds(scalar ?? null));
  };
}

/** Functions of the library `information`. */
export const INFORMATION = library('information', [
  [
    'ISBLANK',
    'Whether the cell is empty.',
    1,
    1,
    test((value) => value === null),
  ],
  ['ISERROR', 'Whether it is an error value.', 1, 1, test(isCellError)],
  [
    'ISNA',
    'Whether it is `#N/A`.',
    1,
    1,
    test((value) => isCellError(value) && value.error === '#N/A'),
  ],
  [
    'ISNUMBER',
    'Whether it is a number.',
    1,
    1,
    test((value) => typeof value === 'number'),
  ],
  [
    'ISTEXT',
    'Whether it is text.',
    1,
    1,
    test((value) => typeof value === 'string'),
  ],
  ['NA', 'The error value `#N/A`.', 0, 0, () => fail('#N/A')],
]);
