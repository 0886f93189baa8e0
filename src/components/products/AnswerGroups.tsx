// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import StoreLink from '@site/src/components/StoreLink';
import {useText} from '@site/src/hooks/useText';
import type {Answer, AnswerGroup} from '@site/src/site/buyerAnswers';
import styles from './styles.module.css';

interface Props {
  readonly groups: readonly AnswerGroup[];
  readonly level: 'h2' | 'h3';
}

/** Groups of answers or rules for buyers, each with a heading. */
export default function AnswerGroups({groups, level}: Props): ReactNode {
  const textOf = useText();
  return (
    <div className={styles.groups}>
      {groups.map(({id, title, answers}) => (
        <section key={id} aria-labelledby={id}>
          <Heading as={level} id={id}>
            {textOf(title)}
          </Heading>
          <ul>
            {answers.map(({set, text, ...link}) => (
              <li key={link.to}>
                {set && `${textOf(set)}: `}
                {text && `${textOf(text)} `}
                <AnswerLink {...link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function AnswerLink({to, link}: Answer): ReactNode {
  const label = useText()(link);
  return to === 'contact' || to === 'purchase' ? (
    <StoreLink to={to}>{label}</StoreLink>
  ) : (
    <Link to={to}>{label}</Link>
  );
}
