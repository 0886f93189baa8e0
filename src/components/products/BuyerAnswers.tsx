import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import StoreLink from '@site/src/components/StoreLink';
import {useText} from '@site/src/hooks/useText';
import {BUYER_ANSWERS} from '@site/src/site/buyerAnswers';
import {DOCS_SET_LIST, type DocsSet} from '@site/src/site/sets/index';
import styles from './styles.module.css';

/** The first questions of buyers: price, trial, requirements and limits, with answers or links to them. */
export default function BuyerAnswers(): ReactNode {
  const ask = (
    <StoreLink to="contact">
      <Translate id="site.products.ask">ask us</Translate>
    </StoreLink>
  );
  const quote = (
    <StoreLink to="contact">
      <Translate id="site.products.costQuote">request a quote</Translate>
    </StoreLink>
  );
  const purchase = (
    <StoreLink to="purchase">
      <Translate id="site.products.costStore">the store</Translate>
    </StoreLink>
  );
  const trial = (
    <StoreLink to="contact">
      <Translate id="site.products.trialKey">request a trial key</Translate>
    </StoreLink>
  );
  return (
    <div className={styles.groups}>
      <Answer
        id="cost"
        question={translate({
          id: 'site.products.cost',
          message: 'What does it cost?',
        })}>
        <p>
          <Translate id="site.products.costText" values={{quote, purchase}}>
            {
              'Prices on request: {quote}. Tell us which SDK you need, where your application runs and on how many machines. You buy licences in {purchase}.'
            }
          </Translate>
        </p>
      </Answer>
      <Answer
        id="trial"
        question={translate({
          id: 'site.products.trial',
          message: 'May I try it?',
        })}>
        <p>
          <Translate id="site.products.trialText" values={{trial}}>
            {
              'The samples on this site need no installation and no key. To try an SDK in your own application, {trial}.'
            }
          </Translate>
        </p>
        <LinksBySet linkOf={({tryIt}) => tryIt} />
      </Answer>
      <Answer
        id="requirements"
        question={translate({
          id: 'site.products.requirements',
          message: 'Which browsers and systems?',
        })}>
        <LinksBySet
          linkOf={({productInterface}) =>
            productInterface && {
              label: productInterface.runsOn,
              to: productInterface.details,
            }
          }
        />
        <p>
          <Translate id="site.products.requirementsText" values={{ask}}>
            {'About versions of browsers, and about the other SDKs, {ask}.'}
          </Translate>
        </p>
      </Answer>
      <Answer
        id="not-included"
        question={translate({
          id: 'site.products.notIncluded',
          message: 'What is not included?',
        })}>
        <Limits />
        <p>
          <Translate id="site.products.notIncludedText" values={{ask}}>
            {'About the limits of the other SDKs, {ask}.'}
          </Translate>
        </p>
      </Answer>
    </div>
  );
}

interface AnswerProps {
  readonly id: string;
  /** Must be a string, because the label of the heading's link is derived from it. */
  readonly question: string;
  readonly children: ReactNode;
}

function Answer({id, question, children}: AnswerProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {question}
      </Heading>
      {children}
    </section>
  );
}

interface LinksBySetProps {
  readonly linkOf: (set: DocsSet) => DocsSet['tryIt'];
}

/** Names of the documentation sets, each with a link. */
function LinksBySet({linkOf}: LinksBySetProps): ReactNode {
  const textOf = useText();
  return (
    <ul>
      {DOCS_SET_LIST.map((set) => {
        const link = linkOf(set);
        return (
          link && (
            <li key={set.id}>
              {`${textOf(set.label)}: `}
              <Link to={link.to}>{textOf(link.label)}</Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Links to the sections about what the SDKs do not do. */
function Limits(): ReactNode {
  const textOf = useText();
  const links = DOCS_SET_LIST.flatMap(
    ({id}) => BUYER_ANSWERS[id]?.notIncluded ?? [],
  );
  return (
    <ul>
      {links.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{textOf(label)}</Link>
        </li>
      ))}
    </ul>
  );
}
