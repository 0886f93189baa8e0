// Adds the load notice, the legal dialog, and the variant's class on `<html>` to every page. Not an override
// of `Root`, which owners of the site may need for their own providers.
// @works-without-react
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import LegalDialog from '@site/src/components/LegalDialog';
import LoadNotice from '@site/src/components/LoadNotice';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {getVariantClassName} from '@site/src/site/variants';

export default function LayoutWrapper(props: Props): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <HtmlClassNameProvider className={getVariantClassName(variant)}>
      <Layout {...props} />
      <LoadNotice />
      <LegalDialog />
    </HtmlClassNameProvider>
  );
}
