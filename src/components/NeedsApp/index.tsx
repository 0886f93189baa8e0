import {createElement, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import nativeElements from '@generated/native-first/default/nativeElements.json';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import {APP_AT_IDLE_META} from '@site/src/native-first/app';

/**
 * Makes its page load the application at idle.
 *
 * @param because - the reason that the build reports
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

/** The classic theme leaves it empty: a theme that fills it draws in the browser. */
const FILLED_BY_THEMES = 'mermaid';

/**
 * Adds elements for pages to those of the theme. A page that uses an added one loads the application at idle, unless its
 * module declares that it works without React.
 */
export function markUndeclared(
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
