/** The code block of the theme for live code that is installed: `src/plugins/code-blocks.ts`. */
declare module '@generated/code-blocks/default/LiveCodeBlock' {
  import type {ReactNode} from 'react';
  import type {Props} from '@site/src/components/CodeFence';

  const LiveCodeBlock: ((props: Props) => ReactNode) | undefined;
  export default LiveCodeBlock;
}
