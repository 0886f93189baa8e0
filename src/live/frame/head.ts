/** Width of the row numbers, and height of the column letters, in CSS pixels. */
export const HEAD = {width: 40, height: 24};
