// Hides the footer if the front matter says so. Provides the context by which breadcrumbs detect
// documentation pages.
// @works-without-react
import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {DocPageContext} from '@site/src/components/Breadcrumbs';
import {describesSymbol, hidesFooter} from '@site/src/site/frontMatter';

export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <DocPageContext value>
      {/* Marks the page for style sheets. Not a class of `<html>`, since hydration changes those. */}
      {hidesFooter(props.content.frontMatter) && (
        <span hidden data-hide-footer="" />
      )}
      {describesSymbol(props.content.frontMatter) && (
        <span hidden data-symbol="" />
      )}
      <DocItem {...props} />
    </DocPageContext>
  );
}
