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
  home: {address: '/', light: 16_330, auto: 17_230},
  documentation: {address: '/ocr/intro', light: 11_980, auto: 12_830},
  reference: {address: '/ocr/api/getGpuCount', light: 11_980, auto: 12_830},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 12_580,
    auto: 13_430,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_230,
    auto: 16_180,
  },
  products: {address: '/products', light: 12_480, auto: 13_330},
  'legal text': {address: '/legal/privacy', light: 12_630, auto: 13_530},
  search: {address: '/search', light: 12_480, auto: 13_330},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 11_980,
    auto: 12_830,
  },
  'not found': {address: '/404', light: 11_980, auto: 12_830},
};
