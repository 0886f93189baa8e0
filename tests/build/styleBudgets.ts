/** Most bytes, after gzip, of the style sheets that a page links: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page, little above what it has. What every page loads stays below 12 kB in light. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  home: {address: '/', light: 13_000, auto: 13_900},
  documentation: {address: '/ocr/intro', light: 12_000, auto: 12_900},
  reference: {address: '/ocr/api/getGpuCount', light: 12_000, auto: 12_900},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 12_600,
    auto: 13_500,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_250,
    auto: 16_250,
  },
  products: {address: '/products', light: 12_500, auto: 13_400},
  'legal text': {address: '/legal/privacy', light: 12_750, auto: 13_650},
  search: {address: '/search', light: 12_500, auto: 13_400},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 12_000,
    auto: 12_900,
  },
  'not found': {address: '/404', light: 12_000, auto: 12_900},
};
