// Sets the variant's class name on <html> for every page, the not-found page included.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {variantClassName} from '@site/src/site/variants';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <HtmlClassNameProvider className={variantClassName(variant)}>
      {children}
    </HtmlClassNameProvider>
  );
}
