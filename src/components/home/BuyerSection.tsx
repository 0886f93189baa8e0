// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import BuyLinks from '@site/src/components/BuyLinks';
import {useText} from '@site/src/hooks/useText';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

/** Section of a landing page about purchase, contact and legal texts. */
export default function BuyerSection(): ReactNode {
  const textOf = useText();
  return (
    <HomeSection
      id="buy"
      title={translate({
        id: 'site.home.buy.title',
        message: 'Read the terms before you buy',
      })}
      intro={
        <Translate id="site.home.buy.intro">
          You buy a licence in the store and activate it in your application.
          Before you pay, check when you can get a refund, how to cancel a
          subscription and how your data is handled. For a price or a quote,
          contact us.
        </Translate>
      }>
      <BuyLinks buttons />
      <ul className={clsx('clean-list margin-bottom--none', styles.legalList)}>
        {LEGAL_TEXTS.map(({id, path, title}) => (
          <li key={id}>
            <Link to={path}>{textOf(title)}</Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
