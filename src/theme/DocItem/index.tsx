// Lets front matter hide the footer, and tells the breadcrumbs that they are on a documentation page.
// @works-without-react
import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {DocPageContext} from '@site/src/components/PageTools/DocPage';
import {hidesFooter} from '@site/src/site/frontMatter';

export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <DocPageContext value>
      {/* Not a class of `<html>`: hydration changes those. */}
      {hidesFooter(props.content.frontMatter) && (
        <span hidden data-hide-footer="" />
      )}
      <DocItem {...props} />
    </DocPageContext>
  );
}
