import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const withoutWeak = createRequire(import.meta.url)(
  '../../src/plugins/lazy-pages/withoutWeak.cjs',
) as (source: string) => string;

it('leaves the imports of a table of modules and takes away what compiles them at once', () => {
  expect(
    withoutWeak(
      '"a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],',
    ),
  ).toBe(
    '"a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", undefined],',
  );
});
