// Sets the variant's class name on <html> for every page, the not-found page included, and gives each the
// notice that something could not be loaded and the list of keyboard shortcuts.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import LoadNotice from '@site/src/components/LoadNotice';
import Shortcuts from '@site/src/components/Shortcuts';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {variantClassName} from '@site/src/site/variants';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <HtmlClassNameProvider className={variantClassName(variant)}>
      {children}
      <LoadNotice />
      <Shortcuts />
    </HtmlClassNameProvider>
  );
}
