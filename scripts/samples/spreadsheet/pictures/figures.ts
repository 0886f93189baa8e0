/** What the figures of a text may be. */
export interface KnownFigures {
  /** Texts in which a number may stand: cells, settings, code. */
  readonly texts: readonly string[];
  /** Rows of the sheet, from 1, that are in view or hidden. */
  readonly rows: readonly number[];
  readonly hiddenRows: readonly number[];
}

const ADDRESS = /\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?/g;
const ROWS = /\brows? (\d+(?:(?:, | and | to )\d+)*)/gi;
const NUMBER = /\d[\d,.]*\d|\d/g;

/**
 * The figures of a caption or a text alternative that its run does not leave: rows that are not there,
 * rows said to be hidden that are not, addresses of other cells, numbers that stand nowhere.
 */
export function unknownFigures(
  text: string,
  {texts, rows, hiddenRows}: KnownFigures,
): string[] {
  const numbers = new Set(texts.flatMap(numbersOf));
  const named = [...text.matchAll(ROWS)].map(([whole, list = '']) => ({
    whole,
    list: numbersOf(list),
  }));
  const isHidden = /\bhidden\b/.test(text);
  const wrongRows = named.flatMap(({list}) =>
    list.filter(
      (row) => !rows.includes(Number(row)) && !hiddenRows.includes(Number(row)),
    ),
  );
  const unsaid =
    isHidden && hiddenRows.length > 0
      ? hiddenRows
          .filter((row) => !named.some(({list}) => list.includes(String(row))))
          .map((row) => `no word of row ${row}, which is hidden`)
      : [];
  const rest = text.replace(ROWS, ' ');
  const addresses = rest.match(ADDRESS) ?? [];
  return [
    ...wrongRows.map((row) => `row ${row}`),
    ...unsaid,
    ...addresses.filter((address) => !isKnownAddress(address, texts, rows)),
    ...numbersOf(rest.replace(ADDRESS, ' ')).filter(
      (number) => !numbers.has(number),
    ),
  ];
}

function numbersOf(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => {
    const plain = number.replaceAll(',', '').replace(/\.$/, '');
    return Number.isNaN(Number(plain)) ? plain : String(Number(plain));
  });
}

/** Whether an address stands in the code, or names cells of rows in view. */
function isKnownAddress(
  address: string,
  texts: readonly string[],
  rows: readonly number[],
): boolean {
  return (
    texts.some((text) => text.includes(address)) ||
    (address.match(/\d+/g) ?? []).every((row) => rows.includes(Number(row)))
  );
}
