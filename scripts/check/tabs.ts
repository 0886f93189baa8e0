import {
  getJsxAttribute,
  type FileProblem,
  type JsxElement,
  type SourcePage,
} from '../../src/content';

interface Tab {
  readonly file: string;
  readonly line: number;
  readonly tabs: JsxElement;
  readonly group: string;
  readonly label: string;
  readonly value: string;
}

/** Finds tabs with the value of another one, and tabs of a group whose value differs from that on most pages. */
export function findWrongTabs(pages: readonly SourcePage[]): FileProblem[] {
  const all = pages.flatMap(listTabs);
  return all.flatMap((tab, index) => {
    const {file, line, group, label, value} = tab;
    const isTwice = all
      .slice(0, index)
      .some((other) => other.tabs === tab.tabs && other.value === value);
    const values = all
      .filter((other) => other.group === group && other.label === label)
      .map((other) => other.value);
    const count = (text: string) =>
      values.filter((each) => each === text).length;
    const usual = values.find((each) => count(each) > count(value));
    return isTwice || (group !== '' && usual !== undefined)
      ? {
          file,
          line,
          found: `<TabItem value="${value}">`,
          expected: isTwice
            ? 'a value that no other tab beside it has'
            : `"${usual}", as other tabs "${label}" of the group "${group}" have`,
          remedy: 'Correct the value: the choice of the reader depends on it.',
        }
      : [];
  });
}

function listTabs({file, elements}: SourcePage): Tab[] {
  const text = (element: JsxElement, name: string) =>
    String(getJsxAttribute(element, name) ?? '');
  return elements
    .filter(({element}) => element.name === 'Tabs')
    .flatMap(({element: tabs}) =>
      (tabs.children as JsxElement[])
        .filter(({name}) => name === 'TabItem')
        .map((item) => ({
          file,
          line: item.position?.start.line ?? 1,
          tabs,
          group: text(tabs, 'groupId'),
          label: text(item, 'label'),
          value: text(item, 'value'),
        })),
    );
}
