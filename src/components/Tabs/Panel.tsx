// @works-without-react
import {useContext, type ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import {PanelTabsContext} from './index';

/**
 * The theme's tab panel, with an id for the tab to refer to and a title for print. Panels in the tabs of another theme
 * are rendered by that theme.
 */
export default function Panel(props: Props): ReactNode {
  const {children, className, value} = props;
  const {id, tabValues, selected} = useContext(PanelTabsContext);
  const index = tabValues.findIndex((tab) => tab.value === value);
  return index < 0 ? (
    <TabItem {...props} />
  ) : (
    <div
      id={`${id}-${index}`}
      role="tabpanel"
      aria-label={tabValues[index]?.label ?? value}
      className={className}
      hidden={value !== selected}>
      {children}
    </div>
  );
}
