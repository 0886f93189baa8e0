// Adds components that pages use without an import, and makes tables scrollable by keyboard. Components that you add
// below load the application on the pages that use them, unless they declare that they work without React.
// @works-without-react
import MDXComponents from '@theme-original/MDXComponents';
import HelpTopics from '@site/src/components/HelpTopics';
import {loadReactForUndeclared} from '@site/src/components/NeedsApp';
import ScrollingTable from '@site/src/components/ScrollingTable';
import StoreLink from '@site/src/components/StoreLink';
import Unspecified from '@site/src/components/Unspecified';

export default loadReactForUndeclared(MDXComponents, {
  HelpTopics,
  StoreLink,
  Unspecified,
  table: ScrollingTable,
});
