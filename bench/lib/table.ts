import {isKept, type Figure} from './figures';

/**
 * Draws figures of several sites side by side, a row for each name, in the order in which they come.
 * A ratio says how many times the first site's value another one's is.
 */
export function drawTable(figures: readonly Figure[]): string {
  const sites = [...new Set(figures.map(({site = ''}) => site))];
  const names = [...new Set(figures.map(({name}) => name))];
  const rows = names.map((name) => {
    const row = figures.filter((figure) => figure.name === name);
    const [first] = row;
    return [
      `${name} [${first!.unit}]`,
      ...sites.map((site) => {
        const figure = row.find((each) => (each.site ?? '') === site);
        return figure === undefined ? '' : cell(figure, first!, sites[0]!);
      }),
      bar(row.find(({atMost}) => atMost !== undefined)),
    ];
  });
  return align([['', ...sites, ''], ...rows]);
}

function cell(figure: Figure, first: Figure, firstSite: string): string {
  const isCompared = first.site === firstSite && figure !== first;
  return isCompared && first.value > 0
    ? `${figure.value} (${(figure.value / first.value).toFixed(1)}×)`
    : String(figure.value);
}

function bar(figure: Figure | undefined): string {
  return figure === undefined
    ? ''
    : `${isKept(figure) ? 'kept' : 'MISSED'}: at most ${figure.atMost}`;
}

function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  );
  return rows
    .map((row) =>
      `  ${row
        .map((text, column) =>
          column === 0 || column === row.length - 1
            ? text.padEnd(widths[column]!)
            : text.padStart(widths[column]!),
        )
        .join('  ')}`.trimEnd(),
    )
    .join('\n');
}
