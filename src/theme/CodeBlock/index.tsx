// Replaces the classic code block, which needs React for colours and for copying. Blocks with live code are
// rendered by the component of the theme that provides live code.
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
