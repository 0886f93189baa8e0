import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {useText} from '@site/src/hooks/useText';
import {BUYER_RULES} from '@site/src/site/buyerRules';
import styles from './styles.module.css';

/** What a buyer agrees to, a line each, with the section that states it in full. */
export default function BuyerRules(): ReactNode {
  const textOf = useText();
  return (
    <div className={styles.groups}>
      {BUYER_RULES.map(({id, title, rules}) => (
        <section key={id} aria-labelledby={`rules-${id}`}>
          <Heading as="h3" id={`rules-${id}`}>
            {textOf(title)}
          </Heading>
          <ul>
            {rules.map(({id: rule, to, rule: text, section}) => (
              <li key={rule}>
                {textOf(text)} <Link to={to}>{textOf(section)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
