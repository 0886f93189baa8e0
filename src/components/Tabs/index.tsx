import {
  Children,
  isValidElement,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import {restoreTabs} from '@site/src/native/tabs';
import styles from './styles.module.css';

interface Props {
  /** `TabItem` elements, each with a value and a label. */
  readonly children: ReactNode;
  /** Tabs of one group, on any page, are chosen together. */
  readonly groupId?: string;
}

/** Tabs. `src/native/tabs.ts` answers them; without scripts every panel is shown. */
export default function Tabs({children, groupId}: Props): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter(isTabItem);

  // A page that the application itself has brought; a built one has been dealt with.
  useLayoutEffect(() => restoreTabs(container.current!), []);

  const initial = Math.max(
    items.findIndex((item) => item.props.default),
    0,
  );
  return (
    <div
      ref={container}
      className={clsx(
        ThemeClassNames.tabs.container,
        'tabs-container',
        styles.tabs,
      )}
      data-tabs={groupId ?? ''}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({props: {value, label}}, index) => (
          <li
            key={value}
            id={`${id}-${index}`}
            role="tab"
            tabIndex={index === initial ? 0 : -1}
            aria-selected={index === initial}
            aria-controls={`${id}-${index}-panel`}
            data-native="tab"
            data-value={value}
            className={clsx(
              'tabs__item',
              styles.tab,
              index === initial && 'tabs__item--active',
            )}>
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map(({props: {value, label, children: panel}}, index) => (
          <div
            key={value}
            id={`${id}-${index}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${index}`}
            data-label={label ?? value}
            hidden={index !== initial}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && 'value' in child.props;
}
