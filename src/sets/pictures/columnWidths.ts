const WIDTHS = ['xs', 's', 'm', 'l', 'xl'] as const;

/** Width of a column, by name. */
export type ColumnWidth = (typeof WIDTHS)[number];

/**
 * Splits the widths of a picture's columns.
 *
 * @throws Error that names the unknown width and lists the known ones
 */
export function parseWidths(text: string): ColumnWidth[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const width = WIDTHS.find((name) => name === word);
      if (!width) {
        throw new Error(
          `Sheet picture: found the column width "${word}"; expected one of ${WIDTHS.join(', ')}.`,
        );
      }
      return width;
    });
}
