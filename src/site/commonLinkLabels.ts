import type {CommonLink} from './linkTable';
import type {Localized} from './locales';

/** Names of the common links, as every menu shows them. */
export const COMMON_LINK_LABELS: Readonly<Record<CommonLink, Localized>> = {
  products: {ko: '제품', en: 'Products'},
  purchase: {ko: '구매', en: 'Purchase'},
  contact: {ko: '문의하기', en: 'Contact Us'},
  cart: {ko: '장바구니', en: 'Cart'},
  myPage: {ko: '마이페이지', en: 'My Page'},
};
