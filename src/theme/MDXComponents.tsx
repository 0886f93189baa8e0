// Adds components that pages use without an import, and makes tables scrollable by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import BuyLinks from '@site/src/components/BuyLinks';
import HelpTopics from '@site/src/components/HelpTopics';
import ScrollingTable from '@site/src/components/ScrollingTable';
import StoreLink from '@site/src/components/StoreLink';
import Unspecified from '@site/src/components/Unspecified';

export default {
  ...MDXComponents,
  BuyLinks,
  HelpTopics,
  StoreLink,
  Unspecified,
  table: ScrollingTable,
};
