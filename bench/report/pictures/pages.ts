import {PAGE_TYPES} from '../sizes/pageTypes';

/** A page whose picture is taken. */
export interface PicturedPage {
  /** Without the prefix of its language. */
  readonly address: string;
  /** The root's language is taken where a build lacks it. */
  readonly locale: 'ko' | 'en';
}

const english = (address: string): PicturedPage => ({address, locale: 'en'});
const korean = (address: string): PicturedPage => ({address, locale: 'ko'});

/** Twenty pages: one of each type, those of the busiest layouts, and what is written in Korean. */
export const PICTURED_PAGES: readonly PicturedPage[] = [
  ...Object.values(PAGE_TYPES).map(english),
  english('/spreadsheet/intro'),
  english('/spreadsheet/api/format/conditional_formatting'),
  english('/spreadsheet/api/data/builtin_function_libraries'),
  english('/ocr/api/c_api_details'),
  english('/ocr/api/run_runBase64'),
  english('/open-questions'),
  korean('/'),
  korean('/products'),
  korean('/legal/refund'),
  korean('/ocr/installation/supported_os'),
];
