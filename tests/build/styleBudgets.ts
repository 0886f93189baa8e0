/** Most bytes, after gzip, of the style sheets that stand in a page: without dark mode, and with it. */
interface Budget {
  /** The page that stands for its type, without the prefix of its locale. */
  readonly address: string;
  readonly light: number;
  readonly auto: number;
}

/** A budget for each type of page, some 250 bytes above what it has. */
export const STYLE_BUDGETS: Readonly<Record<string, Budget>> = {
  // With the picture of a sheet.
  home: {address: '/', light: 16_930, auto: 17_850},
  documentation: {address: '/ocr/intro', light: 12_580, auto: 13_450},
  reference: {address: '/ocr/api/getGpuCount', light: 12_580, auto: 13_450},
  'documentation with a diagram': {
    address: '/ocr/architecture/ocr_sdk_details',
    light: 13_180,
    auto: 14_050,
  },
  'documentation with pictures': {
    address: '/spreadsheet/api/visualize/generate_edit_chart',
    light: 15_830,
    auto: 16_800,
  },
  products: {address: '/products', light: 13_080, auto: 13_950},
  'legal text': {address: '/legal/privacy', light: 13_230, auto: 14_150},
  search: {address: '/search', light: 13_080, auto: 13_950},
  'help topics': {
    address: '/spreadsheet/csh-redirect',
    light: 12_580,
    auto: 13_450,
  },
  'not found': {address: '/404', light: 12_580, auto: 13_450},
};
