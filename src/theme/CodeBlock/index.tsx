// Replaces the classic code block, which needs React for its colours and for copying. Live code uses the block of the
// installed theme.
// @works-without-react
import type {ReactNode} from 'react';
import LiveCodeBlock from '@generated/code-blocks/default/LiveCodeBlock';
import NeedsApp from '@site/src/components/NeedsApp';
import CodeFence, {type Props} from '@site/src/components/CodeFence';

export default function CodeBlock(props: Props): ReactNode {
  return props.live && LiveCodeBlock ? (
    <>
      <NeedsApp because="live code" />
      <LiveCodeBlock {...props} />
    </>
  ) : (
    <CodeFence {...props} />
  );
}
