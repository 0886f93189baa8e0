// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {OPEN_QUESTIONS} from '@site/src/site/paths';

interface Props {
  readonly id: string;
  /** Whether the question is answered. The children then contain answer and source. */
  readonly answered?: boolean;
  /** Written by the remark step in `src/content/questions/`. */
  readonly children: ReactNode;
}

/** Mark of a fact that is not specified: links to its question, or shows the answer. */
export default function Unspecified({
  id,
  answered = false,
  children,
}: Props): ReactNode {
  return answered ? (
    <span data-unspecified={id}>{children}</span>
  ) : (
    <em data-unspecified={id}>
      <Link to={`${OPEN_QUESTIONS}#${id}`}>{children}</Link>
    </em>
  );
}
