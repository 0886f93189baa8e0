// Adds this site's components to those that pages may use without importing them, and puts tables
// into a box that scrolls by keyboard too.
import MDXComponents from '@theme-original/MDXComponents';
import HelpTopics from '@site/src/components/HelpTopics';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Unspecified from '@site/src/components/Unspecified';

export default {
  ...MDXComponents,
  HelpTopics,
  Unspecified,
  table: ScrollingTable,
};
