// @works-without-react
import {useContext, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {TabPanelIdContext} from './index';

/** The theme's tab panel, with an id for the tab to refer to and a title for print. */
export default function Panel({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const index = tabValues.findIndex((tab) => tab.value === value);
  return (
    <div
      id={`${useContext(TabPanelIdContext)}-${index}`}
      role="tabpanel"
      aria-label={tabValues[index]?.label ?? value}
      className={className}
      hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
