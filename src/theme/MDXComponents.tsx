// Adds this site's components to those that pages may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import HelpTopics from '@site/src/components/HelpTopics';
import ScrollTable from '@site/src/components/ScrollTable';

export default {...MDXComponents, HelpTopics, table: ScrollTable};
