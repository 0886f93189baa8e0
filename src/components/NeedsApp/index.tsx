import {createElement, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import {APP_AT_IDLE_META} from '@site/src/native-first/app';
import {NATIVE_ELEMENTS} from '@site/src/native-first/nativeParts';

/**
 * Lets its page load the application at idle.
 *
 * @param because - what needs it, as the build reports it
 */
export default function NeedsApp({
  because,
}: {
  readonly because: string;
}): ReactNode {
  return (
    <Head>
      <meta name={APP_AT_IDLE_META} content={because} />
    </Head>
  );
}

/** Lets each element that the native script does not know load the application where a page uses it. */
export function markUnknown(
  components: MDXComponentsObject,
): MDXComponentsObject {
  return Object.fromEntries(
    Object.entries<unknown>(components).map(([name, component]) => [
      name,
      NATIVE_ELEMENTS.has(name)
        ? component
        : marked(name, component as ComponentType<object>),
    ]),
  ) as MDXComponentsObject;
}

function marked(
  name: string,
  component: ComponentType<object>,
): ComponentType<object> {
  return function Marked(props) {
    return (
      <>
        <NeedsApp because={`element ${name}`} />
        {createElement(component, props)}
      </>
    );
  };
}
