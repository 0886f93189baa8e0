// Number formats that files name by number alone: those that all programs know, and those of Korean ones, all of
// which are dates.
const CODES: Readonly<Record<string, readonly number[]>> = {
  '0': [1],
  '0.00': [2],
  '#,##0': [3],
  '#,##0.00': [4],
  '$#,##0_);\\($#,##0\\)': [5],
  '$#,##0_);[Red]\\($#,##0\\)': [6],
  '$#,##0.00_);\\($#,##0.00\\)': [7],
  '$#,##0.00_);[Red]\\($#,##0.00\\)': [8],
  '0%': [9],
  '0.00%': [10],
  '0.00E+00': [11],
  '# ?/?': [12],
  '# ??/??': [13],
  'm/d/yyyy': [14],
  'd-mmm-yy': [15],
  'd-mmm': [16],
  'mmm-yy': [17],
  'h:mm AM/PM': [18],
  'h:mm:ss AM/PM': [19],
  'h:mm': [20],
  'h:mm:ss': [21],
  'm/d/yyyy h:mm': [22],
  '#,##0 ;(#,##0)': [37],
  '#,##0 ;[Red](#,##0)': [38],
  '#,##0.00;(#,##0.00)': [39],
  '#,##0.00;[Red](#,##0.00)': [40],
  'mm:ss': [45],
  '[h]:mm:ss': [46],
  'mmss.0': [47],
  '##0.0E+0': [48],
  '@': [49],
  'yyyy"年" mm"月" dd"日"': [27, 36, 50, 57],
  'mm-dd': [28, 29, 51, 54, 56, 58],
  'mm-dd-yy': [30],
  'yyyy"년" mm"월" dd"일"': [31],
  'h"시" mm"분"': [32],
  'h"시" mm"분" ss"초"': [33],
  'yyyy-mm-dd': [34, 35, 52, 53, 55],
};

/** Number formats by their numbers. */
export const NUMBER_FORMATS: ReadonlyMap<number, string> = new Map(
  Object.entries(CODES).flatMap(([code, ids]) =>
    ids.map((id) => [id, code] as const),
  ),
);
