import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {BUYER_ANSWERS} from '@site/src/site/buyerAnswers';
import {createCommonLink} from '@site/src/site/linkTable';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import styles from './styles.module.css';

/** The first questions of buyers: price, trial, requirements and limits, with answers or links to them. */
export default function BuyerAnswers(): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const contact = createCommonLink('contact', context);
  const ask = (
    <Link href={contact}>
      <Translate id="site.products.ask">ask us</Translate>
    </Link>
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
          <Translate
            id="site.products.costText"
            values={{
              quote: (
                <Link href={contact}>
                  <Translate id="site.products.costQuote">
                    request a quote
                  </Translate>
                </Link>
              ),
              purchase: (
                <Link href={createCommonLink('purchase', context)}>
                  <Translate id="site.products.costStore">the store</Translate>
                </Link>
              ),
            }}>
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
          <Translate
            id="site.products.trialText"
            values={{
              trial: (
                <Link href={contact}>
                  <Translate id="site.products.trialKey">
                    request a trial key
                  </Translate>
                </Link>
              ),
            }}>
            {
              'The samples on this site need no installation and no key. To try an SDK in your own application, {trial}.'
            }
          </Translate>
        </p>
        <ul>
          {DOCS_SET_LIST.map(
            ({id, label, tryIt}) =>
              tryIt && (
                <li key={id}>
                  {`${textOf(label)}: `}
                  <Link to={tryIt.to}>{textOf(tryIt.label)}</Link>
                </li>
              ),
          )}
        </ul>
      </Answer>
      <Answer
        id="requirements"
        question={translate({
          id: 'site.products.requirements',
          message: 'Which browsers and systems?',
        })}>
        <ul>
          {DOCS_SET_LIST.map(
            ({id, label, productInterface}) =>
              productInterface && (
                <li key={id}>
                  {`${textOf(label)}: `}
                  <Link to={productInterface.details}>
                    {textOf(productInterface.runsOn)}
                  </Link>
                </li>
              ),
          )}
        </ul>
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
        <ul>
          {DOCS_SET_LIST.flatMap(
            ({id}) => BUYER_ANSWERS[id]?.notIncluded ?? [],
          ).map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{textOf(label)}</Link>
            </li>
          ))}
        </ul>
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
