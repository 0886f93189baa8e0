import {jsxAttribute, type JsxElement} from '../../../src/sets/page/elements';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly line: number;
}

/** Each of several tabs can be told from the others. */
export const tabs: Check = {
  name: 'tabs',
  unit: 'groups of tabs',
  run({pages}) {
    const groups = pages.flatMap(groupsOf);
    const labels = labelsOf(groups.flatMap(({tabs: each}) => each));
    return {
      inspected: groups.length,
      problems: groups.flatMap(({file, tabs: each}) => [
        ...each.flatMap((tab, index): Problem[] =>
          tabFaults(tab, each.slice(0, index), labels).map((fault) => ({
            file,
            line: tab.line,
            ...fault,
          })),
        ),
      ]),
    };
  },
};

interface Group {
  readonly file: string;
  readonly tabs: readonly Tab[];
}

function groupsOf({file, elements}: SourcePage): Group[] {
  return elements
    .filter(({element: {name}}) => name === 'Tabs')
    .map(({element, line}) => ({
      file,
      tabs: (element.children as JsxElement[])
        .filter(({name}) => name === 'TabItem')
        .map((item) => {
          const value = String(jsxAttribute(item, 'value') ?? '');
          return {
            value,
            label: String(jsxAttribute(item, 'label') ?? value),
            line: item.position?.start.line ?? line,
          };
        }),
    }))
    .filter((group) => group.tabs.length > 0);
}

/** The label that most tabs of a value have. */
function labelsOf(all: readonly Tab[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const {value, label} of all) {
    const key = `${value}\n${label}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const usual = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(
    // A label says what its value is only where several tabs agree.
    usual
      .filter(([, count]) => count > 2)
      .map(([key]) => key.split('\n') as [string, string]),
  );
}

function tabFaults(
  {value, label}: Tab,
  before: readonly Tab[],
  labels: ReadonlyMap<string, string>,
): Fault[] {
  if (before.some((tab) => tab.value === value)) {
    return [
      {
        found: `a second tab of the value "${value}"`,
        expected: 'a value of its own: readers could not choose it',
        remedy: 'Correct the value.',
      },
    ];
  }
  if (before.some((tab) => tab.label === label)) {
    return [
      {
        found: `a second tab with the label "${label}"`,
        expected: labels.get(value) ?? 'a label of its own',
        remedy: 'Correct the label: readers choose by it.',
      },
    ];
  }
  // The value of another label that is in use: one of the two was copied.
  const usual = labels.get(value);
  const isMixed =
    usual !== undefined &&
    usual !== label &&
    [...labels.values()].includes(label);
  return isMixed
    ? [
        {
          found: `the tab "${value}" with the label "${label}"`,
          expected: `"${usual}", as elsewhere`,
          remedy: 'Correct the label or the value.',
        },
      ]
    : [];
}
