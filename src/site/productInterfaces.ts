import type {DocsSetId} from '../sets/index';
import type {Localized} from './locales';
import type {Product} from './products';

/** Where an SDK runs and what it is called from, as its contract in `contracts/` says. */
export interface ProductInterface {
  readonly runsOn: Localized;
  readonly calledFrom: Localized;
  /** Page of this site with the details. */
  readonly details: string;
}

const INTERFACES: Readonly<Record<DocsSetId, ProductInterface>> = {
  spreadsheet: {
    runsOn: {
      ko: '웹 페이지 안의 호스트 요소',
      en: 'A web page, inside a host element',
    },
    calledFrom: {
      ko: 'TypeScript 또는 JavaScript',
      en: 'TypeScript or JavaScript',
    },
    details: '/spreadsheet/installation/spreadsheet-sdk-guide',
  },
  ocr: {
    runsOn: {
      ko: '64비트 Linux(glibc)와 64비트 Windows, CPU 또는 CUDA 장치',
      en: '64-bit Linux (glibc) and 64-bit Windows, on the CPU or a CUDA device',
    },
    calledFrom: {
      ko: 'C99 이상 또는 C++11 이상',
      en: 'C99 or later, C++11 or later',
    },
    details: '/ocr/installation/supported_os',
  },
};

/** What is known of a product's interface; `undefined` when this site holds no contract for it. */
export function productInterface(
  product: Product,
): ProductInterface | undefined {
  return product.docsSet && INTERFACES[product.docsSet];
}
