/** Most bytes, after gzip, of the style sheets that stand in a page: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page, some 150 bytes above what it has. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  // With the picture of a sheet.
  home: {address: '/', light: 17_450, auto: 18_370},
  documentation: {address: '/ocr/intro', light: 12_980, auto: 13_770},
  reference: {address: '/ocr/api/getGpuCount', light: 12_980, auto: 13_770},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 13_540,
    auto: 14_340,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 16_280,
    auto: 17_150,
  },
  products: {address: '/products', light: 13_600, auto: 14_390},
  'legal text': {address: '/legal/privacy', light: 13_490, auto: 14_290},
  search: {address: '/search', light: 13_420, auto: 14_230},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 12_980,
    auto: 13_770,
  },
  'not found': {address: '/404', light: 12_980, auto: 13_770},
};
