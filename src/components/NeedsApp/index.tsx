import {createElement, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import nativeElements from '@generated/native-first/default/nativeElements.json';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import {APP_AT_IDLE_META} from '@site/src/native-first/react';

/**
 * Makes the page load React when the browser is idle.
 *
 * @param because - reason, shown in the report of the build
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

/** MDX component that is empty in the classic theme. Other themes implement it with code that runs in the browser. */
const FILLED_BY_THEMES = 'mermaid';

/**
 * Wraps MDX components so that pages which use them load React at idle. Components whose module declares that
 * it works without React are not wrapped.
 */
export function loadReactForUndeclared(
  ofTheme: MDXComponentsObject,
  added: Readonly<Record<string, unknown>>,
): MDXComponentsObject {
  const isNative = (name: string) =>
    name in added ? nativeElements.includes(name) : name !== FILLED_BY_THEMES;
  return Object.fromEntries(
    Object.entries<unknown>({...ofTheme, ...added}).map(([name, component]) => [
      name,
      isNative(name)
        ? component
        : wrapWithNeedsApp(name, component as ComponentType<object>),
    ]),
  ) as MDXComponentsObject;
}

function wrapWithNeedsApp(
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
