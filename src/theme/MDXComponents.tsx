// Adds this site's components to those that pages may use without importing them, and puts tables
// into a box that scrolls by keyboard too. A component that you add here loads the application where it is used.
// @works-without-react
import MDXComponents from '@theme-original/MDXComponents';
import HelpTopics from '@site/src/components/HelpTopics';
import {markUndeclared} from '@site/src/components/NeedsApp';
import ScrollingTable from '@site/src/components/ScrollingTable';
import StoreLink from '@site/src/components/StoreLink';
import Unspecified from '@site/src/components/Unspecified';

export default markUndeclared(MDXComponents, {
  HelpTopics,
  StoreLink,
  Unspecified,
  table: ScrollingTable,
});
