// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {OPEN_QUESTIONS} from '@site/src/site/paths';

interface Props {
  readonly id: string;
  /** Whether the vendor has answered: then the children hold the answer and its source. */
  readonly answered?: boolean;
  /** What the remark step of `src/content/questions/` wrote into the place of the question. */
  readonly children: ReactNode;
}

/** A fact that the vendor has not specified: says so and leads to its question, or gives the answer. */
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
