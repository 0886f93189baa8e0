// Adds components that pages use without an import, and makes tables scrollable by keyboard.
//
// Pages that use one of these components load the application, unless its module declares that it works
// without React.
// @works-without-react
import MDXComponents from '@theme-original/MDXComponents';
import BuyLinks from '@site/src/components/BuyLinks';
import HelpTopics from '@site/src/components/HelpTopics';
import {loadReactForUndeclared} from '@site/src/components/NeedsApp';
import ScrollingTable from '@site/src/components/ScrollingTable';
import StoreLink from '@site/src/components/StoreLink';
import Unspecified from '@site/src/components/Unspecified';

export default loadReactForUndeclared(MDXComponents, {
  BuyLinks,
  HelpTopics,
  StoreLink,
  Unspecified,
  table: ScrollingTable,
});
