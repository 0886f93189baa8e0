import type {CEnum} from '../../contract/c/cTypes';
import {functionOf} from '../../contract/c/contractFunction';
import {printType} from '../../contract/c/cTypes';
import type {CHeader} from '../../contract/c/readHeader';
import type {ApiStatusCode} from './headerTypes';
import {splitAt} from './splitAt';

/** The status codes of a header, and the name of their type. */
export interface StatusCodes {
  /** Empty when no enumeration is returned. */
  readonly statusType: string;
  readonly codes: readonly ApiStatusCode[];
}

/** Finds the enumeration that the most functions return, and reads its values. */
export function readCodes(header: CHeader): StatusCodes {
  const results = header.declarations.flatMap(({declared}) =>
    declared.flatMap((item) => {
      const type = item.kind === 'function' && functionOf(item, header.types);
      return type ? [printType(type.returns)] : [];
    }),
  );
  const candidates = header.declarations.flatMap(({enums, declared}) =>
    enums.map((item) => {
      const names = declared.map(({name}) => name);
      const uses = results.filter(
        (type) => names.includes(type) || type === `enum ${item.name}`,
      );
      return {item, name: names[0] ?? item.name, uses: uses.length};
    }),
  );
  const [most] = candidates
    .filter(({uses}) => uses > 0)
    .sort((a, b) => b.uses - a.uses);
  return most
    ? {statusType: most.name, codes: codesOf(most.item)}
    : {statusType: '', codes: []};
}

function codesOf({values}: CEnum): ApiStatusCode[] {
  return values.map(({name, value, doc, line}) => {
    const [cause, remedy] = splitAt(doc?.paragraphs.join(' ') ?? '', ' | ');
    return {
      name,
      number: Number(value),
      cause,
      remedy,
      line: doc?.line ?? line,
    };
  });
}
