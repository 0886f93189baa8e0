import type {Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {scalarOf} from '../value';
import type {Call} from './define';

/** An argument as one value. */
export function scalar(call: Call, index: number): Scalar {
  return scalarOf(call.value(index) ?? null, call.scope);
}

/** An argument as a number; another one where it was left out. */
export function number(call: Call, index: number, otherwise: number): number {
  return index < call.args.length ? toNumber(scalar(call, index)) : otherwise;
}
