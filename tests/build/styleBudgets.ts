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
  home: {address: '/', light: 16_510, auto: 17_410},
  documentation: {address: '/ocr/intro', light: 12_160, auto: 13_010},
  reference: {address: '/ocr/api/getGpuCount', light: 12_160, auto: 13_010},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 12_760,
    auto: 13_610,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_410,
    auto: 16_360,
  },
  products: {address: '/products', light: 12_660, auto: 13_510},
  'legal text': {address: '/legal/privacy', light: 12_810, auto: 13_710},
  search: {address: '/search', light: 12_660, auto: 13_510},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 12_160,
    auto: 13_010,
  },
  'not found': {address: '/404', light: 12_160, auto: 13_010},
};
