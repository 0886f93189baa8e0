/** A part of the report: a heading, a sentence that tells the outcome, and the details below it. */
export interface Section {
  readonly title: string;
  readonly verdict: string;
  /** Markdown; empty when there is nothing to add. */
  readonly details: string;
}

/** The report as Markdown: what each part found first, then each with its details. */
export function renderReport(sections: readonly Section[]): string {
  const summary = sections.map(
    ({title, verdict}) => `- **${title}**: ${verdict}`,
  );
  const parts = sections.map(({title, verdict, details}) =>
    [`### ${title}`, verdict, details].filter(Boolean).join('\n\n'),
  );
  return ['## What this change changes', summary.join('\n'), ...parts, ''].join(
    '\n\n',
  );
}

/** A table; text that would end a cell is kept from it. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

/** Lines that a reader opens, below a summary of one line. */
export function folded(summary: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : `<details><summary>${summary}</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

/** A number of bytes in kB of 1000, with one digit behind the point. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The difference of two numbers of bytes, with its sign and its share; `=` when there is none. */
export function change(before: number, after: number): string {
  if (before === after) {
    return '=';
  }
  const sign = after > before ? '+' : '−';
  const bytes = `${sign}${Math.abs(after - before)} B`;
  return before === 0
    ? bytes
    : `${bytes} (${sign}${((Math.abs(after - before) / before) * 100).toFixed(1)} %)`;
}
