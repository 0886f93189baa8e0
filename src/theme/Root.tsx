// Sets the variant's class name on <html> for every page, the not-found page included, and gives each the
// notice that something could not be loaded.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import LoadNotice from '@site/src/components/LoadNotice';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {variantClassName} from '@site/src/site/variants';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <HtmlClassNameProvider className={variantClassName(variant)}>
      {children}
      <LoadNotice />
    </HtmlClassNameProvider>
  );
}
