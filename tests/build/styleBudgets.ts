/** Most bytes, after gzip, of the style sheets that a page links: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page; 100 to 200 bytes above what it has. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  home: {address: '/', light: 12_800, auto: 13_700},
  documentation: {address: '/ocr/intro', light: 11_850, auto: 12_750},
  reference: {address: '/ocr/api/getGpuCount', light: 11_850, auto: 12_750},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 12_450,
    auto: 13_350,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_050,
    auto: 16_150,
  },
  products: {address: '/products', light: 12_350, auto: 13_250},
  'legal text': {address: '/legal/privacy', light: 12_750, auto: 13_650},
  search: {address: '/search', light: 12_300, auto: 13_200},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 11_850,
    auto: 12_750,
  },
  'not found': {address: '/404', light: 11_850, auto: 12_750},
};
