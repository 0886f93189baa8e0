// @works-without-react: useLayoutEffect, useRef, useState
import {
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
  type TabValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {restoreTabs} from '@site/src/native-first/react';
import styles from './styles.module.css';

interface PanelTabs {
  /** Prefix of panel ids. The complete id ends with the index of the tab. */
  readonly id: string;
  readonly tabValues: readonly TabValue[];
  readonly selected?: string;
}

/** Context with the tabs around a panel; without tabs in those of another theme. */
export const PanelTabsContext = createContext<PanelTabs>({
  id: '',
  tabValues: [],
});

/**
 * Tabs in the theme's format. `src/native-first/tabs.ts` handles all interaction, with and without React, so
 * hydration changes nothing. Without scripts, all panels are visible.
 */
export default function Tabs(props: Props): ReactNode {
  const {groupId, queryString, className} = props;
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const children = sanitizeTabsChildren(props.children);
  const tabs = useTabsContextValue({...props, children});
  const [built] = useState(tabs.selectedValue);

  // Restores the selected tabs after client-side navigation. On page load, the native script has already done
  // so.
  useLayoutEffect(() => restoreTabs(container.current!), []);

  return (
    <div
      ref={container}
      className={clsx(
        ThemeClassNames.tabs.container,
        'tabs-container',
        styles.tabs,
      )}
      data-tabs={groupId ?? ''}
      data-query={queryString === true ? groupId : queryString || undefined}>
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', tabs.block && 'tabs--block', className)}>
        {tabs.tabValues.map(({value, label, attributes}, index) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === built ? 0 : -1}
            aria-selected={value === built}
            {...attributes}
            aria-controls={`${id}-${index}`}
            data-native="tab"
            data-value={value}
            className={clsx(
              'tabs__item',
              styles.tab,
              attributes?.['className'] as string | undefined,
              value === built && 'tabs__item--active',
            )}>
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {/* `lazy: false` renders all panels, so that they work without React and without scripts. */}
        <TabsProvider value={{...tabs, selectedValue: built, lazy: false}}>
          <PanelTabsContext
            value={{id, tabValues: tabs.tabValues, selected: built}}>
            {children}
          </PanelTabsContext>
        </TabsProvider>
      </div>
    </div>
  );
}
