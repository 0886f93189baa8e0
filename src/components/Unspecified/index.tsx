// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import StoreLink from '@site/src/components/StoreLink';
import {OPEN_QUESTIONS_ROUTE} from '@site/src/site/paths';

/** Properties that `src/content/questions/remarkUnspecified.ts` sets, except for `id`. */
interface Props {
  readonly id: string;
  /** Whether the question is answered. The children then contain the answer and its source. */
  readonly answered?: boolean;
  /** Accessible name of the link: its text and the question. */
  readonly label?: string;
  /** Tooltip with the question; absent in legal texts. */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * Mark for a fact that is not published. It shows the answer, or links to the contact page of the store; in
 * legal texts, to the list of open questions.
 */
export default function Unspecified({
  id,
  answered = false,
  label,
  title,
  children,
}: Props): ReactNode {
  if (answered) {
    return <span data-unspecified={id}>{children}</span>;
  }
  // The title is not on the link, because screen readers would read the question twice.
  return (
    <em data-unspecified={id} title={title}>
      {title ? (
        <StoreLink to="contact" aria-label={label}>
          {children}
        </StoreLink>
      ) : (
        <Link to={`${OPEN_QUESTIONS_ROUTE}#${id}`} aria-label={label}>
          {children}
        </Link>
      )}
    </em>
  );
}
