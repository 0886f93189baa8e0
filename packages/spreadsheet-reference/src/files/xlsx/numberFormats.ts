import {getFormatFromId} from 'numfmt';
import {listIndexes} from '../../area/bounds';

/** Ids of built-in number formats that depend on the language, by their Korean format codes. */
const KOREAN: Readonly<Record<string, readonly number[]>> = {
  'yyyy"年" mm"月" dd"日"': [27, 36, 50, 57],
  'mm-dd': [28, 29, 51, 54, 56, 58],
  'mm-dd-yy': [30],
  'yyyy"년" mm"월" dd"일"': [31],
  'h"시" mm"분"': [32],
  'h"시" mm"분" ss"초"': [33],
  'yyyy-mm-dd': [34, 35, 52, 53, 55],
};

const LAST_ID = 49;

/** Codes of built-in number formats by id. Files refer to these formats only by id. */
export const BUILTIN_NUMBER_FORMATS: ReadonlyMap<number, string> = new Map([
  ...listIndexes(1, LAST_ID).map(
    (id) => [id, String(getFormatFromId(id))] as const,
  ),
  ...Object.entries(KOREAN).flatMap(([code, ids]) =>
    ids.map((id) => [id, code] as const),
  ),
]);
