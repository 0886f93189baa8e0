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
  home: {address: '/', light: 15_410, auto: 16_390},
  documentation: {address: '/ocr/intro', light: 11_130, auto: 11_990},
  reference: {address: '/ocr/api/getGpuCount', light: 11_130, auto: 11_990},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 11_690,
    auto: 12_560,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 14_230,
    auto: 15_170,
  },
  products: {address: '/products', light: 11_750, auto: 12_610},
  'legal text': {address: '/legal/privacy', light: 11_550, auto: 12_410},
  search: {address: '/search', light: 11_320, auto: 12_190},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 11_130,
    auto: 11_990,
  },
  'not found': {address: '/404', light: 11_130, auto: 11_990},
};
