// Modules that plugins of this site generate.

/** Open questions, from the plugin `open-questions`. */
declare module '@generated/open-questions/default/questions.json' {
  import type {QuestionGroup} from '@site/src/site/openQuestions';

  const groups: readonly QuestionGroup[];
  export default groups;
}

/**
 * MDX components that `src/theme/MDXComponents.tsx` adds and whose modules declare that they work without
 * React.
 */
declare module '@generated/native-first/default/nativeElements.json' {
  const names: readonly string[];
  export default names;
}

/** Code block of an installed live-code theme: `src/native-first/plugin/codeBlocks.ts`. */
declare module '@generated/code-blocks/default/LiveCodeBlock' {
  import type {ReactNode} from 'react';
  import type {Props} from '@site/src/components/CodeFence';

  const LiveCodeBlock: ((props: Props) => ReactNode) | undefined;
  export default LiveCodeBlock;
}
