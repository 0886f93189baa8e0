import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useForeignDoc} from '@site/src/hooks/useForeignDoc';
import {reasonTexts, type Reason} from './reasonTexts';
import styles from './styles.module.css';

interface Props {
  readonly onSend: (reasons: readonly Reason[]) => void;
}

/** What may be wrong with a page; a page in another language may be wrong for that alone. */
export default function Reasons({onSend}: Props): ReactNode {
  const [chosen, setChosen] = useState<readonly Reason[]>([]);
  const texts = reasonTexts();
  const isForeign = useForeignDoc() !== undefined;
  const offered = (Object.keys(texts) as Reason[]).filter(
    (reason) => reason !== 'language' || isForeign,
  );
  return (
    <fieldset
      className={clsx('alert alert--secondary margin-top--md', styles.reasons)}>
      <legend className={styles.legend}>
        <Translate id="site.feedback.reasons">What was wrong?</Translate>
      </legend>
      {offered.map((reason) => (
        <div key={reason}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(reason)}
              onChange={({target}) =>
                setChosen(
                  target.checked
                    ? [...chosen, reason]
                    : chosen.filter((other) => other !== reason),
                )
              }
            />
            {texts[reason]}
          </label>
        </div>
      ))}
      <button
        type="button"
        className="button button--primary button--sm margin-top--sm"
        onClick={() => onSend(chosen)}>
        <Translate id="site.feedback.send">Send</Translate>
      </button>
    </fieldset>
  );
}
