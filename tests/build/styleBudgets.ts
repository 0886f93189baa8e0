/** Most bytes, after gzip, of the style sheets that a page links: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page, about 100 bytes above what it has: 12 KiB in light for what all pages load. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  // With the picture of a sheet.
  home: {address: '/', light: 16_450, auto: 17_350},
  documentation: {address: '/ocr/intro', light: 12_100, auto: 12_950},
  reference: {address: '/ocr/api/getGpuCount', light: 12_100, auto: 12_950},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 12_700,
    auto: 13_550,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_350,
    auto: 16_300,
  },
  products: {address: '/products', light: 12_600, auto: 13_450},
  'legal text': {address: '/legal/privacy', light: 12_750, auto: 13_650},
  search: {address: '/search', light: 12_600, auto: 13_450},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 12_100,
    auto: 12_950,
  },
  'not found': {address: '/404', light: 12_100, auto: 12_950},
};
