import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {DOCS_LOCALE, type LocalizedText} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import {findPagePlace, toRelativePath} from '../pages/place';
import type {RemarkStep} from '../remark';

/** Titles of blocks that are not names of files. Translated pages keep the English ones, which tools read. */
export const BLOCK_TITLES: readonly LocalizedText[] = [
  {ko: '콘솔', en: 'Console'},
  {ko: '출력', en: 'Output'},
  {ko: '출력(활성화한 적이 없을 때)', en: 'Output before the first activation'},
  {ko: '출력(라이선스가 활성 상태일 때)', en: 'Output of an active licence'},
  {ko: '출력(오프라인)', en: 'Output offline'},
  {
    ko: '출력(활성화하지 않은 컴퓨터)',
    en: 'Output on a machine without an activation',
  },
  {ko: '출력(온라인)', en: 'Output online'},
  {ko: '출력(과부하 상태)', en: 'Output under overload'},
  {ko: '출력(CUDA 사용)', en: 'Output with CUDA'},
  {ko: '출력(장치가 없을 때)', en: 'Output without a device'},
  {ko: '출력(라이선스가 없을 때)', en: 'Output without a licence'},
  {ko: '출력(네트워크가 없을 때)', en: 'Output without a network'},
  {ko: '준비할 것', en: 'What you need'},
  {
    ko: 'systemd에서 실행하는 일괄 처리 프로그램',
    en: 'The batch program in systemd',
  },
  {ko: 'systemd에서 실행하는 서버', en: 'A server in systemd'},
  {
    ko: 'MakeUp 객체: 첫 번째 CUDA 장치, 없으면 오류',
    en: 'MakeUp object: the first CUDA device, or an error',
  },
  {
    ko: '찾지 못한 라이브러리 목록(아무것도 출력되지 않아야 함)',
    en: 'Lists the linked libraries that are not found: must print nothing',
  },
  {
    ko: '라이브러리가 읽지 못하는 형식 변환하기',
    en: 'Convert what the library does not read',
  },
];

/** Remark plugin that translates the titles of blocks on translated pages. Other titles are names of files. */
export const translateBlockTitles: RemarkStep = (tree, {path}) => {
  const locale = findPagePlace(toRelativePath(path))?.locale ?? DOCS_LOCALE;
  if (locale === DOCS_LOCALE) {
    return;
  }
  visit(tree, 'code', (node: Code) => {
    node.meta = node.meta?.replace(/(?<=\btitle=")[^"]*(?=")/, (title) => {
      const text = BLOCK_TITLES.find(({en}) => en === title);
      return text ? getLocalizedText(text, locale) : title;
    });
  });
};
