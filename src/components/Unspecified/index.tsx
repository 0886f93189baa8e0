// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {OPEN_QUESTIONS_ROUTE} from '@site/src/site/paths';

interface Props {
  readonly id: string;
  /** Whether the vendor has answered the question. The children then contain the answer and its source. */
  readonly answered?: boolean;
  /** Text that `src/content/questions/remarkUnspecified.ts` has inserted. */
  readonly children: ReactNode;
}

/** Mark for a fact that the vendor has not specified. It links to the open question, or shows the answer. */
export default function Unspecified({
  id,
  answered = false,
  children,
}: Props): ReactNode {
  return answered ? (
    <span data-unspecified={id}>{children}</span>
  ) : (
    <em data-unspecified={id}>
      <Link to={`${OPEN_QUESTIONS_ROUTE}#${id}`}>{children}</Link>
    </em>
  );
}
