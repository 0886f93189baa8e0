// Adds the load notice, the legal dialog, and classes on `<html>` to every page: for the variant, and for a navbar
// that src/css/navbar.css hides on scroll. Not an override of `Root`, which owners of the site may need for their own
// providers.
// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, useThemeConfig} from '@docusaurus/theme-common';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import LegalDialog from '@site/src/components/LegalDialog';
import LoadNotice from '@site/src/components/LoadNotice';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {getVariantClassName} from '@site/src/site/variants';

export default function LayoutWrapper(props: Props): ReactNode {
  const {variant} = useSiteConfig();
  const {hideOnScroll} = useThemeConfig().navbar;
  return (
    <HtmlClassNameProvider
      className={clsx(
        getVariantClassName(variant),
        hideOnScroll && 'hides-navbar',
      )}>
      <Layout {...props} />
      <LoadNotice />
      <LegalDialog />
    </HtmlClassNameProvider>
  );
}
