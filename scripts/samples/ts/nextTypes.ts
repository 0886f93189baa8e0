/** Declarations of what samples need of Next.js, which is too large to be installed for their sake. */
export const NEXT_TYPES = `
declare module 'next/dynamic' {
  import type {ComponentType, ReactNode} from 'react';

  // https://nextjs.org/docs/app/guides/lazy-loading
  export default function dynamic<P>(
    load: () => Promise<ComponentType<P>>,
    options?: {readonly ssr?: boolean; readonly loading?: () => ReactNode},
  ): ComponentType<P>;
}

// Next.js brings the types of Node.js along.
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};
`;
