/** Most bytes, after gzip, of the style sheets that a page links: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page; 100 to 200 bytes above what it has. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  home: {address: '/', light: 12_050, auto: 12_950},
  documentation: {address: '/ocr/intro', light: 11_100, auto: 12_000},
  reference: {address: '/ocr/api/getGpuCount', light: 11_100, auto: 12_000},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 11_700,
    auto: 12_600,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 14_300,
    auto: 15_400,
  },
  products: {address: '/products', light: 11_600, auto: 12_500},
  'legal text': {address: '/legal/privacy', light: 12_000, auto: 12_900},
  search: {address: '/search', light: 11_550, auto: 12_450},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 11_100,
    auto: 12_000,
  },
  'not found': {address: '/404', light: 11_100, auto: 12_000},
};
