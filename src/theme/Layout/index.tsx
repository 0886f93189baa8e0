// Adds the variant's class to <html>, the load notice and the legal dialog on every page. `Root` stays free for
// providers of the site's owner.
// @works-without-react
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import LegalDialog from '@site/src/components/LegalDialog';
import LoadNotice from '@site/src/components/LoadNotice';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {variantClassName} from '@site/src/site/variants';

export default function LayoutWrapper(props: Props): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <HtmlClassNameProvider className={variantClassName(variant)}>
      <Layout {...props} />
      <LoadNotice />
      <LegalDialog />
    </HtmlClassNameProvider>
  );
}
