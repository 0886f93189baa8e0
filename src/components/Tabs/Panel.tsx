// @works-without-react
import {useContext, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {PanelIds} from '.';

/** The text of a tab, as the theme's own, with an id by which its tab finds it and a name for paper. */
export default function Panel({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const index = tabValues.findIndex((tab) => tab.value === value);
  return (
    <div
      id={`${useContext(PanelIds)}-${index}`}
      role="tabpanel"
      aria-label={tabValues[index]?.label ?? value}
      className={className}
      hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
