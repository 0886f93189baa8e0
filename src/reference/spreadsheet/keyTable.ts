import {
  KEY_BINDINGS,
  type KeyBinding,
} from '@document-sdk/spreadsheet-reference/keys';
import type {Table} from 'mdast';
import {UnlocatedProblemError} from '../../content';
import type {Locale, LocalizedText} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import * as md from '../shared/mdast';

type KeyGroup = keyof typeof KEY_BINDINGS;

/** Describes an action. `excel` lists Excel's keys on Windows if they differ, and is empty if Excel has none. */
type KeyText = LocalizedText & {readonly excel?: string};

const HEADINGS: Readonly<Record<KeyGroup, LocalizedText>> = {
  commands: {en: 'Command', ko: '명령'},
  grid: {en: 'In the grid', ko: '그리드에서'},
  editor: {en: 'In the editor', ko: '셀 편집기에서'},
};

const SYSTEMS: readonly LocalizedText[] = [
  {en: 'Windows, Linux', ko: 'Windows, Linux'},
  {en: 'macOS', ko: 'macOS'},
  {en: 'Excel (Windows)', ko: 'Windows용 Excel'},
];

const SAME: LocalizedText = {en: 'the same', ko: '같음'};
const ARROW_KEYS: LocalizedText = {en: 'arrow keys', ko: '화살표 키'};
const KEYS_ABOVE: LocalizedText = {
  en: 'Shift and the keys above',
  ko: 'Shift와 위의 키',
};

const TEXTS: {
  readonly [Group in KeyGroup]: Readonly<
    Record<(typeof KEY_BINDINGS)[Group][number]['id'], KeyText>
  >;
} = {
  commands: {
    undo: {en: 'undo', ko: '실행 취소'},
    redo: {en: 'redo', ko: '다시 실행', excel: 'Ctrl+Y'},
    cut: {en: 'cut', ko: '잘라내기'},
    copy: {en: 'copy', ko: '복사'},
    paste: {en: 'paste', ko: '붙여넣기'},
    bold: {en: 'bold', ko: '굵게'},
    italic: {en: 'italic', ko: '기울임꼴'},
    underline: {en: 'underline', ko: '밑줄'},
    find: {en: 'find and replace', ko: '찾기 및 바꾸기'},
  },
  grid: {
    step: {en: 'move by one cell', ko: '한 셀 이동'},
    page: {en: 'move by a page', ko: '한 화면 이동'},
    row: {
      en: 'move to the start or end of the row',
      ko: '행의 처음이나 끝으로 이동',
      excel: 'Home, –',
    },
    edge: {
      en: 'move to the edge of the used area',
      ko: '사용 영역의 가장자리로 이동',
    },
    corner: {
      en: 'move to the first or last cell',
      ko: '첫 셀이나 마지막 셀로 이동',
    },
    extend: {en: 'extend the selection', ko: '선택 영역 확장'},
    next: {en: 'move right or left', ko: '오른쪽이나 왼쪽으로 이동'},
    selectUsed: {en: 'select the used area', ko: '사용 영역 선택'},
    edit: {en: 'edit the cell', ko: '셀 편집', excel: 'F2'},
    clear: {
      en: 'empty the selected cells',
      ko: '선택한 셀 비우기',
      excel: 'Delete',
    },
    leave: {
      en: 'go to the toolbar, the tabs, the open panel, and back',
      ko: '도구 모음, 시트 탭, 열린 패널로 이동하고 돌아오기',
    },
  },
  editor: {
    enter: {
      en: 'commit the entry and move down or up',
      ko: '입력하고 아래나 위로 이동',
    },
    enterBeside: {
      en: 'commit the entry and move right or left',
      ko: '입력하고 오른쪽이나 왼쪽으로 이동',
    },
    enterTyped: {
      en: 'after typing: commit the entry and move',
      ko: '새로 입력 중일 때 입력하고 이동',
    },
    edit: {
      en: 'after typing: move in the text with arrow keys',
      ko: '새로 입력 중일 때 화살표 키로 텍스트 안에서 이동',
    },
    breakLine: {en: 'insert a line break', ko: '줄 바꿈 넣기'},
    cancel: {
      en: 'close the editor without the entry',
      ko: '입력하지 않고 편집기 닫기',
    },
  },
};

/** Keys with other names in texts. */
const KEY_NAMES = {PageUp: 'Page Up', PageDown: 'Page Down'};

const MAC_NAMES = {
  Ctrl: 'Command',
  Alt: 'Option',
  Enter: 'Return',
  Backspace: 'Delete',
  Delete: 'Fn+Delete',
  Home: 'Fn+Left',
  End: 'Fn+Right',
  PageUp: 'Fn+Up',
  PageDown: 'Fn+Down',
};

function formatKeys(
  keys: readonly string[],
  names: Readonly<Partial<Record<string, string>>>,
  locale: Locale,
): string {
  const arrows = keys.map((key) => key.replace(/Arrow\w+$/, 'Arrow'));
  const texts = [...new Set(arrows)].map((key) =>
    key
      .split('+')
      .map((name) =>
        name === 'Arrow'
          ? getLocalizedText(ARROW_KEYS, locale)
          : (names[name] ?? name),
      )
      .join('+'),
  );
  return texts.join(', ');
}

/**
 * Builds the table of a `<KeyTable of="grid" />`: keys by system, next to Excel's.
 *
 * @throws UnlocatedProblemError for a group that does not exist
 */
export function buildKeyTable(
  [group = '']: readonly string[],
  locale: Locale,
): Table | undefined {
  const groups = Object.keys(KEY_BINDINGS);
  if (!groups.includes(group)) {
    throw new UnlocatedProblemError({
      found: `<KeyTable of="${group}">`,
      expected: groups.join(', '),
      remedy: 'Name one of these groups of keys.',
    });
  }
  const texts: Readonly<Record<string, KeyText>> = TEXTS[group as KeyGroup];
  const localize = (text: LocalizedText) => getLocalizedText(text, locale);
  const bindings: readonly KeyBinding[] = KEY_BINDINGS[group as KeyGroup];
  return md.table(
    [HEADINGS[group as KeyGroup], ...SYSTEMS].map(localize),
    bindings.map(({id, keys}) => {
      const text = texts[id]!;
      const systems =
        id === 'extend'
          ? [KEYS_ABOVE, KEYS_ABOVE].map(localize)
          : [KEY_NAMES, MAC_NAMES].map((names) =>
              formatKeys(keys, names, locale),
            );
      return [localize(text), ...systems, text.excel ?? localize(SAME)];
    }),
  );
}
