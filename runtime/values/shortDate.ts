/** Number format of the short date of a locale: `m/d/yyyy` in English, `d.m.yyyy` in German. */
export function shortDateFormat(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(2026, 0, 2));
  return parts
    .map(({type, value}) => {
      switch (type) {
        case 'year':
          return 'yyyy';
        case 'month':
          return value.length > 1 ? 'mm' : 'm';
        case 'day':
          return value.length > 1 ? 'dd' : 'd';
        default:
          return /^[\s./-]*$/.test(value) ? value : `"${value}"`;
      }
    })
    .join('');
}
