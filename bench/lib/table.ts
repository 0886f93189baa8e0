import {isKept, type Figure} from './figures';

/**
 * Draws figures as a table: a row for each name, a column for each site, in the order in which they come.
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
      row.map(bars).filter(Boolean).join(', '),
    ];
  });
  const head = sites.some(Boolean) ? [['', ...sites, '']] : [];
  return align([...head, ...rows]);
}

function cell(figure: Figure, first: Figure, firstSite: string): string {
  const isCompared = (first.site ?? '') === firstSite && figure !== first;
  return isCompared && first.value > 0
    ? `${figure.value} (${(figure.value / first.value).toFixed(1)}×)`
    : String(figure.value);
}

function bars(figure: Figure): string {
  const {atMost, atLeast} = figure;
  const kept = isKept(figure) ? 'kept' : 'MISSED';
  return [
    ...(atMost === undefined ? [] : [`${kept}: at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`${kept}: at least ${atLeast}`]),
  ].join(', ');
}

function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  );
  const lines = rows.map((row) =>
    row.map((text, column) =>
      column === 0 || column === row.length - 1
        ? text.padEnd(widths[column]!)
        : text.padStart(widths[column]!),
    ),
  );
  return lines.map((cells) => `  ${cells.join('  ')}`.trimEnd()).join('\n');
}
